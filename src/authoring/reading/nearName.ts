import { distance } from 'fastest-levenshtein';

/** How much of a name may be wrong, as a share of its length; one letter always, and any letters in another order. */
const APART = 1 / 3;

/** The name that somebody probably meant who typed a text that is none. Undefined if none is near, or if the text is one. */
export function nearName(typed: string, names: Iterable<string>): string | undefined {
  const own = typed.toLowerCase();
  const sorted = inOrder(own);
  let near: string | undefined;
  let least = Math.max(1, Math.floor(own.length * APART)) + 1;
  for (const name of names) {
    if (name === typed) return undefined;
    const other = name.toLowerCase();
    const apart = inOrder(other) === sorted ? Math.min(1, distance(own, other)) : distance(own, other);
    if (apart >= least) continue;
    near = name;
    least = apart;
  }
  return near;
}

const inOrder = (text: string): string => [...text].sort().join('');
