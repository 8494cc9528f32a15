import { ok, type Result, refuse } from '../../../lib/result.js';
import type { PhaseKind } from '../model/state.js';
import type { RefusedOrder } from '../orders/refusedOrder.js';
import type { NamedUnit, OrderDraft } from './orderDraft.js';
import type { OrderLexicon } from './orderLexicon.js';
import { parsePlace } from './parsePlace.js';
import { type TokenLine, typedBetween } from './tokenLine.js';
import type { PhraseMeaning } from './vocabulary.js';
import { HYPHEN, type NamedPlace, type Phrase } from './word.js';

/**
 * One way to read a line, and how far it has been read. `arrow`: index of the hyphen without spaces that is read as an arrow; −1 if all
 * such hyphens join names.
 */
export interface Cursor {
  readonly lexicon: OrderLexicon;
  readonly phase: PhaseKind;
  readonly line: TokenLine;
  readonly arrow: number;
  next: number;
  /** The phrase at `next`, if it was found while reading a place. */
  ahead: Phrase | undefined;
}

const ARROW: Phrase = { rest: [], meaning: 'arrow' };

/** Returns the phrase that begins at a word, if any. Words joined by hyphens without spaces are part of a name: Karak-a-Karak. */
export function phraseAt({ line, phase, arrow }: Cursor, at: number): Phrase | undefined {
  const word = line.words[at];
  if (word === undefined) return undefined;
  if (word === HYPHEN) return at === arrow ? ARROW : undefined;
  if (word.phrases === undefined) return undefined;
  for (const phrase of word.phrases[phase]) if (stands(line, at, phrase)) return phrase;
  return undefined;
}

/** Whether all words of a phrase are there. "Waive" is an order only by itself; elsewhere the word is part of a name (Passe de Juyong). */
function stands({ words }: TokenLine, at: number, { rest, meaning }: Phrase): boolean {
  for (let i = 0; i < rest.length; i++) if (words[at + 1 + i] !== rest[i]) return false;
  if (words[at - 1] === HYPHEN || words[at + 1 + rest.length] === HYPHEN) return false;
  return meaning !== 'waive' || words.length === 1 + rest.length;
}

/** Reads the next phrase, if there is one. */
export function takePhrase(cursor: Cursor): PhraseMeaning | undefined {
  const phrase = cursor.ahead ?? phraseAt(cursor, cursor.next);
  cursor.ahead = undefined;
  if (phrase !== undefined) cursor.next += 1 + phrase.rest.length;
  return phrase?.meaning;
}

/** Reads a place: all words up to the next phrase or the end. */
export function takePlace(cursor: Cursor): Result<NamedPlace, RefusedOrder> {
  const from = cursor.next;
  for (; cursor.next < cursor.line.words.length; cursor.next++) {
    cursor.ahead = phraseAt(cursor, cursor.next);
    if (cursor.ahead !== undefined) break;
  }
  return parsePlace(cursor.lexicon, cursor.line, from, cursor.next);
}

/** Reads a unit: its type, if written, and its place. */
export function takeUnit(cursor: Cursor): Result<NamedUnit, RefusedOrder> {
  const type = cursor.line.words[cursor.next]?.type;
  if (type !== undefined) cursor.next++;
  const at = takePlace(cursor);
  return at.ok ? ok({ type, at: at.value }) : at;
}

/** Returns the draft if every word has been read; otherwise refuses the rest. */
export const complete = (cursor: Cursor, draft: OrderDraft): Result<OrderDraft, RefusedOrder> =>
  cursor.next === cursor.line.words.length ? ok(draft) : notUnderstood(cursor, cursor.next);

/** Refuses a line. Quotes it from that word on, or as a whole if no word is left. */
export const notUnderstood = ({ line }: Cursor, from: number): Result<never, RefusedOrder> =>
  refuse({ code: 'not-understood', typed: typedBetween(line, from, line.words.length) });
