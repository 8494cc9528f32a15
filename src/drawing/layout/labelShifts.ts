import { type Box, boundingBox, distance, isInside, lastPoint, type Point, type Polyline } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import type { LabelLine } from './provinceLabels.js';

/** How far a label may be moved from its place on the page. */
export interface LabelShift {
  readonly by: Point;
  /** What it costs to have the label there. */
  readonly cost: number;
}

/** Where a label is. */
export interface LabelPlace {
  readonly province: string;
  readonly line: LabelLine;
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
export function labelShifts(geometry: BoardGeometry, { province, line: { box, leader } }: LabelPlace): readonly LabelShift[] {
  const reach = leader ? REACH.beside : REACH.inside;
  const ground = groundAround(groundOf(geometry, province, leader && box), grown(box, reach));
  const most = Math.max(OUTSIDE, ground.shareOutside(box));
  const isPossible = ({ by }: LabelShift): boolean => {
    const at = moved(box, by);
    return isOnMap(geometry, at) && ground.shareOutside(at) <= most && (leader ? !isIn(leader, at) : ground.isWithin(middle(at)));
  };
  return shiftsWithin(reach)
    .map(by => ({ by, cost: distance(by, [0, 0]) * COST.pixel + ground.shareOutside(moved(box, by)) * COST.outside }))
    .filter(isPossible)
    .sort((a, b) => a.cost - b.cost);
}

function shiftsWithin(reach: number): readonly Point[] {
  const steps = Array.from({ length: 2 * Math.floor(reach / CELL) + 1 }, (_, i) => (i - Math.floor(reach / CELL)) * CELL);
  return steps.flatMap(y => steps.map((x): Point => [x, y])).filter(by => distance(by, [0, 0]) <= reach);
}

/** The rings of the province; of what is below the label too, if it is beside its province. */
function groundOf({ areas }: BoardGeometry, province: string, beside: Box | undefined): readonly Polyline[] {
  const corners = beside ? cornersOf(beside) : [];
  return areas.filter(({ id, rings }) => id === province || corners.some(at => isInside(rings, at))).flatMap(({ rings }) => rings);
}

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
    shareOutside: ([x0, y0, x1, y1]) => {
      const [left, top, right, bottom] = [columnOf(x0), rowOf(y0), columnOf(x1), rowOf(y1)];
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

/** Finds the squares inside the rings row by row, from where their edges cross the middle of the row. */
function squaresInside(rings: readonly Polyline[], [x0, y0, x1, y1]: Box): Squares {
  const [columns, rows] = [Math.ceil((x1 - x0) / CELL), Math.ceil((y1 - y0) / CELL)];
  const inside = new Uint8Array(columns * rows);
  const near = rings.filter(ring => meet(boundingBox(ring), [x0, y0, x1, y1]));
  for (let row = 0; row < rows; row++) {
    const crossings = near.flatMap(ring => crossingsAt(ring, y0 + (row + 0.5) * CELL)).sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const [from, to] = [crossings[k] ?? 0, crossings[k + 1] ?? 0].map(x => Math.min(columns, Math.max(0, Math.round((x - x0) / CELL))));
      inside.fill(1, row * columns + (from ?? 0), row * columns + (to ?? 0));
    }
  }
  return { columns, rows, inside };
}

/** Where the edges of a ring cross a line from left to right. */
function crossingsAt(ring: Polyline, y: number): readonly number[] {
  const found: number[] = [];
  let before = lastPoint(ring);
  for (const at of ring) {
    if (before[1] > y !== at[1] > y) found.push(before[0] + ((at[0] - before[0]) * (y - before[1])) / (at[1] - before[1]));
    before = at;
  }
  return found;
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

export const moved = ([x0, y0, x1, y1]: Box, [x, y]: Point): Box => [x0 + x, y0 + y, x1 + x, y1 + y];
export const grown = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by];
export const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
export const isIn = ([x, y]: Point, [x0, y0, x1, y1]: Box): boolean => x > x0 && x < x1 && y > y0 && y < y1;

const middle = ([x0, y0, x1, y1]: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
const cornersOf = ([x0, y0, x1, y1]: Box): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x0, y1],
  [x1, y1],
];
const isOnMap = ({ board: { frame } }: BoardGeometry, [x0, y0, x1, y1]: Box): boolean =>
  x0 >= EDGE && y0 >= EDGE && x1 <= frame.width - EDGE && y1 <= frame.height - EDGE;
