/** Frame pixels, y down. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Not by `Math.hypot`, which takes ten times as long. */
export const distance = (a: Point, b: Point): number => Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export const lengthOf = (line: Line): number => line.reduce((sum, p, i) => sum + distance(line[i - 1] ?? p, p), 0);

/** The point of `line` nearest to index `i`, its ends standing for everything beyond them. */
export function pointAt(line: Line, i: number): Point {
  const point = line[Math.min(line.length - 1, Math.max(0, i))];
  if (!point) throw new Error('A line without points was drawn');
  return point;
}
export const firstOf = (line: Line): Point => pointAt(line, 0);
export const lastOf = (line: Line): Point => pointAt(line, line.length - 1);

/** The same line with a point every `step` pixels or a little less, both ends kept. */
export function resample(line: Line, step: number): Line {
  const pieces = Math.max(1, Math.ceil(lengthOf(line) / step));
  return Array.from({ length: pieces + 1 }, (_, i) => alongLine(line, i / pieces));
}

/** The line without points nearer than `step` pixels to the one before; both ends are kept. */
export function sparse(line: Line, step: number): Line {
  const kept: Point[] = [firstOf(line)];
  for (const point of line.slice(1, -1)) if (distance(lastOf(kept), point) >= step) kept.push(point);
  return line.length > 1 ? [...kept, lastOf(line)] : kept;
}

/** The point at the share `t` (0 to 1) of the line's length. */
export function alongLine(line: Line, t: number): Point {
  let left = lengthOf(line) * t;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [pointAt(line, i - 1), pointAt(line, i)];
    const piece = distance(a, b);
    if (left <= piece && piece > 0) return between(a, b, left / piece);
    left -= piece;
  }
  return lastOf(line);
}

/** The line without its first `start` and last `end` pixels; of a line too short for that a tenth is left in the middle. */
export function trim(line: Line, start: number, end: number): Line {
  const length = lengthOf(line);
  const [from, to] = start + end < length * 0.9 ? [start / length, 1 - end / length] : [0.45, 0.55];
  return cut(line, from, to);
}

function cut(line: Line, from: number, to: number): Line {
  const length = lengthOf(line);
  const inside: Point[] = [];
  let gone = 0;
  line.forEach((p, i) => {
    gone += i === 0 ? 0 : distance(pointAt(line, i - 1), p);
    if (gone > from * length && gone < to * length) inside.push(p);
  });
  return [alongLine(line, from), ...inside, alongLine(line, to)];
}

/** A quadratic arc from `a` to `b`, bulging to its left (seen along it) by `bend` times its length. */
export function arc(a: Point, b: Point, bend: number): Line {
  const control: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 2 * bend, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 2 * bend];
  const pieces = Math.max(6, Math.ceil(distance(a, b) / 10));
  const at = (k: 0 | 1, t: number): number => {
    const [start, end] = [a[k] + (control[k] - a[k]) * t, control[k] + (b[k] - control[k]) * t];
    return start + (end - start) * t;
  };
  return Array.from({ length: pieces + 1 }, (_, i): Point => [at(0, i / pieces), at(1, i / pieces)]);
}

/** A smooth line through all `points` (Catmull–Rom). */
export function through(points: Line): Line {
  const out: Point[] = [firstOf(points)];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, a, b, q] = [pointAt(points, i - 1), pointAt(points, i), pointAt(points, i + 1), pointAt(points, i + 2)];
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

/** The unit vector along the line near index `i`. */
export function heading(line: Line, i: number, reach = 1): Point {
  const [a, b] = [pointAt(line, i - reach), pointAt(line, i + reach)];
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** The line moved `by` pixels to its right (seen along it; y points down). */
export const beside = (line: Line, by: number, reach = 2): Line =>
  line.map((p, i) => {
    const [x, y] = heading(line, i, reach);
    return [p[0] - y * by, p[1] + x * by];
  });

export function nearestIndex(line: Line, to: Point): number {
  let best = 0;
  line.forEach((p, i) => {
    if (distance(p, to) < distance(pointAt(line, best), to)) best = i;
  });
  return best;
}

export const apart = (line: Line, from: Point): number => distance(pointAt(line, nearestIndex(line, from)), from);

/** Whether the point lies inside the rings, holes (by the even–odd rule) left out. */
export function inside(rings: readonly Line[], [x, y]: Point): boolean {
  let odd = false;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [pointAt(ring, i), pointAt(ring, i === 0 ? ring.length - 1 : i - 1)];
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
    }
  return odd;
}
