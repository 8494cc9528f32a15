import { arc, distance, interpolate, type Point, type Polyline, pointAlong, smoothThrough } from '../vector/geometry.js';
import type { ObstacleMap } from './obstacleMap.js';

/** A counter-move gets the other side by itself: the same bend, seen from the other end. */
const BENDS = [0.07, -0.07, 0.03, -0.03, 0.13, -0.13, 0.2, -0.2, 0.28, -0.28, 0.38, -0.38, 0.5, -0.5, 0.7, -0.7, 0.95, -0.95];
/** Shorter lines show too little between the tokens at their ends; what a pixel less costs. */
const SHORT = { length: 76, cost: 1.6 };
/** What a pixel of bulge costs, against what is in the way. */
const BULGE = 0.35;

/** The arc from `a` to `b` that meets least of what is there already; a slight bend rather than a strong one; where all are crowded, a detour. */
export function clearArc(a: Point, b: Point, terrain: ObstacleMap): Polyline {
  const length = distance(a, b);
  const arcs = BENDS.map((bend, i) => {
    const short = Math.max(0, SHORT.length - length * (1 + STRETCH * bend ** 2)) * SHORT.cost;
    return { draw: () => arc(a, b, bend), wish: i + Math.abs(bend) * length * BULGE + short };
  });
  const best = cheapest(arcs, terrain);
  return best.cost < CROWDED ? best.line : cheapest(detours(a, b), terrain, best).line;
}

/** How an arc's length grows with the square of its bend, nearly. */
const STRETCH = 2.2;
/** What a line may cost before ways around are looked for. */
const CROWDED = 75;

/** Curves from `a` to `b` by way of a point off the straight line. */
function detours(a: Point, b: Point): readonly Wished[] {
  const length = distance(a, b) || 1;
  const [x, y] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return [0.3, 0.5, 0.7].flatMap(share =>
    [-130, -95, -65, -42, 42, 65, 95, 130].map(off => {
      const [px, py] = interpolate(a, b, share);
      const via: Point = [px - y * off, py + x * off];
      return { draw: () => smoothThrough([a, via, b]), wish: 20 + (distance(a, via) + distance(via, b) - length) * BULGE };
    }),
  );
}

const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.74];
const SLIGHT = [0, 0.08, -0.08, 0.18, -0.18, 0.3, -0.3];

/** The arc from `a` to some point of the middle of `target` that meets least of what is there already, and ends apart from the `ends` of others. */
export function clearArcOnto(a: Point, target: Polyline, terrain: ObstacleMap, ends: readonly Point[]): Polyline {
  const places = SHARES.map((share, i) => {
    const at = pointAlong(target, share);
    return { at, wish: i * 4 + crowd(at, ends) };
  });
  const arcs = places.flatMap(({ at, wish }) => SLIGHT.map((bend, j) => ({ draw: () => arc(a, at, bend), wish: wish + j * 2 })));
  const best = cheapest(arcs, terrain);
  if (best.cost < CROWDED) return best.line;
  const around = places.flatMap(({ at, wish }) => detours(a, at).map(one => ({ ...one, wish: one.wish + wish })));
  return cheapest(around, terrain, best).line;
}

const crowd = (end: Point, ends: readonly Point[]): number =>
  ends.reduce((sum, other) => sum + Math.max(0, 22 - distance(other, end)) * 4, 0);

/** A line that could be drawn, and what it costs before what is in its way is counted. */
interface Wished {
  readonly draw: () => Polyline;
  readonly wish: number;
}
interface Priced {
  readonly line: Polyline;
  readonly cost: number;
}

/** Tried from the least wish on: no line costs less than its wish. */
function cheapest(candidates: readonly Wished[], terrain: ObstacleMap, known?: Priced): Priced {
  let best = known;
  for (const { draw, wish } of [...candidates].sort((x, y) => x.wish - y.wish)) {
    if (best && wish >= best.cost) break;
    const line = draw();
    const cost = wish + terrain.troubleOf(line);
    if (!best || cost < best.cost) best = { line, cost };
  }
  if (!best) throw new Error('There was no line to choose from');
  return best;
}
