import type { MethodName, Outcome, Params } from '../../control/methods.js';

/** Thrown when the guild says no, or cannot be asked; its message is for the person who asked, in English. */
export type Refusal = Error & { readonly name: 'Refusal'; readonly code: string };

const refusal = (code: string, words: string): Refusal => Object.assign(new Error(words), { name: 'Refusal' as const, code });

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal';

/** Asks the guild the page came from. */
export async function call<Name extends MethodName>(name: Name, params: Params<Name>): Promise<Outcome<Name>> {
  const response = await fetch(new URL(`call/${name}`, document.baseURI), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  }).catch(() => undefined);
  if (!response) throw refusal('unreachable', 'The local guild does not answer.');
  // Page and guild are compiled from the same table of methods, which gives the type of the answer.
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw refusal(String(answer.code), String(answer.words ?? `The local guild failed: ${response.status}.`));
  return answer;
}
