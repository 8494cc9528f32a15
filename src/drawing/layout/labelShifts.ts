import { memoise, memoiseByObject } from '../../lib/memoise.js';
import { once } from '../../lib/once.js';
import { type Box, boundingBox, distance, isInBox, isInside, lastPoint, type Point, type Polyline } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import type { LabelLine } from './provinceLabels.js';

/** How a label may be moved from its place on the page. */
export interface LabelShift {
  readonly by: Point;
  /** What the way costs. */
  readonly way: number;
  /** What it costs to have the label there: the way, and what of the label is outside its ground. */
  readonly cost: number;
}

/** The shifts that a label may make, the nearest first. They are found when they are asked for. */
export interface LabelShifts {
  /** The shift at index `i`. Undefined if there is none, or if its way costs `most` or more. */
  at(i: number, most: number): LabelShift | undefined;
}

/** Where a label is. */
export interface LabelPlace {
  readonly province: string;
  readonly line: LabelLine;
  /** Whether the picture shows a label in a box whole. */
  readonly isShown: (box: Box) => boolean;
}

/** Side of a square of the ground that is looked at, in frame pixels. */
const CELL = 4;
/** How far labels are moved at most: those in their province, and those beside it with a line to it. */
const REACH = { inside: 80, beside: 56 };
/** The share of a label that may be outside its ground, if not more of it is at first. */
const OUTSIDE = 0.45;
/** Per pixel of the way, and for a label that would be outside altogether. */
const COST = { pixel: 0.22, outside: 40 };
/** Least distance from the edge of the map. */
const EDGE = 3;

/** The places that a label may have: near its own, on the ground of its province; a label beside its province, on ground like its own. */
export function labelShifts(geometry: BoardGeometry, { province, line: { box, leader }, isShown }: LabelPlace): LabelShifts {
  const reach = leader ? REACH.beside : REACH.inside;
  const ground = once(() => groundAround(groundOf(geometry, province, leader && box), grown(box, reach)));
  const most = once(() => Math.max(OUTSIDE, ground().shareOutside(box)));
  const isFree = (at: Box): boolean => (leader ? !isIn(leader, at) : ground().isWithin(middle(at)));
  const found: LabelShift[] = [];
  const add = ({ by, way }: Omit<LabelShift, 'cost'>): void => {
    const at = moved(box, by);
    if (!isShown(at) || !isOnMap(geometry, at)) return;
    const outside = ground().shareOutside(at);
    if (outside <= most() && isFree(at)) found.push({ by, way, cost: way + outside * COST.outside });
  };
  const all = shiftsWithin(reach);
  let next = 0;
  return {
    at: (i, limit) => {
      for (let one = all[next]; one && found.length <= i && one.way < limit; one = all[++next]) add(one);
      const shift = found[i];
      return shift && shift.way < limit ? shift : undefined;
    },
  };
}

/** All shifts that are no farther than `reach`, the nearest first. */
const shiftsWithin = memoise(
  (reach: number): readonly Omit<LabelShift, 'cost'>[] => {
    const steps = Array.from({ length: 2 * Math.floor(reach / CELL) + 1 }, (_, i) => (i - Math.floor(reach / CELL)) * CELL);
    const all = steps.flatMap(y => steps.map((x): Point => [x, y]));
    const within = all.filter(by => distance(by, [0, 0]) <= reach).map(by => ({ by, way: distance(by, [0, 0]) * COST.pixel }));
    return within.sort((a, b) => a.way - b.way);
  },
  { keyOf: reach => reach },
);

/** The rings of the province; of what is below the label too, if it is beside its province. */
function groundOf({ areas }: BoardGeometry, province: string, beside: Box | undefined): readonly Polyline[] {
  const corners = beside ? cornersOf(beside) : [];
  const isAround = (rings: readonly Polyline[], at: Point): boolean =>
    rings.some(ring => isInBox([...at, ...at], boxOf(ring))) && isInside(rings, at);
  return areas.filter(area => area.id === province || corners.some(at => isAround(area.rings, at))).flatMap(({ rings }) => rings);
}

const boxOf = memoiseByObject((ring: Polyline): Box => boundingBox(ring));

interface Ground {
  readonly isWithin: (at: Point) => boolean;
  /** The share of a box that is outside. */
  readonly shareOutside: (box: Box) => number;
}

