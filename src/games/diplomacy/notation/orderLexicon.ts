import { memoiseByObject } from '../../../lib/memoise.js';
import { ok, type Result } from '../../../lib/result.js';
import type { Board } from '../board/board.js';
import type { ProvinceFile } from '../board/boardFile.js';
import type { ProvinceId } from '../board/location.js';
import type { PhaseKind } from '../model/state.js';
import { PACKED, packed, runTogether, spelling } from './spelling.js';
import { COAST_WORDS, type NamedType, PHASES, PHRASE_MEANINGS, PHRASES, UNIT_TYPE_WORDS } from './vocabulary.js';
import type { NamedPlace, Phrase, Word } from './word.js';

/** The words that orders on a board may use. Built once per board. */
export interface OrderLexicon {
  readonly words: ReadonlyMap<string, Word>;
  /** Words of up to three letters, the first of them undefined, and for each key that `packed` returns where its word is among them. */
  readonly short: readonly (Word | undefined)[];
  readonly shortNumbers: Uint16Array;
  /** A hyphen with a space beside it. */
  readonly dash: Word;
  /** Full names with spaces, "bo hai"; English names take precedence over French. */
  readonly names: ReadonlyMap<string, readonly NamedPlace[]>;
  /** Every abbreviation, name and alias, with spaces. */
  readonly apart: ReadonlyMap<string, readonly NamedPlace[]>;
  /** Every abbreviation, name and alias, without spaces: "bohai". */
  readonly together: ReadonlyMap<string, readonly NamedPlace[]>;
  /** Words for a coast ("north coast") → its two letters. */
  readonly coasts: ReadonlyMap<string, string>;
  readonly openOceans: ReadonlySet<ProvinceId>;
}

/** The word of a text from `start` to `end`, if it has three letters at most. */
export const shortWord = ({ short, shortNumbers }: OrderLexicon, text: string, start: number, end: number): Word | undefined =>
  short[shortNumbers[packed(text, start, end)] ?? 0];

export const orderLexiconOf = memoiseByObject((board: Board): OrderLexicon => makeLexicon(board));

type Naming = (province: ProvinceFile) => readonly string[];
const english: Naming = province => [province.name.en];
const french: Naming = province => [province.name.fr];
/** In order of precedence: abbreviation, name (English, French, Chinese), alias. */
const NAMINGS: readonly Naming[] = [p => [p.abbr], english, french, p => (p.hanzi === undefined ? [] : [p.hanzi]), p => p.aliases];
const everyName: Naming = province => NAMINGS.flatMap(naming => naming(province));

interface Growing {
  readonly text: string;
  type: NamedType | undefined;
  places: readonly NamedPlace[];
  place: Result<NamedPlace, never> | undefined;
  phrases: Record<PhaseKind, Phrase[]> | undefined;
}

function makeLexicon(board: Board): OrderLexicon {
  const growing = new Map<string, Growing>();
  const word = (text: string): Growing => {
    const known = growing.get(text) ?? {
      text,
      type: undefined,
      places: [],
      place: undefined,
      phrases: undefined,
    };
    growing.set(text, known);
    return known;
  };
  const places = board.provinces.map((province): [ProvinceFile, NamedPlace] => [province, placeOf(province)]);
  for (const naming of NAMINGS) {
    for (const [text, named] of namedBy(naming, places, runTogether)) if (word(text).places.length === 0) word(text).places = named;
  }
  for (const known of growing.values()) if (known.places[0] !== undefined && known.places.length === 1) known.place = ok(known.places[0]);
  teachUnits(word);
  for (const phase of PHASES) teachPhrases(phase, word);
  const short: (Word | undefined)[] = [undefined];
  const shortNumbers = new Uint16Array(PACKED);
  for (const [text, known] of growing) if (packed(text) > 0) shortNumbers[packed(text)] = short.push(known) - 1;
  return {
    words: growing,
    short,
    shortNumbers,
    dash: word('-'),
    names: new Map([...namedBy(french, places, spelling), ...namedBy(english, places, spelling)]),
    apart: namedBy(everyName, places, spelling),
    together: namedBy(everyName, places, runTogether),
    openOceans: new Set(board.file.openOceans),
    coasts: new Map(Object.entries(COAST_WORDS).flatMap(([coast, ways]) => ways.map((way): [string, string] => [way, coast]))),
  };
}

function placeOf({ id, coasts }: ProvinceFile): NamedPlace {
  const named = coasts.map(coast => ({ province: id, location: `${id}/${coast}`, coast, coasts: [] }));
  return { province: id, location: id, coast: undefined, coasts: named };
}

type Places = readonly (readonly [ProvinceFile, NamedPlace])[];

function namedBy(naming: Naming, places: Places, write: (name: string) => string): Map<string, readonly NamedPlace[]> {
  const out = new Map<string, readonly NamedPlace[]>();
  for (const [province, place] of places)
    for (const text of naming(province).map(write)) {
      const others = out.get(text) ?? [];
      if (!others.includes(place)) out.set(text, [...others, place]);
    }
  return out;
}

function teachUnits(word: (text: string) => Growing): void {
  for (const text of UNIT_TYPE_WORDS.A) word(text).type = 'A';
  for (const text of UNIT_TYPE_WORDS.F) word(text).type = 'F';
  for (const text of UNIT_TYPE_WORDS.V) word(text).type = 'V';
}

function teachPhrases(phase: PhaseKind, word: (text: string) => Growing): void {
  for (const meaning of PHRASE_MEANINGS)
    for (const phrase of PHRASES[phase][meaning] ?? []) {
      const [first, ...rest] = phrase.split(' ').map(word);
      if (first === undefined) continue;
      first.phrases ??= { movement: [], retreats: [], adjustments: [], placement: [] };
      first.phrases[phase].push({ rest, meaning });
      first.phrases[phase].sort((a, b) => b.rest.length - a.rest.length);
    }
}
