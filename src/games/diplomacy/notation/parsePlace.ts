import { ok, type Result, refuse } from '../../../lib/result.js';
import type { ProvinceId } from '../board/location.js';
import type { UnknownPlace } from '../orders/refusedOrder.js';
import type { OrderLexicon } from './orderLexicon.js';
import { type TokenLine, typedBetween } from './tokenLine.js';
import { COMMA, HYPHEN, type NamedPlace, plainWord, type Word } from './word.js';

/** Minimum length of a prefix of a name. */
const SHORTEST_PREFIX = 2;

/** Reads the place named by the words `from` (inclusive) to `to` (exclusive). All of them must belong to the name. */
export function parsePlace(lexicon: OrderLexicon, line: TokenLine, from: number, to: number): Result<NamedPlace, UnknownPlace> {
  const only = to === from + 1 ? line.words[from]?.place : undefined;
  if (only !== undefined) return only;
  const typed = typedBetween(line, from, to);
  const words = line.words.slice(from, to);
  if (lexicon.openOceans.size > 0) {
    const berth = berthAtEnd(lexicon, words, typed);
    if (berth) return berth;
  }
  if (words.length === 0 || words.includes(COMMA) || joinsAbbreviations(words)) return refuse({ code: 'not-understood', typed });
  return placeOf(lexicon, words.filter(isNoHyphen), typed);
}

/**
 * Reads a berth: "NGWO#2" or "Northern Great Western Ocean #2" is the second fleet in an open ocean. Undefined if the words do not end in
 * "#" and a number.
 */
function berthAtEnd(lexicon: OrderLexicon, words: readonly Word[], typed: string): Result<NamedPlace, UnknownPlace> | undefined {
  const last = words.at(-1)?.text ?? '';
  const [, name, number] = /^(.*)#(\d{1,2})$/.exec(last) ?? [];
  if (name === undefined) return undefined;
  const before = words.slice(0, -1);
  const place = provinceOf(
    lexicon,
    (name === '' ? before : [...before, lexicon.words.get(name) ?? plainWord(name)]).filter(isNoHyphen),
    typed,
  );
  if (!place.ok || !lexicon.openOceans.has(place.value.province)) return refuse({ code: 'unknown-place', typed });
  return ok({ ...place.value, berth: Number(number) });
}

const isNoHyphen = (word: Word): boolean => word !== HYPHEN;

/** Whether a hyphen joins two abbreviations: "Swe-Den" is a path of two spaces, not Sweden. */
const joinsAbbreviations = (words: readonly Word[]): boolean =>
  words.some((word, i) => word === HYPHEN && isAbbreviation(words[i - 1]) && isAbbreviation(words[i + 1]));

/** Whether a word is exactly the abbreviation of a space. */
const isAbbreviation = (word: Word | undefined): boolean => word?.places.some(place => place.province === word.text) === true;

function placeOf(lexicon: OrderLexicon, words: readonly Word[], typed: string): Result<NamedPlace, UnknownPlace> {
  const coast = coastAtEnd(lexicon, words);
  if (coast === undefined) return provinceOf(lexicon, words, typed);
  const province = provinceOf(lexicon, words.slice(0, -coast.words), typed);
  if (!province.ok) return province;
  const named = province.value.coasts.find(place => place.coast === coast.name);
  return named === undefined ? refuse({ code: 'unknown-coast', at: province.value.province, coast: coast.name }) : ok(named);
}

/** Returns the coast that ends a place ("stp nc", "st petersburg north coast"), and the number of its words. */
function coastAtEnd({ coasts }: OrderLexicon, words: readonly Word[]): { readonly name: string; readonly words: number } | undefined {
  const last = words.at(-1)?.text ?? '';
  const both = `${words.at(-2)?.text} ${last}`;
  const inOne = words.length > 1 ? coasts.get(last) : undefined;
  if (inOne !== undefined) return { name: inOne, words: 1 };
  const inTwo = words.length > 2 ? coasts.get(both) : undefined;
  return inTwo === undefined ? undefined : { name: inTwo, words: 2 };
}

/**
 * Finds a province by exact abbreviation, then exact name, then alias, then as the only province whose name starts with the words. Words
 * may be run together ("Luo yang"); if they then spell several names ("Dong Hai") the place is ambiguous.
 */
function provinceOf(lexicon: OrderLexicon, words: readonly Word[], typed: string): Result<NamedPlace, UnknownPlace> {
  const exact = placesNamed(lexicon, words);
  const found = exact.length > 0 ? exact : beginning(lexicon, words).map((place): NamedPlace => ({ ...place, isBegun: true }));
  const [place] = found;
  if (place === undefined) return refuse({ code: 'unknown-place', typed });
  return found.length === 1 ? ok(place) : refuse({ code: 'ambiguous-place', typed, candidates: found.map(p => p.province) });
}

/** Returns the provinces that the words name exactly. */
export function placesNamed(lexicon: OrderLexicon, words: readonly Word[]): readonly NamedPlace[] {
  const [first, second] = words;
  if (first !== undefined && second === undefined) return first.places;
  const texts = words.map(word => word.text);
  return lexicon.names.get(texts.join(' ')) ?? lexicon.together.get(texts.join('')) ?? [];
}

/**
 * Returns the provinces whose name starts with the words. With several words, all but the last must be complete: "gas-con" is no prefix of
 * Gascony.
 */
function beginning({ together, apart }: OrderLexicon, words: readonly Word[]): readonly NamedPlace[] {
  const text = words.map(word => word.text).join(' ');
  if (text.length < SHORTEST_PREFIX) return [];
  const found = new Map<ProvinceId, NamedPlace>();
  for (const [name, places] of words.length > 1 ? apart : together)
    if (name.startsWith(text)) for (const place of places) found.set(place.province, place);
  return [...found.values()];
}
