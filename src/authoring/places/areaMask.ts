import type { Place, Ring } from '../svg/outline.js';

/** The inside of an area on a lattice, so that whether a box has room in it is told at once. */
export interface AreaMask {
  /** The middles of all cells inside. */
  readonly inside: readonly Place[];
  /** Whether a box is inside as a whole, as far as the lattice tells. */
  readonly holds: (x0: number, y0: number, x1: number, y1: number) => boolean;
}

const CELLS = 120;
const LEAST_STEP = 2;

export function areaMask(rings: readonly Ring[]): AreaMask {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (const [x, y] of ring) [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  const step = Math.max(LEAST_STEP, Math.max(right - left, bottom - top) / CELLS);
  const columns = Math.max(1, Math.ceil((right - left) / step));
  const rows = Math.max(1, Math.ceil((bottom - top) / step));
  const inside: Place[] = [];
  /** [row × (columns + 1) + column]: how many cells inside are above and to the left. */
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    const y = top + (row + 0.5) * step;
    const crossed = crossings(rings, y);
    let next = 0;
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      const x = left + (column + 0.5) * step;
      while (next < crossed.length && (crossed[next] ?? 0) <= x) next += 1;
      if (next % 2 === 1) {
        inside.push([x, y]);
        sum += 1;
      }
      sums[(row + 1) * (columns + 1) + column + 1] = (sums[row * (columns + 1) + column + 1] ?? 0) + sum;
    }
  }
  const at = (column: number, row: number): number => sums[row * (columns + 1) + column] ?? 0;
  const holds = (x0: number, y0: number, x1: number, y1: number): boolean => {
    const [c0, r0] = [Math.floor((x0 - left) / step), Math.floor((y0 - top) / step)];
    const [c1, r1] = [Math.ceil((x1 - left) / step), Math.ceil((y1 - top) / step)];
    if (c0 < 0 || r0 < 0 || c1 > columns || r1 > rows) return false;
    return at(c1, r1) - at(c0, r1) - at(c1, r0) + at(c0, r0) === (c1 - c0) * (r1 - r0);
  };
  return { inside, holds };
}

/** Where a horizontal line crosses the outlines, from left to right. */
function crossings(rings: readonly Ring[], y: number): readonly number[] {
  const found: number[] = [];
  for (const ring of rings) {
    let [x0, y0] = ring.at(-1) ?? [0, 0];
    for (const [x1, y1] of ring) {
      if (y1 > y !== y0 > y) found.push(((x0 - x1) * (y - y1)) / (y0 - y1) + x1);
      [x0, y0] = [x1, y1];
    }
  }
  return found.sort((a, b) => a - b);
}
