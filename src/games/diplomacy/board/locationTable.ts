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

/** The numbers of the locations named by up to four letters, except for a few on boards that have very many. */
export interface ShortNumbers {
  /** Names of up to three letters. By `lettersOf`: the number, or −1. */
  readonly three: Int16Array;
  /** Names of four letters. By `slotOf`: the letters and the number, packed into one; 0 if there is none. Empty if the board has no such names. */
  readonly four: Int32Array;
  /** How names of four letters are spread over the slots. */
  readonly spread: number;
}

export const locationTable = <T>({ shortNumbers, locations }: Numbering): LocationTable<T> => ({
  three: shortNumbers.three,
  four: shortNumbers.four,
  spread: shortNumbers.spread,
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

/**
 * Numbers the locations named by up to four letters. Left out, and looked up by their names, are those with numbers above 2,047, and one of four
 * letters whose slot another has taken, which happens on boards with some hundreds of them.
 */
export function shortNumbersIn(numbers: ReadonlyMap<Location, number>): ShortNumbers {
  const three = new Int16Array(1 << 15).fill(-1);
  const named = [...numbers].filter(([at, number]) => lettersOf(at) > 0 && number <= MOST_NUMBERED);
  for (const [at, number] of named) if (at.length < 4) three[lettersOf(at)] = number;
  const long = named.filter(([at]) => at.length === 4);
  return { three, ...spreadOut(long.map(([at, number]) => [lettersOf(at), number])) };
}

/** Looks for a way to spread names of four letters in which each has a slot of its own. */
function spreadOut(named: readonly (readonly [letters: number, number: number])[]): Pick<ShortNumbers, 'four' | 'spread'> {
  if (named.length === 0) return { four: new Int32Array(0), spread: SPREADS[0] };
  const isApart = (spread: number): boolean => new Set(named.map(([letters]) => slotOf(letters, spread))).size === named.length;
  const spread = SPREADS.find(isApart) ?? SPREADS[0];
  const four = new Int32Array(1 << SLOT_BITS);
  for (const [letters, number] of named) {
    const slot = slotOf(letters, spread);
    if (four[slot] === 0) four[slot] = (letters << NUMBER_BITS) | number;
  }
  return { four, spread };
}

/** Returns the number of a location if it is among the short ones; −1 if not. Most names have three letters. */
export const shortNumber = (numbers: ShortNumbers, at: Location): number =>
  at.length === 3 ? (numbers.three[threeLetters(at)] ?? -1) : numberOfOther(numbers, at);

function numberOfOther({ three, four, spread }: ShortNumbers, at: Location): number {
  const letters = lettersOf(at);
  if (at.length < 4) return three[letters] ?? -1;
  const packed = four[slotOf(letters, spread)] ?? 0;
  return packed !== 0 && packed >> NUMBER_BITS === letters ? packed & MOST_NUMBERED : -1;
}

/** Four letters take 20 bits, which leaves eleven for a number. */
const NUMBER_BITS = 11;
const MOST_NUMBERED = (1 << NUMBER_BITS) - 1;

const SLOT_BITS = 13;
/** The highest bits of a product with a large odd number are spread best. Below 2^30 V8 holds such numbers as they are. */
const slotOf = (letters: number, spread: number): number => Math.imul(letters, spread) >>> (32 - SLOT_BITS);
const SPREADS = [0x1e3779b1, 0x25ebca77, 0x32b2ae3d, 0x27d4eb2f, 0x165667b1, 0x33a2646d, 0x3d7046c5, 0x355a4f09] as const;

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
