import { type Random, seededRandom } from '../../lib/random.js';
import { areaOfRing, type Place, type Ring } from '../svg/outline.js';
import type { DraftMap } from './foreignDraft.js';

/** What is drawn: places, and which of them should touch. */
export interface Graph {
  readonly ids: readonly string[];
  /** "a b", each pair once. */
  readonly pairs: readonly (readonly [string, string])[];
}

const WIDTH = 1600;
/** The room that each place should have, in square pixels. */
const ROOM = 13_000;
const SHORTEST = 1_000;
const TALLEST = 2_400;
const ATTEMPTS = 4;
/** Half the width of the strip between places that touch on the map and are no neighbours. */
const STRIP = 4;
/** A common border shorter than this is not seen. */
const LEAST_BORDER = 10;

/**
 * Draws a map of neighbours alone: each place is the land nearest to its point. The points are laid out so that neighbours are near each
 * other, of several attempts the one in which most of them touch. The same graph gives the same map.
 */
export function schematicMap({ ids, pairs }: Graph): DraftMap {
  const n = ids.length;
  const number = new Map(ids.map((id, i) => [id, i]));
  const beside: ReadonlySet<number>[] = ids.map(() => new Set<number>());
  for (const [a, b] of pairs) {
    const [i = 0, k = 0] = [number.get(a), number.get(b)];
    (beside[i] as Set<number>).add(k);
    (beside[k] as Set<number>).add(i);
  }
  const height = Math.min(TALLEST, Math.max(SHORTEST, Math.round((n * ROOM) / WIDTH)));
  const frame = { width: WIDTH, height };
  const steps = stepsBetween(beside);
  let best: Layout | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const found = relaxed(stressed(steps, frame, seededRandom(attempt)), beside, frame);
    if (!best || found.cost < best.cost) best = found;
  }
  const points = settled(best?.points ?? [], { beside, frame, random: seededRandom(n) });
  const cells = cellsOf(points, beside, frame);
  return {
    ...frame,
    areas: new Map(ids.map((id, i) => [id, [(cells[i]?.ring ?? []).map(([x, y]): Place => [tenth(x), tenth(y)])]])),
    marks: new Map(),
    gap: 1,
    comment: 'Drawn from the borders alone. Draw your own map over it: one closed shape for each province, with its id.',
  };
}

const tenth = (v: number): number => Math.round(v * 10) / 10;

interface Frame {
  readonly width: number;
  readonly height: number;
}
type Neighbours = readonly ReadonlySet<number>[];

/** How many borders are between each two places. Those that nothing joins are far apart. */
function stepsBetween(beside: Neighbours): readonly Float64Array[] {
  const n = beside.length;
  const all = beside.map((_, from) => {
    const steps = new Float64Array(n).fill(-1);
    steps[from] = 0;
    const queue = [from];
    for (const at of queue)
      for (const next of beside[at] ?? [])
        if (steps[next] === -1) {
          steps[next] = (steps[at] ?? 0) + 1;
          queue.push(next);
        }
    return steps;
  });
  const farthest = Math.max(1, ...all.map(steps => steps.reduce((a, b) => Math.max(a, b), 0)));
  for (const steps of all) for (let i = 0; i < n; i++) if (steps[i] === -1) steps[i] = farthest + 1;
  return all;
}

/** Points whose distances are as their steps, as far as a plane allows (stress majorization), stretched over the frame. */
function stressed(steps: readonly Float64Array[], frame: Frame, random: Random): Place[] {
  const n = steps.length;
  let points = Array.from({ length: n }, (): [number, number] => [random() * 10, random() * 10]);
  const rounds = n <= 150 ? 120 : 60;
  for (let round = 0; round < rounds; round++)
    points = points.map(([x, y], i) => {
      let [sumX, sumY, weights] = [0, 0, 0];
      for (let k = 0; k < n; k++) {
        const want = steps[i]?.[k] ?? 1;
        if (k === i || want === 0) continue;
        const [ox, oy] = points[k] ?? [0, 0];
        const [dx, dy] = [x - ox, y - oy];
        const far = Math.hypot(dx, dy) || 1e-6;
        const weight = 1 / (want * want);
        sumX += weight * (ox + (want * dx) / far);
        sumY += weight * (oy + (want * dy) / far);
        weights += weight;
      }
      return weights === 0 ? [x, y] : [sumX / weights, sumY / weights];
    });
  return stretched(turned(points), frame);
}

