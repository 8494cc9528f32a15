import { arcInto, smoothInto, smoothThrough } from '../vector/curves.js';
import { distance, interpolate, type Point, type Polyline, pointAlong, polylineLength, resample, thinned } from '../vector/geometry.js';
import { emptyBuffer, type LineBuffer, lineBufferOf, polylineOf } from '../vector/lineBuffer.js';
import type { ObstacleMap } from './obstacleMap.js';

/** Bends to try, best first. A move and its counter-move bend to opposite sides: each starts from its own end with the same bend. */
const BENDS = [0.07, -0.07, 0.03, -0.03, 0.13, -0.13, 0.2, -0.2, 0.28, -0.28, 0.38, -0.38, 0.5, -0.5, 0.7, -0.7, 0.95, -0.95];
/** A line shorter than `length` shows too little between the tokens at its ends. `cost`: per missing pixel. */
const SHORT = { length: 76, cost: 1.6 };
/** Cost per pixel of bulge, or per pixel of a detour's extra length. */
const BULGE_COST = 0.35;
/** An arc is about 1 + STRETCH × bend² times as long as the straight line. */
const STRETCH = 2.2;
/** A line that costs less is good enough: no detours are tried. */
const CROWDED = 30;

/** The arc from `a` to `b` with the fewest obstacles, bent as little as possible; a detour where all arcs are crowded. */
export function clearArc(a: Point, b: Point, obstacles: ObstacleMap): Polyline {
  const length = distance(a, b);
  const arcs = BENDS.map((bend, i): Candidate => {
    const short = shortCost(length * (1 + STRETCH * bend ** 2));
    return { drawInto: buffer => arcInto(buffer, a, b, bend), ownCost: i + Math.abs(bend) * length * BULGE_COST + short };
  });
  const ground = { obstacles, own: [a, b] };
  const best = cheapest(arcs, ground);
  return best.cost < CROWDED ? best.line : cheapest([...detours(a, b), ...waysAround(a, b, ground)], ground, best).line;
}

const shortCost = (length: number): number => Math.max(0, SHORT.length - length) * SHORT.cost;

/** Curves from `a` to `b` via a point beside the straight line. */
function detours(a: Point, b: Point): readonly Candidate[] {
  const length = distance(a, b) || 1;
  const [x, y] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return [0.3, 0.5, 0.7].flatMap(share =>
    [-130, -95, -65, -42, 42, 65, 95, 130].map(off => {
      const [px, py] = interpolate(a, b, share);
      const via: Point = [px - y * off, py + x * off];
      return {
        drawInto: buffer => smoothInto(buffer, [a, via, b]),
        ownCost: 20 + (distance(a, via) + distance(via, b) - length) * BULGE_COST,
      };
    }),
  );
}

/** Cost of a way that was searched for, so that simple arcs are preferred. */
const WAY_COST = 14;

/** What a line is drawn across. `own`: the middles of the tokens that it leads to. */
interface LineGround {
  readonly obstacles: ObstacleMap;
  readonly own: readonly Point[];
}

/** Smooth lines from `a` to `b` around everything; none if there is no way. */
function waysAround(a: Point, b: Point, { obstacles, own }: LineGround): readonly Candidate[] {
  const [steps, pieces] = obstacles.waysAround(a, b, own);
  if (!steps || !pieces) return [];
  return [resample(pieces, 24), thinned(straightened(straightened(steps)), 20), thinned(steps, 12)].map(way => {
    const line = resample(smoothThrough(way), 10);
    const length = polylineLength(line);
    const numbers = lineBufferOf(line);
    return { drawInto: () => numbers, ownCost: WAY_COST + (length - distance(a, b)) * BULGE_COST + shortCost(length) };
  });
}

/** The line with every point between its ends moved towards the middle of its neighbours. */
const straightened = (line: Polyline): Polyline =>
  line.map((at, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    return before && after ? interpolate(at, interpolate(before, after, 0.5), 0.6) : at;
  });

/** Where an arc may end on its target, as shares of the target's length, and how it may bend; best first. */
const END_SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.74];
const SLIGHT_BENDS = [0, 0.08, -0.08, 0.18, -0.18, 0.3, -0.3];

/** To so many of these places ways around everything are searched for: more take longer and leave as many names crossed. */
const SEARCHED = 1;

/** What an arc onto a line avoids. `ends`: the ends of other lines. */
interface ArcSurroundings {
  readonly obstacles: ObstacleMap;
  readonly ends: readonly Point[];
}

/** The arc from `a` to a point near the middle of `target` with the fewest obstacles, ending away from the ends of other lines. */
export function clearArcOnto(a: Point, target: Polyline, { obstacles, ends }: ArcSurroundings): Polyline {
  const places = END_SHARES.map((share, i) => {
    const at = pointAlong(target, share);
    return { at, ownCost: i * 4 + crowdingCost(at, ends) };
  });
  const arcs = places.flatMap(({ at, ownCost }) =>
    SLIGHT_BENDS.map((bend, j): Candidate => ({ drawInto: buffer => arcInto(buffer, a, at, bend), ownCost: ownCost + j * 2 })),
  );
  const ground = { obstacles, own: [a] };
  const best = cheapest(arcs, ground);
  if (best.cost < CROWDED) return best.line;
  const around = places.flatMap(({ at, ownCost }, i) =>
    [...detours(a, at), ...(i < SEARCHED ? waysAround(a, at, ground) : [])].map(one => ({ ...one, ownCost: one.ownCost + ownCost })),
  );
  return cheapest(around, ground, best).line;
}

const crowdingCost = (end: Point, ends: readonly Point[]): number =>
  ends.reduce((sum, other) => sum + Math.max(0, 22 - distance(other, end)) * 4, 0);

/** A line that could be drawn, and its cost without obstacles. */
interface Candidate {
  /** Returns the line. May write it into `buffer`, whose points are lost then. */
  readonly drawInto: (buffer: LineBuffer) => LineBuffer;
  readonly ownCost: number;
}
interface PricedLine {
  readonly line: Polyline;
  readonly cost: number;
}

/** The line that is tried, and the cheapest so far: they are drawn over again and again. */
let [tried, kept] = [emptyBuffer(), emptyBuffer()];

/** Returns the cheapest candidate, or `known` if none is cheaper. Tries them in order of own cost until that alone is too high. */
function cheapest(candidates: readonly Candidate[], { obstacles, own }: LineGround, known?: PricedLine): PricedLine {
  let best: LineBuffer | undefined;
  let least = known?.cost;
  for (const { drawInto, ownCost } of [...candidates].sort((x, y) => x.ownCost - y.ownCost)) {
    if (least !== undefined && ownCost >= least) break;
    const line = drawInto(tried);
    const cost = ownCost + obstacles.costOf(line, own, least && least - ownCost);
    if (least !== undefined && cost >= least) continue;
    least = cost;
    best = line;
    if (line === tried) [tried, kept] = [kept, tried];
  }
  if (best && least !== undefined) return { line: polylineOf(best), cost: least };
  if (!known) throw new Error('There was no line to choose from');
  return known;
}
