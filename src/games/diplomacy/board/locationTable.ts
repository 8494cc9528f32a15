import type { Location } from './location.js';

/**
 * Something about each location. Most locations of a board are named by three letters: they are found by number, without a search. Any
 * other, also one that is not on the board (a berth), is looked up by its name.
 */
export interface LocationTable<T> {
  /** By `threeLetters`: the index in `values`, or −1. */
  readonly numbers: Int16Array;
  readonly values: (T | undefined)[];
  others: Map<Location, T> | undefined;
}

export const locationTable = <T>({ shortNumbers, locations }: Numbering): LocationTable<T> => ({
  numbers: shortNumbers,
  values: new Array<T | undefined>(locations.length),
  others: undefined,
});

/** What a table needs to know of a board. */
export interface Numbering {
  readonly shortNumbers: Int16Array;
  readonly locations: readonly Location[];
}

export function tableOf<T>(numbering: Numbering, entries: Iterable<readonly [Location, T]>): LocationTable<T> {
  const table = locationTable<T>(numbering);
  for (const [at, value] of entries) putAt(table, at, value);
  return table;
}

export function lookUp<T>({ numbers, values, others }: LocationTable<T>, at: Location): T | undefined {
  const number = shortNumber(numbers, at);
  return number < 0 ? others?.get(at) : values[number];
}

export function putAt<T>(table: LocationTable<T>, at: Location, value: T): void {
  const number = shortNumber(table.numbers, at);
  if (number >= 0) table.values[number] = value;
  else {
    table.others ??= new Map();
    table.others.set(at, value);
  }
}

/** Everything in a table, what is named by three letters first. */
export const valuesIn = <T>({ values, others }: LocationTable<T>): readonly T[] => [
  ...values.filter(value => value !== undefined),
  ...(others?.values() ?? []),
];

/** Numbers the locations named by three letters. */
export function shortNumbersIn(numbers: ReadonlyMap<Location, number>): Int16Array {
  const short = new Int16Array(1 << 15).fill(-1);
  for (const [at, number] of numbers) if (threeLetters(at) > 0) short[threeLetters(at)] = number;
  return short;
}

/** Returns the number of a location named by three letters; −1 for any other. */
export const shortNumber = (numbers: Int16Array, at: Location): number => numbers[threeLetters(at)] ?? -1;

/** Returns a key from 1 to 32,767 for a name of three small letters, five bits each; 0 for any other. */
function threeLetters(name: string): number {
  if (name.length !== 3) return 0;
  const first = name.charCodeAt(0) - 96;
  const second = name.charCodeAt(1) - 96;
  const third = name.charCodeAt(2) - 96;
  if (first < 1 || second < 1 || third < 1 || first > 26 || second > 26 || third > 26) return 0;
  return (first << 10) | (second << 5) | third;
}
