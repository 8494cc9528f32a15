import { distance, firstPoint, type Point, type Polyline, pointAtIndex } from './geometry.js';
import { addPoint, emptyBuffer, type LineBuffer, polylineOf } from './lineBuffer.js';

/** A quadratic arc from `a` to `b` that bulges to its left by `bend` times their distance. */
export const arc = (a: Point, b: Point, bend: number): Polyline => polylineOf(arcInto(emptyBuffer(), a, b, bend));

/** Replaces the points of `line` with an arc, and returns it. Hot: most lines that are tried are arcs. */
export function arcInto(line: LineBuffer, [ax, ay]: Point, [bx, by]: Point, bend: number): LineBuffer {
  const x = (ax + bx) / 2 + (by - ay) * 2 * bend;
  const y = (ay + by) / 2 - (bx - ax) * 2 * bend;
  const pieces = Math.max(6, Math.ceil(Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / 10));
  line.size = 0;
  for (let i = 0; i <= pieces; i++) {
    const t = i / pieces;
    const fromX = ax + (x - ax) * t;
    const fromY = ay + (y - ay) * t;
    addPoint(line, fromX + (x + (bx - x) * t - fromX) * t, fromY + (y + (by - y) * t - fromY) * t);
  }
  return line;
}

/** A Catmull–Rom spline through all points. */
export const smoothThrough = (points: Polyline): Polyline => polylineOf(smoothInto(emptyBuffer(), points));

/** Replaces the points of `line` with a spline, and returns it. Hot: many lines that are tried are splines. */
export function smoothInto(line: LineBuffer, points: Polyline): LineBuffer {
  const first = firstPoint(points);
  line.size = 0;
  addPoint(line, first[0], first[1]);
  for (let i = 0; i + 1 < points.length; i++) {
    const p = pointAtIndex(points, i - 1);
    const a = pointAtIndex(points, i);
    const b = pointAtIndex(points, i + 1);
    const q = pointAtIndex(points, i + 2);
    const pieces = Math.max(4, Math.ceil(distance(a, b) / 10));
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      addPoint(line, spline(p[0], a[0], b[0], q[0], t), spline(p[1], a[1], b[1], q[1], t));
    }
  }
  return line;
}

const spline = (p: number, a: number, b: number, q: number, t: number): number =>
  0.5 * (2 * a + (b - p) * t + (2 * p - 5 * a + 4 * b - q) * t * t + (3 * a - p - 3 * b + q) * t * t * t);
