import type { MapArea } from '../../src/drawing/layout/boardGeometry.js';
import type { Box, Polyline } from '../../src/drawing/vector/geometry.js';

/** Whose every square unit of a page is. */
export interface OwnerRaster {
  readonly width: number;
  readonly height: number;
  /** Index of the area, row by row; −1 for none. */
  readonly owner: Int16Array;
}

export function ownerRaster(areas: readonly MapArea[], width: number, height: number): OwnerRaster {
  const owner = new Int16Array(width * height).fill(-1);
  areas.forEach(({ rings }, area) => {
    for (const [y, xs] of crossings(rings, height))
      for (let k = 0; k + 1 < xs.length; k += 2) {
        const [from, to] = [Math.max(0, Math.round(xs[k] ?? 0)), Math.min(width, Math.round(xs[k + 1] ?? 0))];
        if (to > from) owner.fill(area, y * width + from, y * width + to);
      }
  });
  return { width, height, owner };
}

/** For each row, where its middle crosses the rings, from left to right. */
function crossings(rings: readonly Polyline[], height: number): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const ring of rings)
    ring.forEach((b, i) => {
      const a = ring[i === 0 ? ring.length - 1 : i - 1] ?? b;
      const [top, bottom] = a[1] < b[1] ? [a, b] : [b, a];
      for (let y = Math.max(0, Math.ceil(top[1] - 0.5)); y < Math.min(height, Math.ceil(bottom[1] - 0.5)); y++) {
        const x = top[0] + ((bottom[0] - top[0]) * (y + 0.5 - top[1])) / (bottom[1] - top[1]);
        const row = found.get(y);
        if (row) row.push(x);
        else found.set(y, [x]);
      }
    });
  for (const row of found.values()) row.sort((p, q) => p - q);
  return found;
}

/** Counts units of a page in boxes. */
export type CountIn = (box: Box) => number;

/** Counts the units within `bounds` that pass the test; none are counted outside. */
export function counter({ width, height, owner }: OwnerRaster, [x0, y0, x1, y1]: Box, isCounted: (area: number) => boolean): CountIn {
  const [left, top] = [Math.max(0, Math.floor(x0)), Math.max(0, Math.floor(y0))];
  const [right, bottom] = [Math.min(width, Math.ceil(x1)), Math.min(height, Math.ceil(y1))];
  const [across, down] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  const sums = new Int32Array((across + 1) * (down + 1));
  for (let y = 0; y < down; y++) {
    let row = 0;
    for (let x = 0; x < across; x++) {
      row += Number(isCounted(owner[(top + y) * width + left + x] ?? -1));
      sums[(y + 1) * (across + 1) + x + 1] = (sums[y * (across + 1) + x + 1] ?? 0) + row;
    }
  }
  const sumTo = (x: number, y: number): number => sums[y * (across + 1) + x] ?? 0;
  const clampX = (x: number): number => Math.min(across, Math.max(0, Math.round(x) - left));
  const clampY = (y: number): number => Math.min(down, Math.max(0, Math.round(y) - top));
  return box => {
    const [a, b, c, d] = [clampX(box[0]), clampY(box[1]), clampX(box[2]), clampY(box[3])];
    return sumTo(c, d) - sumTo(a, d) - sumTo(c, b) + sumTo(a, b);
  };
}
