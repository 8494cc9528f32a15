import type { Box } from '../vector/geometry.js';
import { CELL } from './labelGround.js';
import type { PointCloud } from './pointCloud.js';

/** `shaft`, `point`: a line through a name, and each of its points there; `near`: each of its points that almost touches the name. */
const COST = { shaft: 40, point: 4, near: 1.5 };
/** Half the width of a shaft, and the gap beside it. */
const SHAFT = { half: 2, gap: 6 };
/** Nothing farther away than this covers a name. */
export const NEAR = SHAFT.gap + 1;

const costOf = (inner: number, near: number): number => near * COST.near + inner * COST.point + (inner > 0 ? COST.shaft : 0);

/** The cost of the points of lines in and near a box. */
export function shaftCost([x0, y0, x1, y1]: Box, points: PointCloud): number {
  let inner = 0;
  let near = 0;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x < x0 - SHAFT.gap || x > x1 + SHAFT.gap || y < y0 - SHAFT.gap || y > y1 + SHAFT.gap) continue;
    if (x < x0 - SHAFT.half || x > x1 + SHAFT.half || y < y0 - SHAFT.half || y > y1 + SHAFT.half) near++;
    else inner++;
  }
  return costOf(inner, near);
}

/**
 * The same for every place of a box that is moved by whole cells, at most `reach` to each side: all points are looked at once, not once for each of a thousand
 * places. A point exactly on an edge may be counted on its other side, because other sums are rounded. Valid until the next call, which reuses the table.
 */
export function shaftCosts(box: Box, points: PointCloud, reach: number): (across: number, down: number) => number {
  if (points.length === 0) return () => 0;
  const most = Math.floor(reach / CELL);
  const width = 2 * most + 2;
  const counts = emptyTable(width * width);
  enterAll(counts, box, points, SHAFT.gap, most, ONE_AROUND);
  enterAll(counts, box, points, SHAFT.half, most, ONE_INSIDE);
  sumUp(counts, width);
  return (across, down) => {
    const count = counts[(down / CELL + most) * width + across / CELL + most] ?? 0;
    const inner = count >> INSIDE_BITS;
    return costOf(inner, (count & AROUND) - inner);
  };
}

/**
 * A number of the table counts the points inside in its upper half, and those inside or beside in its lower half. There are some hundreds of them: each half has
 * room for 32,767.
 */
const INSIDE_BITS = 16;
const ONE_INSIDE = 1 << INSIDE_BITS;
const ONE_AROUND = 1;
const AROUND = ONE_INSIDE - 1;

let table = new Int32Array(0);
function emptyTable(size: number): Int32Array {
  if (table.length < size) table = new Int32Array(size);
  return table.subarray(0, size).fill(0);
}

/**
 * Enters which moves of the box bring each point into it or no farther than `gap` beside it, in cells from the move farthest to the left and the top: the
 * corners of that rectangle are marked, so that `sumUp` counts `one` in every cell of it. Hot.
 */
function enterAll(counts: Int32Array, [x0, y0, x1, y1]: Box, points: PointCloud, gap: number, most: number, one: number): void {
  const width = 2 * most + 2;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    const left = Math.max(0, Math.ceil((x - x1 - gap) / CELL) + most);
    const right = Math.min(2 * most, Math.floor((x - x0 + gap) / CELL) + most) + 1;
    const top = Math.max(0, Math.ceil((y - y1 - gap) / CELL) + most) * width;
    const bottom = (Math.min(2 * most, Math.floor((y - y0 + gap) / CELL) + most) + 1) * width;
    if (left >= right || top >= bottom) continue;
    counts[top + left] = (counts[top + left] ?? 0) + one;
    counts[top + right] = (counts[top + right] ?? 0) - one;
    counts[bottom + left] = (counts[bottom + left] ?? 0) - one;
    counts[bottom + right] = (counts[bottom + right] ?? 0) + one;
  }
}

/** Turns the marks of rectangles into the number of rectangles over each cell. */
function sumUp(counts: Int32Array, width: number): void {
  for (let row = 0; row < counts.length; row += width)
    for (let at = row, sum = 0; at < row + width; at++) {
      sum += counts[at] ?? 0;
      counts[at] = sum + (row > 0 ? (counts[at - width] ?? 0) : 0);
    }
}
