import type { Realm } from './realm.js';

/** Pixels row by row, in the order in which they are laid. */
export interface Pixels {
  /** Where each unbroken run of them begins, and where it has ended. */
  readonly runs: Int32Array;
  /** How deep each lies within its land, and, in the higher byte, the land beyond the nearest border. */
  readonly lies: Uint16Array;
}
/** Pixels with what is under and over the colour of each, pixels as well. */
export interface MarkedPixels extends Pixels {
  readonly under: Uint32Array;
  readonly over: Uint32Array;
}

/** A land of a picture, and the lands beyond its borders. */
export interface Land {
  /** Where there is nothing but the ground that most land has: what lies alike looks alike. */
  readonly bare: Pixels;
  readonly marked: MarkedPixels;
  readonly neighbours: readonly number[];
}

export interface Layed {
  readonly realm: Realm;
  readonly under: Uint32Array;
  readonly over: Uint32Array;
  /** The ground of bare land. */
  readonly ground: number;
}

/** The lands of a picture by their numbers. */
export function landsIn({ realm, under, over, ground }: Layed): ReadonlyMap<number, Land> {
  const isBare = (i: number): boolean => under[i] === ground && over[i] === 0;
  const [bare, marked] = [pixelsIn(realm, isBare), pixelsIn(realm, i => !isBare(i))];
  const numbers = new Set([...bare.keys(), ...marked.keys()]);
  return new Map(
    [...numbers].map(number => {
      const [plain, other] = [bare.get(number) ?? NONE, marked.get(number) ?? NONE];
      const withMarks = { ...other, under: valuesOf(other, under), over: valuesOf(other, over) };
      return [number, { bare: plain, marked: withMarks, neighbours: neighboursOf(plain, other) }];
    }),
  );
}

const NONE: Pixels = { runs: new Int32Array(0), lies: new Uint16Array(0) };

function pixelsIn({ area, depth, neighbour }: Realm, isWanted: (i: number) => boolean): ReadonlyMap<number, Pixels> {
  const found = new Map<number, number[]>();
  for (let start = 0, end = 1; start < area.length; start = end, end++) {
    const number = area[start] ?? 0;
    if (number === 0 || !isWanted(start)) continue;
    while (end < area.length && area[end] === number && isWanted(end)) end++;
    const runs = found.get(number) ?? [];
    found.set(number, runs);
    runs.push(start, end);
  }
  const lieAt = (i: number): number => ((neighbour[i] ?? 0) << 8) | (depth[i] ?? 0);
  return new Map(
    [...found].map(([number, all]) => {
      const runs = Int32Array.from(all);
      return [number, { runs, lies: fillIn(new Uint16Array(lengthOf(runs)), runs, lieAt) }];
    }),
  );
}

const lengthOf = (runs: Int32Array): number => runs.reduce((sum, end, k) => (k % 2 ? sum + end : sum - end), 0);

/** One value after the other for each pixel of the runs. */
function fillIn<Values extends Uint16Array | Uint32Array>(values: Values, runs: Int32Array, valueAt: (i: number) => number): Values {
  for (let run = 0, k = 0; run < runs.length; run += 2)
    for (let i = runs[run] ?? 0; i < (runs[run + 1] ?? 0); i++, k++) values[k] = valueAt(i);
  return values;
}

function neighboursOf(...parts: readonly Pixels[]): readonly number[] {
  const touches = new Uint8Array(256);
  for (const { lies } of parts) for (const at of lies) touches[at >> 8] = 1;
  return [...touches.keys()].filter(number => touches[number] === 1);
}

const valuesOf = ({ runs, lies }: Pixels, pixels: Uint32Array): Uint32Array =>
  fillIn(new Uint32Array(lies.length), runs, i => pixels[i] ?? 0);

/** The pixel that lands have most often. */
export function commonestOn(ground: Uint32Array, area: Realm['area']): number {
  const counts = new Map<number, number>();
  for (let start = 0, end = 1; start < ground.length; start = end, end++) {
    while (end < ground.length && ground[end] === ground[start] && area[end] === area[start]) end++;
    if (area[start] !== 0) counts.set(ground[start] ?? 0, (counts.get(ground[start] ?? 0) ?? 0) + end - start);
  }
  const [[commonest] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
  return commonest;
}
