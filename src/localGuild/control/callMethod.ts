import { z } from 'zod';
import { FAULT_CODES, type FaultCode } from '../persona/fault.js';
import type { MethodName, Outcome, Params } from './methods.js';

/** Thrown when the local guild says no. */
export type Refused = Error & { readonly name: 'Refused'; readonly code: FaultCode };

const refused = (code: FaultCode, words: string): Refused => Object.assign(new Error(words), { name: 'Refused' as const, code });

const fault = z.object({ code: z.enum(FAULT_CODES), words: z.string() });

/** Asks a running local guild. Throws `Refused` when the guild says no. */
export async function callMethod<Name extends MethodName>(controlUrl: string, name: Name, params: Params<Name>): Promise<Outcome<Name>> {
  const response = await fetch(`${controlUrl}/call/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const { code, words } = fault.safeParse(json).data ?? { code: 'broken' as const, words: `The local guild failed: ${response.status}.` };
    throw refused(code, words);
  }
  // Both ends are compiled from the same table of methods, which gives the type of the answer.
  return json as Outcome<Name>;
}
