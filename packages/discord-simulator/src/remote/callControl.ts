import { z } from 'zod';
import { CLIENT_FAULT_CODES, type ClientFaultCode } from '../client/clientFault.js';
import type { ControlMethodName, ControlParams, ControlResult } from '../control/controlMethods.js';

/** Thrown when the simulator refuses a call. */
export type Refused = Error & { readonly name: 'Refused'; readonly code: ClientFaultCode };

const refused = (code: ClientFaultCode, message: string): Refused => Object.assign(new Error(message), { name: 'Refused' as const, code });

const faultBody = z.object({ code: z.enum(CLIENT_FAULT_CODES), message: z.string() });

/** Calls a control method of a running simulator. Throws `Refused` when the simulator refuses. */
export async function callControl<Name extends ControlMethodName>(
  controlUrl: string,
  name: Name,
  params: ControlParams<Name>,
): Promise<ControlResult<Name>> {
  const response = await fetch(`${controlUrl}/call/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const broken = { code: 'broken' as const, message: `The simulator failed with status ${response.status}.` };
    const { code, message } = faultBody.safeParse(json).data ?? broken;
    throw refused(code, message);
  }
  // Client and server share the table of methods, which gives the type of the answer.
  return json as ControlResult<Name>;
}
