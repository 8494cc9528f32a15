import { unaccented } from '../../../lib/unaccented.js';
import { isSeparator, isSilent, type MoveLexicon, type WordMeaning } from './moveLexicon.js';

/**
 * A word with a meaning, and what separates it from the word before: `joined`, a slash or hyphen; `blank`, a space; `apart`, a comma, plus
 * or arrow.
 */
export type Term = WordMeaning & { readonly joint: 'joined' | 'blank' | 'apart' };

const PIECES = /\p{Script=Han}+|\p{L}+|\d+|[^\p{L}\d\s]+/gu;
const JOINTS = /^[/\-.]$/;
/** The most words and signs accepted. No move has more. */
const MOST = 40;

/** The terms of a typed move. Undefined if a word has no meaning here or the text is too long. */
export function termsOf(lexicon: MoveLexicon, text: string): readonly Term[] | undefined {
  const pieces = unaccented(text).match(PIECES) ?? [];
  if (pieces.length > MOST) return undefined;
  const terms: Term[] = [];
  let joint: Term['joint'] = 'apart';
  for (const piece of pieces) {
    if (!/[\p{L}\d]/u.test(piece)) joint = JOINTS.test(piece) ? 'joined' : 'apart';
    else if (isSeparator(piece)) joint = 'apart';
    else if (!isSilent(piece)) {
      const meaning = lexicon.get(piece);
      if (meaning === undefined) return undefined;
      terms.push({ ...meaning, joint });
      joint = 'blank';
    }
  }
  return terms;
}
