import type { Location } from './location.js';

/**
 * Something about each location. Most locations of a board are named by up to four letters: they are found by number, without a search. Any
 * other, also one that is not on the board (a berth), is looked up by its name.
 */
export interface LocationTable<T> extends ShortNumbers {
  /** By the location's number. */
  readonly values: (T | undefined)[];
  others: Map<Location, T> | undefined;
}

/** The numbers of the locations named by up to four letters. */
export interface ShortNumbers {
  /** Names of up to three letters. By `lettersOf`: the number, or −1. */
  readonly three: Int16Array;
  /** Names of four letters. By `slotOf`: the letters and the number, packed into one; 0 if there is none. Empty if the board has no such names. */
  readonly four: Int32Array;
}

export const locationTable = <T>({ shortNumbers, locations }: Numbering): LocationTable<T> => ({
  three: shortNumbers.three,
  four: shortNumbers.four,
  values: new Array<T | undefined>(locations.length),
  others: undefined,
});

/** What a table needs to know of a board. */
export interface Numbering {
  readonly shortNumbers: ShortNumbers;
  readonly locations: readonly Location[];
}

export function tableOf<T>(numbering: Numbering, entries: Iterable<readonly [Location, T]>): LocationTable<T> {
  const table = locationTable<T>(numbering);
  for (const [at, value] of entries) putAt(table, at, value);
  return table;
}

export function lookUp<T>(table: LocationTable<T>, at: Location): T | undefined {
  const number = shortNumber(table, at);
  return number < 0 ? table.others?.get(at) : table.values[number];
}

export function putAt<T>(table: LocationTable<T>, at: Location, value: T): void {
  const number = shortNumber(table, at);
  if (number >= 0) table.values[number] = value;
  else {
    table.others ??= new Map();
    table.others.set(at, value);
  }
}

/** Everything in a table, what has a short name first. */
export const valuesIn = <T>({ values, others }: LocationTable<T>): readonly T[] => [
  ...values.filter(value => value !== undefined),
  ...(others?.values() ?? []),
];

/** Numbers the locations named by up to four letters. One of four letters whose slot another has taken is left out, and looked up by its name. */
export function shortNumbersIn(numbers: ReadonlyMap<Location, number>): ShortNumbers {
  const three = new Int16Array(SLOTS).fill(-1);
  const hasFour = [...numbers.keys()].some(at => at.length === 4 && lettersOf(at) > 0);
  const four = new Int32Array(hasFour ? SLOTS : 0);
  for (const [at, number] of numbers) {
    const letters = lettersOf(at);
    if (letters === 0 || number > MOST_NUMBERED) continue;
    if (at.length < 4) three[letters] = number;
    else if (four[slotOf(letters)] === 0) four[slotOf(letters)] = (letters << NUMBER_BITS) | number;
  }
  return { three, four };
}

/** Returns the number of a location named by up to four letters; −1 for any other. Most have three. */
export const shortNumber = (numbers: ShortNumbers, at: Location): number =>
  at.length === 3 ? (numbers.three[threeLetters(at)] ?? -1) : numberOfOther(numbers, at);

function numberOfOther({ three, four }: ShortNumbers, at: Location): number {
  const letters = lettersOf(at);
  if (letters < SLOTS) return three[letters] ?? -1;
  const packed = four[slotOf(letters)] ?? 0;
  return packed >> NUMBER_BITS === letters ? packed & MOST_NUMBERED : -1;
}

const SLOTS = 1 << 15;
/** Four letters take 20 bits, which leaves eleven for a number. */
const NUMBER_BITS = 11;
const MOST_NUMBERED = (1 << NUMBER_BITS) - 1;

/** Spreads names of four letters over the slots. */
const slotOf = (letters: number): number => (letters ^ ((letters >> 15) * SPREAD)) & (SLOTS - 1);
const SPREAD = 0x2f5b;

/** Returns a key for a name of one to four small letters, five bits each: less than 2^15 for up to three; 0 for any other name. */
function lettersOf(name: string): number {
  if (name.length > 4) return 0;
  let letters = 0;
  for (let i = 0; i < name.length; i++) {
    const letter = name.charCodeAt(i) - 96;
    if (letter < 1 || letter > 26) return 0;
    letters = (letters << 5) | letter;
  }
  return letters;
}

/** The same for a name of three letters, in less time. */
function threeLetters(name: string): number {
  const first = name.charCodeAt(0) - 96;
  const second = name.charCodeAt(1) - 96;
  const third = name.charCodeAt(2) - 96;
  if (first < 1 || second < 1 || third < 1 || first > 26 || second > 26 || third > 26) return 0;
  return (first << 10) | (second << 5) | third;
}
