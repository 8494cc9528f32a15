import { type Box, type Polyline, resample } from '../vector/geometry.js';

/** Many points, x and y in turn: they are looked through so often that objects would take too long. */
export type PointCloud = Float64Array;

/** The points of lines, `step` or a little less apart. */
export const pointsAlong = (lines: readonly Polyline[], step: number): PointCloud =>
  Float64Array.from(lines.flatMap(line => resample(line, step).flat()));

/** Those of the points that are in a box. */
export function pointsIn(points: PointCloud, [x0, y0, x1, y1]: Box): PointCloud {
  const found: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x > x0 && x < x1 && y > y0 && y < y1) found.push(x, y);
  }
  return Float64Array.from(found);
}

/** Whether a point is in a box. */
export function hasPointIn(points: PointCloud, [x0, y0, x1, y1]: Box): boolean {
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x > x0 && x < x1 && y > y0 && y < y1) return true;
  }
  return false;
}
