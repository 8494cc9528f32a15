import type { DistanceField } from './distanceField.js';

/** Pixels of one territory, row by row. */
export interface PixelRuns {
  /** Each unbroken run as a pair: its first pixel and the pixel after its last. */
  readonly runs: Int32Array;
  /** For each pixel in turn: the distance to the nearest border in the low byte, in the high byte the place in `neighbours` of the area beyond it. */
  readonly borders: Uint16Array;
}
/** Pixel runs with the background and foreground of each pixel. */
export interface LayeredRuns extends PixelRuns {
  readonly below: Uint32Array;
  readonly above: Uint32Array;
}

/** The pixels of one area that can be coloured. */
export interface TerritoryPixels {
  /** Pixels with nothing above and the commonest background below: their colour depends only on their distance from the border. */
  readonly plain: PixelRuns;
  readonly layered: LayeredRuns;
  /** The numbers of the areas beyond its borders, at most 256. */
  readonly neighbours: readonly number[];
}

export interface LayerPixels {
  readonly field: DistanceField;
  /** The background, below the territories' colours. */
  readonly below: Uint32Array;
  /** The foreground, above them. */
  readonly above: Uint32Array;
  /** The commonest background pixel on land. */
  readonly plain: number;
}

/** The coloured pixels of each area, by the areas' numbers. */
export function territoryPixels(layers: LayerPixels): ReadonlyMap<number, TerritoryPixels> {
  const runs = runsIn(layers);
  const numbers = new Set([...runs.plain.keys(), ...runs.layered.keys()]);
  return new Map(
    [...numbers].map(number => {
      const [flat = [], rest = []] = [runs.plain.get(number), runs.layered.get(number)];
      const neighbours = neighboursIn(layers.field, flat, rest);
      const plain = pixelRuns(layers.field, flat, neighbours);
      const others = pixelRuns(layers.field, rest, neighbours);
      const layered = { ...others, below: valuesOf(others, layers.below), above: valuesOf(others, layers.above) };
      return [number, { plain, layered, neighbours }];
    }),
  );
}

/** The pairs of `PixelRuns.runs`, by the areas' numbers. */
type RunEnds = Map<number, number[]>;

/** Finds the runs of pixels of one area that are all plain, or all not. Hot: a loop over all pixels. */
function runsIn({ field: { area }, below, above, plain }: LayerPixels): { readonly plain: RunEnds; readonly layered: RunEnds } {
  const found: { readonly plain: RunEnds; readonly layered: RunEnds } = { plain: new Map(), layered: new Map() };
  for (let start = 0, end = 1; start < area.length; start = end, end++) {
    const number = area[start] ?? 0;
    if (number === 0) continue;
    const isPlain = below[start] === plain && above[start] === 0;
    while (end < area.length && area[end] === number && (below[end] === plain && above[end] === 0) === isPlain) end++;
    const kind = isPlain ? found.plain : found.layered;
    const runs = kind.get(number);
    if (runs) runs.push(start, end);
    else kind.set(number, [start, end]);
  }
  return found;
}

/** Hot: a loop over all coloured pixels. */
function pixelRuns({ distance, neighbour }: DistanceField, ends: readonly number[], neighbours: readonly number[]): PixelRuns {
  const runs = Int32Array.from(ends);
  const borders = new Uint16Array(lengthOf(runs));
  const places = new Uint8Array((neighbours.at(-1) ?? 0) + 1);
  neighbours.forEach((number, place) => {
    places[number] = place;
  });
  for (let run = 0, k = 0; run < runs.length; run += 2)
    for (let i = runs[run] ?? 0, end = runs[run + 1] ?? 0; i < end; i++, k++)
      borders[k] = ((places[neighbour[i] ?? 0] ?? 0) << 8) | (distance[i] ?? 0);
  return { runs, borders };
}

function lengthOf(runs: Int32Array): number {
  let length = 0;
  for (let run = 0; run < runs.length; run += 2) length += (runs[run + 1] ?? 0) - (runs[run] ?? 0);
  return length;
}

/** The numbers of the areas beyond the borders of these runs, the lowest first. Hot: a loop over all coloured pixels. */
function neighboursIn({ neighbour }: DistanceField, ...parts: readonly (readonly number[])[]): readonly number[] {
  const found = new Set<number>();
  let last = -1;
  for (const ends of parts)
    for (let run = 0; run < ends.length; run += 2)
      for (let i = ends[run] ?? 0, end = ends[run + 1] ?? 0; i < end; i++) {
        const number = neighbour[i] ?? 0;
        if (number !== last) found.add(number);
        last = number;
      }
  if (found.size > MOST_NEIGHBOURS) throw new Error(`An area has ${found.size} neighbours`);
  return [...found].sort((a, b) => a - b);
}
/** As many as a byte tells apart. */
const MOST_NEIGHBOURS = 256;

function valuesOf({ runs, borders }: PixelRuns, pixels: Uint32Array): Uint32Array {
  const values = new Uint32Array(borders.length);
  for (let run = 0, k = 0; run < runs.length; run += 2) {
    const [start, end] = [runs[run] ?? 0, runs[run + 1] ?? 0];
    values.set(pixels.subarray(start, end), k);
    k += end - start;
  }
  return values;
}

/** The commonest background pixel on land. */
export function commonestBackground(background: Uint32Array, area: DistanceField['area']): number {
  const counts = new Map<number, number>();
  for (let start = 0, end = 1; start < background.length; start = end, end++) {
    while (end < background.length && background[end] === background[start] && area[end] === area[start]) end++;
    if (area[start] !== 0) counts.set(background[start] ?? 0, (counts.get(background[start] ?? 0) ?? 0) + end - start);
  }
  const [[commonest] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
  return commonest;
}
