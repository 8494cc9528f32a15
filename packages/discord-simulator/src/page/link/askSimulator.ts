import type { ControlMethodName, ControlParams, ControlResult } from '../../control/controlMethods.js';

/** Thrown when the simulator refuses or cannot be reached. The message is in English. */
export type Refusal = Error & { readonly name: 'Refusal'; readonly code: string };

const refusal = (code: string, message: string): Refusal => Object.assign(new Error(message), { name: 'Refusal' as const, code });

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal';

/** Calls a control method of the simulator that served the page. */
export async function call<Name extends ControlMethodName>(name: Name, params: ControlParams<Name>): Promise<ControlResult<Name>> {
  const response = await fetch(new URL(`call/${name}`, document.baseURI), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  }).catch(() => undefined);
  if (!response) throw refusal('unreachable', 'The local guild does not answer.');
  // Page and server share the table of methods, which gives the type of the answer.
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw refusal(String(answer.code), String(answer.message ?? `The local guild failed: ${response.status}.`));
  return answer;
}
