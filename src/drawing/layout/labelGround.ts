import { memoiseByObject } from '../../lib/memoise.js';
import { grown, meet } from '../vector/boxes.js';
import { type Box, boundingBox, isInBox, isInside, lastPoint, type Point, type Polyline } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import type { LabelLine } from './provinceLabels.js';

/** Side of a square of the ground that is looked at, in frame pixels. */
export const CELL = 4;
/** How far labels are moved at most: those in their province, and those beside it with a line to it. No farther than fits into a signed byte. */
const REACH = { inside: 80, beside: 56 };
export const reachOf = ({ leader }: LabelLine): number => (leader ? REACH.beside : REACH.inside);

/** The ground around a label, as far as the label reaches, in squares row by row. */
interface GroundSquares {
  readonly columns: number;
  readonly rows: number;
  /** 1 for each square whose middle is on the ground. */
  readonly inside: Uint8Array;
}

/** Where a label may be. */
export interface LabelGround {
  readonly isWithin: (at: Point) => boolean;
  /** The share of a box that is outside. */
  readonly shareOutside: (box: Box) => number;
}

/** The ground of a province's label, with which every place of it can be compared. `squares`: of this label. */
export function labelGround(line: LabelLine, squares: GroundSquares): LabelGround {
  const box = grown(line.box, reachOf(line));
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

/** The squares around the label of a province: of its own ground, and of what is below the label if it is beside its province. */
export function groundSquares({ areas }: BoardGeometry, province: string, line: LabelLine): GroundSquares {
  const corners = line.leader ? cornersOf(line.box) : [];
  const isAround = (rings: readonly Polyline[], at: Point): boolean =>
    rings.some(ring => isInBox([...at, ...at], boxOf(ring))) && isInside(rings, at);
  const ground = areas.filter(area => area.id === province || corners.some(at => isAround(area.rings, at)));
  return squaresInside(
    ground.flatMap(({ rings }) => rings),
    grown(line.box, reachOf(line)),
  );
}

const boxOf = memoiseByObject((ring: Polyline): Box => boundingBox(ring));

const cornersOf = ([x0, y0, x1, y1]: Box): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x0, y1],
  [x1, y1],
];

/** Finds the squares inside the rings row by row, from where their edges cross the middle of each row. */
function squaresInside(rings: readonly Polyline[], [x0, y0, x1, y1]: Box): GroundSquares {
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
function summed({ columns, rows, inside }: GroundSquares): Uint32Array {
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++)
    for (let column = 0, sum = 0; column < columns; column++) {
      sum += inside[row * columns + column] ?? 0;
      sums[(row + 1) * (columns + 1) + column + 1] = sum + (sums[row * (columns + 1) + column + 1] ?? 0);
    }
  return sums;
}