/** Turned so that the longest way is from left to right. */
function turned(points: readonly Place[]): Place[] {
  const n = Math.max(1, points.length);
  const [mx, my] = [points.reduce((sum, [x]) => sum + x, 0) / n, points.reduce((sum, [, y]) => sum + y, 0) / n];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]): Place => [(x - mx) * c + (y - my) * s, (y - my) * c - (x - mx) * s]);
}

function stretched(points: readonly Place[], { width, height }: Frame): Place[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = 50;
  const on = (v: number, from: number, to: number, end: number): number =>
    to - from < 1e-9 ? end / 2 : margin + ((v - from) / (to - from)) * (end - 2 * margin);
  return points.map(([x, y]): Place => [on(x, x0, x1, width), on(y, y0, y1, height)]);
}

const ROUNDS = 16;

/** Gives every place room, a little at a time, and keeps the best that came by. */
function relaxed(start: readonly Place[], beside: Neighbours, frame: Frame): Layout {
  let points = start;
  let best: Layout = { points, cost: Number.POSITIVE_INFINITY };
  for (let round = 0; round <= ROUNDS; round++) {
    const cells = cellsOf(points, beside, frame);
    const cost = cells.reduce((sum, cell, i) => sum + costOf(cell, { i, points, beside, frame }), 0);
    if (cost < best.cost) best = { points, cost };
    points = points.map(([x, y], i): Place => {
      const ring = cells[i]?.ring ?? [];
      if (ring.length < 3) return [x, y];
      const [cx, cy] = middleOf(ring);
      return [inside(x + (cx - x) * 0.45, frame.width), inside(y + (cy - y) * 0.45, frame.height)];
    });
  }
  return best;
}

interface Layout {
  readonly points: readonly Place[];
  readonly cost: number;
}

/** How often a place is moved on trial, for each place, and altogether. */
const TRIALS = 70;
const MOST_TRIALS = 9_000;

/** Moves single places on trial, further at first than later, and keeps what brings neighbours together (simulated annealing). */
function settled(
  start: readonly Place[],
  { beside, frame, random }: { readonly beside: Neighbours; readonly frame: Frame; readonly random: Random },
): readonly Place[] {
  const points = [...start];
  const n = points.length;
  const cells = [...cellsOf(points, beside, frame)];
  const costs = cells.map((cell, i) => costOf(cell, { i, points, beside, frame }));
  const room = Math.sqrt((frame.width * frame.height) / n);
  const trials = Math.min(MOST_TRIALS, TRIALS * n);
  for (let trial = 0; trial < trials; trial++) {
    const heat = 1 - trial / trials;
    const i = Math.floor(random() * n);
    const before = points[i] ?? [0, 0];
    const reach = room * (0.15 + 0.9 * heat);
    const turn = random() * 2 * Math.PI;
    const far = reach * Math.sqrt(random());
    const after: Place = [inside(before[0] + far * Math.cos(turn), frame.width), inside(before[1] + far * Math.sin(turn), frame.height)];
    points[i] = after;
    const own = cellOf(i, points, beside, frame);
    const changed = new Set([i, ...(cells[i]?.borders.keys() ?? []), ...own.borders.keys()]);
    const trialCells = [...changed].map(k => (k === i ? own : cellOf(k, points, beside, frame)));
    const trialCosts = [...changed].map((k, at) => costOf(trialCells[at] ?? own, { i: k, points, beside, frame }));
    const change = trialCosts.reduce((a, b) => a + b, 0) - [...changed].reduce((sum, k) => sum + (costs[k] ?? 0), 0);
    if (change > 0 && random() >= Math.exp(-change / (0.02 + 0.6 * heat * heat))) {
      points[i] = before;
      continue;
    }
    [...changed].forEach((k, at) => {
      cells[k] = trialCells[at] ?? own;
      costs[k] = trialCosts[at] ?? 0;
    });
  }
  return points;
}

const inside = (v: number, end: number): number => Math.min(end - 4, Math.max(4, v));

interface Around {
  readonly i: number;
  readonly points: readonly Place[];
  readonly beside: Neighbours;
  readonly frame: Frame;
}

/** Neighbours that do not touch count most, the more the further they are, then places without room, then strips. */
function costOf({ ring, borders }: Cell, { i, points, beside, frame }: Around): number {
  const room = (frame.width * frame.height) / points.length;
  const [x, y] = points[i] ?? [0, 0];
  let cost = 0;
  for (const k of beside[i] ?? [])
    if ((borders.get(k) ?? 0) < LEAST_BORDER) {
      const [ox, oy] = points[k] ?? [x, y];
      cost += 0.6 + (0.5 * Math.hypot(ox - x, oy - y)) / Math.sqrt(room);
    }
  for (const k of borders.keys()) if (!beside[i]?.has(k)) cost += 0.12;
  const share = Math.abs(areaOfRing(ring)) / room;
  if (share < 0.45) cost += (0.45 - share) * 8;
  return cost;
}

