import type { DistanceField } from './distanceField.js';

/** Pixels row by row, in the order in which they are laid. */
export interface PixelRuns {
  /** Where each unbroken run of them begins, and where it has ended. */
  readonly runs: Int32Array;
  /** How deep each lies within its land, and, in the higher byte, the land beyond the nearest border. */
  readonly lies: Uint16Array;
}
/** Pixels with what is under and over the colour of each, pixels as well. */
export interface ComposedRuns extends PixelRuns {
  readonly under: Uint32Array;
  readonly over: Uint32Array;
}

/** A land of a picture, and the lands beyond its borders. */
export interface TerritoryPixels {
  /** Where there is nothing but the ground that most land has: what lies alike looks alike. */
  readonly bare: PixelRuns;
  readonly marked: ComposedRuns;
  readonly neighbours: readonly number[];
}

export interface ComposedLayers {
  readonly realm: DistanceField;
  readonly under: Uint32Array;
  readonly over: Uint32Array;
  /** The ground of bare land. */
  readonly ground: number;
}

/** The lands of a picture by their numbers. */
export function territoryPixels(layed: ComposedLayers): ReadonlyMap<number, TerritoryPixels> {
  const { bare, marked } = runsIn(layed);
  const numbers = new Set([...bare.keys(), ...marked.keys()]);
  return new Map(
    [...numbers].map(number => {
      const [plain, other] = [pixelsIn(layed.realm, bare.get(number)), pixelsIn(layed.realm, marked.get(number))];
      const withMarks = { ...other, under: valuesOf(other, layed.under), over: valuesOf(other, layed.over) };
      return [number, { bare: plain, marked: withMarks, neighbours: neighboursOf(plain, other) }];
    }),
  );
}

/** The ends of runs, in pairs, of each land. */
type Runs = Map<number, number[]>;

/** Every run of one land that is all bare, or all marked. */
function runsIn({ realm: { area }, under, over, ground }: ComposedLayers): { readonly bare: Runs; readonly marked: Runs } {
  const [bare, marked]: [Runs, Runs] = [new Map(), new Map()];
  for (let start = 0, end = 1; start < area.length; start = end, end++) {
    const number = area[start] ?? 0;
    if (number === 0) continue;
    const isBare = under[start] === ground && over[start] === 0;
    while (end < area.length && area[end] === number && (under[end] === ground && over[end] === 0) === isBare) end++;
    const kind = isBare ? bare : marked;
    const runs = kind.get(number);
    if (runs) runs.push(start, end);
    else kind.set(number, [start, end]);
  }
  return { bare, marked };
}

function pixelsIn({ depth, neighbour }: DistanceField, ends: readonly number[] = []): PixelRuns {
  const runs = Int32Array.from(ends);
  const lies = new Uint16Array(lengthOf(runs));
  for (let run = 0, k = 0; run < runs.length; run += 2)
    for (let i = runs[run] ?? 0, end = runs[run + 1] ?? 0; i < end; i++, k++) lies[k] = ((neighbour[i] ?? 0) << 8) | (depth[i] ?? 0);
  return { runs, lies };
}

function lengthOf(runs: Int32Array): number {
  let length = 0;
  for (let run = 0; run < runs.length; run += 2) length += (runs[run + 1] ?? 0) - (runs[run] ?? 0);
  return length;
}

function neighboursOf(...parts: readonly PixelRuns[]): readonly number[] {
  const touches = new Uint8Array(256);
  for (const { lies } of parts) for (const at of lies) touches[at >> 8] = 1;
  return [...touches.keys()].filter(number => touches[number] === 1);
}

function valuesOf({ runs, lies }: PixelRuns, pixels: Uint32Array): Uint32Array {
  const values = new Uint32Array(lies.length);
  for (let run = 0, k = 0; run < runs.length; run += 2) {
    const [start, end] = [runs[run] ?? 0, runs[run + 1] ?? 0];
    values.set(pixels.subarray(start, end), k);
    k += end - start;
  }
  return values;
}

/** The pixel that lands have most often. */
export function commonestGround(ground: Uint32Array, area: DistanceField['area']): number {
  const counts = new Map<number, number>();
  for (let start = 0, end = 1; start < ground.length; start = end, end++) {
    while (end < ground.length && ground[end] === ground[start] && area[end] === area[start]) end++;
    if (area[start] !== 0) counts.set(ground[start] ?? 0, (counts.get(ground[start] ?? 0) ?? 0) + end - start);
  }
  const [[commonest] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
  return commonest;
}
