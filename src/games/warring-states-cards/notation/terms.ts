import { folded, isParting, isSilent, type MoveLexicon, type WordMeaning } from './moveLexicon.js';

/**
 * A word that means something, and how it hangs on the one before: `joined` by a slash or a hyphen, with a `blank` between, or
 * `apart`, with a comma, a plus or an arrow.
 */
export type Term = WordMeaning & { readonly joint: 'joined' | 'blank' | 'apart' };

const PIECES = /\p{Script=Han}+|\p{L}+|\d+|[^\p{L}\d\s]+/gu;
const JOINTS = /^[/\-.]$/;
/** More words and signs than any move has. */
const MOST = 40;

/** The words of a typed move; undefined: one of them means nothing here. */
export function termsOf(lexicon: MoveLexicon, text: string): readonly Term[] | undefined {
  const pieces = folded(text).match(PIECES) ?? [];
  if (pieces.length > MOST) return undefined;
  const terms: Term[] = [];
  let joint: Term['joint'] = 'apart';
  for (const piece of pieces) {
    if (!/[\p{L}\d]/u.test(piece)) joint = JOINTS.test(piece) ? 'joined' : 'apart';
    else if (isParting(piece)) joint = 'apart';
    else if (!isSilent(piece)) {
      const meaning = lexicon.get(piece);
      if (meaning === undefined) return undefined;
      terms.push({ ...meaning, joint });
      joint = 'blank';
    }
  }
  return terms;
}