/** Squares of a part of the map, each inside the rings or not. */
function groundAround(rings: readonly Polyline[], box: Box): Ground {
  const squares = squaresInside(rings, box);
  const sums = summed(squares);
  const { columns, rows } = squares;
  const columnOf = (x: number): number => Math.min(columns, Math.max(0, Math.round((x - box[0]) / CELL)));
  const rowOf = (y: number): number => Math.min(rows, Math.max(0, Math.round((y - box[1]) / CELL)));
  const sumAt = (column: number, row: number): number => sums[row * (columns + 1) + column] ?? 0;
  return {
    isWithin: ([x, y]) => squares.inside[Math.floor((y - box[1]) / CELL) * columns + Math.floor((x - box[0]) / CELL)] === 1,
    shareOutside: at => {
      const left = columnOf(at[0]);
      const top = rowOf(at[1]);
      const right = columnOf(at[2]);
      const bottom = rowOf(at[3]);
      const within = sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top);
      return 1 - within / Math.max(1, (right - left) * (bottom - top));
    },
  };
}

interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** 1 for each square whose middle is inside, row by row. */
  readonly inside: Uint8Array;
}

/** Finds the squares inside the rings row by row, from where their edges cross the middle of each row. */
function squaresInside(rings: readonly Polyline[], [x0, y0, x1, y1]: Box): Squares {
  const [columns, rows] = [Math.ceil((x1 - x0) / CELL), Math.ceil((y1 - y0) / CELL)];
  const inside = new Uint8Array(columns * rows);
  const found = Array.from({ length: rows }, (): number[] => []);
  for (const ring of rings) if (meet(boxOf(ring), [x0, y0, x1, y1])) addCrossings(ring, y0, found);
  for (let row = 0; row < rows; row++) {
    const crossings = (found[row] ?? []).sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const [from, to] = [crossings[k] ?? 0, crossings[k + 1] ?? 0].map(x => Math.min(columns, Math.max(0, Math.round((x - x0) / CELL))));
      inside.fill(1, row * columns + (from ?? 0), row * columns + (to ?? 0));
    }
  }
  return { columns, rows, inside };
}

/** Adds where the edges of a ring cross the middles of rows, the first of which begins at `top`. Hot: a loop over all points of a ring. */
function addCrossings(ring: Polyline, top: number, rows: readonly number[][]): void {
  let before = lastPoint(ring);
  for (const at of ring) {
    const [high, low] = before[1] < at[1] ? [before[1], at[1]] : [at[1], before[1]];
    const first = Math.max(0, Math.floor((high - top) / CELL - 1));
    const last = Math.min(rows.length - 1, Math.ceil((low - top) / CELL));
    for (let row = first; row <= last; row++) {
      const y = top + (row + 0.5) * CELL;
      if (before[1] > y !== at[1] > y) rows[row]?.push(before[0] + ((at[0] - before[0]) * (y - before[1])) / (at[1] - before[1]));
    }
    before = at;
  }
}

/** For each corner of the squares, how many of those above it and to its left are inside. */
function summed({ columns, rows, inside }: Squares): Uint32Array {
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++)
    for (let column = 0, sum = 0; column < columns; column++) {
      sum += inside[row * columns + column] ?? 0;
      sums[(row + 1) * (columns + 1) + column + 1] = sum + (sums[row * (columns + 1) + column + 1] ?? 0);
    }
  return sums;
}

/* Not destructured: hot, and an iterator for each box would be garbage. */

export const moved = ([x0, y0, x1, y1]: Box, [x, y]: Point): Box => [x0 + x, y0 + y, x1 + x, y1 + y];
export const grown = (box: Box, by: number): Box => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
export const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
export const isIn = (at: Point, box: Box): boolean => at[0] > box[0] && at[0] < box[2] && at[1] > box[1] && at[1] < box[3];

const middle = ([x0, y0, x1, y1]: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
const cornersOf = ([x0, y0, x1, y1]: Box): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x0, y1],
  [x1, y1],
];
const isOnMap = ({ board: { frame } }: BoardGeometry, box: Box): boolean =>
  box[0] >= EDGE && box[1] >= EDGE && box[2] <= frame.width - EDGE && box[3] <= frame.height - EDGE;
