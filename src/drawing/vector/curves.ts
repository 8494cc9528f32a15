import { distance, firstPoint, type Point, type Polyline, pointAtIndex } from './geometry.js';

/** A quadratic arc from `a` to `b` that bulges to its left by `bend` times their distance. Hot: most lines that are tried are arcs. */
export function arc(a: Point, b: Point, bend: number): Polyline {
  const [[ax, ay], [bx, by]] = [a, b];
  const [x, y] = [(ax + bx) / 2 + (by - ay) * 2 * bend, (ay + by) / 2 - (bx - ax) * 2 * bend];
  const pieces = Math.max(6, Math.ceil(distance(a, b) / 10));
  const points: Point[] = [];
  for (let i = 0; i <= pieces; i++) {
    const t = i / pieces;
    const [fromX, fromY] = [ax + (x - ax) * t, ay + (y - ay) * t];
    points.push([fromX + (x + (bx - x) * t - fromX) * t, fromY + (y + (by - y) * t - fromY) * t]);
  }
  return points;
}

/** A Catmull–Rom spline through all points. */
export function smoothThrough(points: Polyline): Polyline {
  const out: Point[] = [firstPoint(points)];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, a, b, q] = [pointAtIndex(points, i - 1), pointAtIndex(points, i), pointAtIndex(points, i + 1), pointAtIndex(points, i + 2)];
    const pieces = Math.max(4, Math.ceil(distance(a, b) / 10));
    for (let k = 1; k <= pieces; k++) out.push(spline(p, a, b, q, k / pieces));
  }
  return out;
}

function spline(p: Point, a: Point, b: Point, q: Point, t: number): Point {
  const at = (k: 0 | 1): number =>
    0.5 *
    (2 * a[k] + (b[k] - p[k]) * t + (2 * p[k] - 5 * a[k] + 4 * b[k] - q[k]) * t * t + (3 * a[k] - p[k] - 3 * b[k] + q[k]) * t * t * t);
  return [at(0), at(1)];
}
