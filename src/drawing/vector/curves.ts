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

/** A Catmull–Rom spline through all points. Hot: most ways around obstacles are splines. */
export function smoothThrough(points: Polyline): Polyline {
  const out: Point[] = [firstPoint(points)];
  for (let i = 0; i + 1 < points.length; i++) {
    const p = pointAtIndex(points, i - 1);
    const a = pointAtIndex(points, i);
    const b = pointAtIndex(points, i + 1);
    const q = pointAtIndex(points, i + 2);
    const pieces = Math.max(4, Math.ceil(distance(a, b) / 10));
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      out.push([spline(p[0], a[0], b[0], q[0], t), spline(p[1], a[1], b[1], q[1], t)]);
    }
  }
  return out;
}

const spline = (p: number, a: number, b: number, q: number, t: number): number =>
  0.5 * (2 * a + (b - p) * t + (2 * p - 5 * a + 4 * b - q) * t * t + (3 * a - p - 3 * b + q) * t * t * t);
