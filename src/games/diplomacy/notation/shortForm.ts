import { distance } from 'fastest-levenshtein';
import { memoise } from '../../../lib/memoise.js';
import type { Board } from '../board/board.js';
import type { ProvinceId } from '../board/location.js';
import type { PhaseKind } from '../model/state.js';
import { type Cursor, phraseAt } from './cursor.js';
import { type OrderLexicon, orderLexiconOf } from './orderLexicon.js';
import { placesNamed } from './parsePlace.js';
import { tokenize } from './tokenLine.js';
import type { PhraseMeaning } from './vocabulary.js';
import { HYPHEN } from './word.js';

const SIGNS: Readonly<Record<PhraseMeaning, string>> = {
  hold: 'h',
  arrow: '-',
  support: 's',
  convoy: 'c',
  via: 'via',
  carried: '-',
  raise: 'r f',
  rapid: '~>',
  disband: 'd',
  build: 'build',
  remove: 'remove',
  waive: 'waive',
};
const MOST_WORDS = 4;
const WORDS_KEPT = 1_000;

/**
 * Returns what shortens every name, phrase and likely misspelling in a text, so that texts can be compared. A unit on the board is
 * represented by its place, without the type. What an unknown word is likely to mean is worked out once: the statements of a seat repeat it.
 */
export function shortFormFor(board: Board, phase: PhaseKind): (text: string) => string {
  const lexicon = orderLexiconOf(board);
  const likely = memoise((word: string) => likelyName(lexicon, word), { keyOf: word => word, capacity: WORDS_KEPT });
  return text => {
    const cursor: Cursor = { lexicon, phase, line: tokenize(lexicon, text), arrow: -1, next: 0, ahead: undefined };
    const parts: string[] = [];
    while (cursor.next < cursor.line.words.length) parts.push(takePart(cursor, likely));
    return parts.filter(part => part !== '').join(' ');
  };
}

type LikelyName = (word: string) => ProvinceId | undefined;

function takePart(cursor: Cursor, likely: LikelyName): string {
  const word = cursor.line.words[cursor.next];
  const phrase = phraseAt(cursor, cursor.next);
  if (word?.type !== undefined && (cursor.next === 0 || phrase === undefined)) {
    cursor.next++;
    return cursor.phase === 'adjustments' || cursor.phase === 'placement' ? word.type.toLowerCase() : '';
  }
  if (phrase === undefined) return takeName(cursor) ?? takeWord(cursor, likely);
  cursor.next += 1 + phrase.rest.length;
  return SIGNS[phrase.meaning];
}

/** Reads the longest sequence of words, up to the next phrase, that names exactly one province. Undefined if there is none. */
function takeName(cursor: Cursor): string | undefined {
  const { words } = cursor.line;
  let row = 1;
  while (row < MOST_WORDS && words[cursor.next + row] !== undefined && phraseAt(cursor, cursor.next + row) === undefined) row++;
  for (let count = row; count > 0; count--) {
    const named = words.slice(cursor.next, cursor.next + count).filter(word => word !== HYPHEN);
    const [place, another] = named.length === 0 ? [] : placesNamed(cursor.lexicon, named);
    if (place === undefined || another !== undefined) continue;
    cursor.next += count;
    return place.province;
  }
  return undefined;
}

function takeWord(cursor: Cursor, likely: LikelyName): string {
  const word = cursor.line.words[cursor.next];
  cursor.next++;
  if (word === undefined || word === HYPHEN) return SIGNS.arrow;
  return likely(word.text) ?? word.text;
}

/** Returns the province with the most similar name, which may differ in at most a third of the letters. Undefined if there is none. */
function likelyName({ together }: OrderLexicon, text: string): ProvinceId | undefined {
  let best = Math.floor(text.length / 3) + 1;
  let likely: ProvinceId | undefined;
  for (const [name, [place]] of together) {
    const apart = Math.abs(name.length - text.length) < best ? distance(name, text) : best;
    if (apart < best) [best, likely] = [apart, place?.province];
  }
  return likely;
}
