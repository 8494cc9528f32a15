import { ok, type Result, refuse } from '../../../lib/result.js';
import type { RefusedOrder } from '../orders/refusedOrder.js';
import { type Cursor, notUnderstood, phraseAt } from './cursor.js';
import { parsePlace } from './parsePlace.js';
import { typedBetween } from './tokenLine.js';
import { COMMA, HYPHEN, type NamedPlace, type Word } from './word.js';

/**
 * Reads the spaces of a rapid river move to the end of the line, separated by commas, arrows, spaces or hyphens. Names contain spaces and
 * hyphens too, so there may be several readings. If there is none, the fault is that of the first unreadable space.
 */
export function takePath(cursor: Cursor): Result<readonly (readonly NamedPlace[])[], RefusedOrder> {
  const { line, arrow } = cursor;
  const from = cursor.next;
  const ends = line.words.length;
  if (arrow >= from || from === ends) return notUnderstood(cursor, 0);
  let paths: readonly (readonly NamedPlace[])[] = [[]];
  for (let start = from; start < ends; ) {
    let end = start;
    while (end < ends && !isBreak(cursor, end)) end++;
    if (end > start) {
      const steps = stepsIn(cursor, start, end);
      if (!steps.ok) return steps;
      paths = paths.flatMap(path => steps.value.map(more => [...path, ...more]));
    }
    start = end + 1;
  }
  cursor.next = ends;
  return ok(paths);
}

const isBreak = (cursor: Cursor, at: number): boolean => cursor.line.words[at] === COMMA || isArrow(cursor, at);
function isArrow(cursor: Cursor, at: number): boolean {
  const phrase = phraseAt(cursor, at);
  return phrase?.rest.length === 0 && (phrase.meaning === 'arrow' || phrase.meaning === 'rapid');
}

/** Returns all ways to read some words as a sequence of places, ignoring hyphens between them. */
function stepsIn(cursor: Cursor, from: number, to: number): Result<readonly (readonly NamedPlace[])[], RefusedOrder> {
  const abbreviated = abbreviations(cursor.line.words.slice(from, to));
  const ways = abbreviated === undefined ? waysThrough(cursor, from, to) : [abbreviated];
  return ways.length > 0 ? ok(ways) : refuse(firstFault(cursor, from, to));
}

/** Returns the places if every word is an exact abbreviation: these stay separate, so here "Ji Bei" is not Jibei. Otherwise undefined. */
function abbreviations(words: readonly Word[]): readonly NamedPlace[] | undefined {
  const steps = words.filter(word => word !== HYPHEN);
  const places = steps.flatMap(word => word.places.filter(place => place.province === word.text));
  return places.length === steps.length ? places : undefined;
}

function waysThrough(cursor: Cursor, from: number, to: number): readonly (readonly NamedPlace[])[] {
  if (from >= to) return [[]];
  if (cursor.line.words[from] === HYPHEN) return waysThrough(cursor, from + 1, to);
  const ways: (readonly NamedPlace[])[] = [];
  for (let end = from + 1; end <= to; end++) {
    const place = parsePlace(cursor.lexicon, cursor.line, from, end);
    if (place.ok && cursor.line.words[end - 1] !== HYPHEN)
      for (const rest of waysThrough(cursor, end, to)) ways.push([place.value, ...rest]);
  }
  return ways;
}

/** Returns the fault of the first word that names no place. */
function firstFault({ lexicon, line }: Cursor, from: number, to: number): RefusedOrder {
  for (let at = from; at < to; at++) {
    const place = parsePlace(lexicon, line, at, at + 1);
    if (!place.ok && line.words[at] !== HYPHEN) return place.fault;
  }
  return { code: 'not-understood', typed: typedBetween(line, from, to) };
}
