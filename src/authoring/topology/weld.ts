import type { MapDrawing, Place } from '../svg/outline.js';

/** A ring as numbers of points, each once. */
export type PointRing = readonly number[];

/** Areas whose lines were joined where they are nearly the same: neighbours share the points of their border. */
export interface Welded {
  readonly points: readonly Place[];
  readonly rings: ReadonlyMap<string, readonly PointRing[]>;
}

/** The size of a cell in which points are looked up, in frame pixels. */
const CELL = 8;

/**
 * Points nearer to each other than `gap` become one; a point that is nearer than that to a line becomes a point of the line. Without a gap
 * only equal points are one. Takes time in
 * proportion to the length of all lines.
 */
export function weld({ areas }: Pick<MapDrawing, 'areas'>, gap: number): Welded {
  const field = pointField(gap);
  const numbered = [...areas].map(([id, { rings }]) => [id, rings.map(ring => withoutRepeats(ring.map(field.numberOf)))] as const);
  const rings = new Map(
    numbered.map(([id, all]) => [id, all.map(ring => withoutSpikes(withPointsOnLines(ring, field))).filter(ring => ring.length > 2)]),
  );
  return { points: field.points, rings };
}

interface PointField {
  readonly points: readonly Place[];
  readonly numberOf: (at: Place) => number;
  /** The points near the line between two others, in the order of the line. */
  readonly between: (from: number, to: number) => readonly number[];
}

function pointField(gap: number): PointField {
  const points: Place[] = [];
  const cells = new Map<number, number[]>();
  const near = (x: number, y: number): readonly number[] => cells.get(cellOf(x, y)) ?? [];
  const around = (x: number, y: number, reach: number): number[] => {
    const found: number[] = [];
    for (let i = -1; i <= 1; i++) for (let k = -1; k <= 1; k++) found.push(...near(x + i * reach, y + k * reach));
    return found;
  };
  const numberOf = (at: Place): number => {
    let best: number | undefined;
    let least = gap;
    for (const number of around(at[0], at[1], CELL)) {
      const far = farApart(points[number] ?? at, at);
      if (far <= least) [best, least] = [number, far];
    }
    if (best !== undefined) return best;
    points.push(at);
    const cell = cellOf(...at);
    const there = cells.get(cell);
    if (there) there.push(points.length - 1);
    else cells.set(cell, [points.length - 1]);
    return points.length - 1;
  };
  const between = (from: number, to: number): readonly number[] => {
    if (gap === 0) return [];
    const [a, b]: [Place, Place] = [points[from] ?? [0, 0], points[to] ?? [0, 0]];
    const length = farApart(a, b);
    const found = new Map<number, number>();
    const steps = Math.ceil(length / CELL);
    for (let i = 0; i <= steps; i++) {
      const t = steps === 0 ? 0 : i / steps;
      for (const number of around(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), CELL)) {
        if (number === from || number === to || found.has(number)) continue;
        const along = alongLine(a, b, points[number] ?? a, gap);
        if (along !== undefined) found.set(number, along);
      }
    }
    return [...found].sort((one, other) => one[1] - other[1]).map(([number]) => number);
  };
  return { points, numberOf, between };
}

const cellOf = (x: number, y: number): number => Math.floor(x / CELL) * 4096 + Math.floor(y / CELL);
const farApart = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How far along a line a point is, from 0 to 1, if it is nearly on it and not at an end. */
function alongLine(a: Place, b: Place, at: Place, gap: number): number | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy);
  if (!(along > 0 && along < 1)) return undefined;
  return farApart(at, [a[0] + along * dx, a[1] + along * dy]) <= gap ? along : undefined;
}

function withPointsOnLines(ring: PointRing, { between }: PointField): PointRing {
  return ring.flatMap((from, i) => [from, ...between(from, ring[(i + 1) % ring.length] ?? from)]);
}

const withoutRepeats = (ring: PointRing): PointRing => ring.filter((number, i) => number !== ring.at(i - 1));

/** Takes out where a line goes to a point and back the same way. */
function withoutSpikes(ring: PointRing): PointRing {
  const kept: number[] = [];
  for (const number of ring) {
    if (kept.at(-1) === number) continue;
    if (kept.length > 1 && kept.at(-2) === number) kept.pop();
    else kept.push(number);
  }
  let [start, end] = [0, kept.length];
  while (end - start > 2 && (kept[start] === kept[end - 1] || kept[start] === kept[end - 2] || kept[start + 1] === kept[end - 1])) {
    if (kept[start] === kept[end - 1]) end -= 1;
    else if (kept[start] === kept[end - 2]) end -= 2;
    else start += 2;
  }
  return kept.slice(start, end);
}