interface Cell {
  readonly ring: Ring;
  /** How long the border with each place beside it is. */
  readonly borders: ReadonlyMap<number, number>;
}

const cellsOf = (points: readonly Place[], beside: Neighbours, frame: Frame): readonly Cell[] =>
  points.map((_, i) => cellOf(i, points, beside, frame));

/** The part of the frame that is nearest to a point. Between places that are no neighbours a strip is left free. */
function cellOf(i: number, points: readonly Place[], beside: Neighbours, frame: Frame): Cell {
  // Those far away hardly ever count: they are looked at only if the cell is large.
  const near = 3 * Math.sqrt((frame.width * frame.height) / points.length);
  const cell = cellAmong(i, points, { beside, frame, within: near });
  return cell.reach * 2 + 2 * STRIP <= near ? cell : cellAmong(i, points, { beside, frame, within: Number.POSITIVE_INFINITY });
}

interface Among {
  readonly beside: Neighbours;
  readonly frame: Frame;
  readonly within: number;
}

function cellAmong(
  i: number,
  points: readonly Place[],
  { beside, frame: { width, height }, within }: Among,
): Cell & { readonly reach: number } {
  const [x, y] = points[i] ?? [0, 0];
  const others: { k: number; far: number }[] = [];
  points.forEach(([ox, oy], k) => {
    const far = Math.hypot(ox - x, oy - y);
    if (k !== i && far <= within && far > 1e-9) others.push({ k, far });
  });
  others.sort((a, b) => a.far - b.far || a.k - b.k);
  let ring: Corner[] = [
    { x: 0, y: 0, k: -1 },
    { x: width, y: 0, k: -1 },
    { x: width, y: height, k: -1 },
    { x: 0, y: height, k: -1 },
  ];
  const reachOf = (): number => ring.reduce((most, at) => Math.max(most, Math.hypot(at.x - x, at.y - y)), 0);
  let reach = reachOf();
  for (const { k, far } of others) {
    if (far / 2 - STRIP > reach) break;
    const [ox, oy] = points[k] ?? [0, 0];
    const end = far / 2 - (beside[i]?.has(k) ? 0 : STRIP);
    const cutOff = cut(ring, { x, y, nx: (ox - x) / far, ny: (oy - y) / far, end, k });
    if (cutOff === ring) continue;
    ring = cutOff;
    if (ring.length < 3) break;
    reach = reachOf();
  }
  const borders = new Map<number, number>();
  ring.forEach((at, corner) => {
    const next = ring[(corner + 1) % ring.length] ?? at;
    if (at.k >= 0) borders.set(at.k, (borders.get(at.k) ?? 0) + Math.hypot(next.x - at.x, next.y - at.y));
  });
  return { ring: ring.map((at): Place => [at.x, at.y]), borders, reach };
}

/** `k`: the place beyond the line to the next corner, −1 at the edge of the frame. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

interface Cut {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  /** How far from the point the line is. */
  readonly end: number;
  readonly k: number;
}

/** The part of a convex ring on this side of a line; the same ring if all of it is. */
function cut(ring: Corner[], { x, y, nx, ny, end, k }: Cut): Corner[] {
  const sides = ring.map(at => (at.x - x) * nx + (at.y - y) * ny - end);
  if (sides.every(side => side <= 0)) return ring;
  const out: Corner[] = [];
  ring.forEach((from, i) => {
    const next = (i + 1) % ring.length;
    const to = ring[next] ?? from;
    const [a, b] = [sides[i] ?? 0, sides[next] ?? 0];
    if (a <= 0) out.push(from);
    if (a <= 0 !== b <= 0) {
      const t = a / (a - b);
      out.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, k: a <= 0 ? k : from.k });
    }
  });
  return out;
}

function middleOf(ring: Ring): Place {
  let [sumX, sumY, area] = [0, 0, 0];
  ring.forEach(([x, y], i) => {
    const [x1, y1] = ring[(i + 1) % ring.length] ?? [x, y];
    const part = x * y1 - x1 * y;
    sumX += (x + x1) * part;
    sumY += (y + y1) * part;
    area += part;
  });
  return Math.abs(area) < 1e-9 ? (ring[0] ?? [0, 0]) : [sumX / (3 * area), sumY / (3 * area)];
}
