/** In drawing units or pixels, y down. */
export type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** From drawing units to pixels: subtract `origin`, then multiply by `scale`. */
export interface PixelTransform {
  /** Pixels per drawing unit. */
  readonly scale: number;
  /** The drawing's point at pixel (0, 0). */
  readonly origin: Point;
}

/** Not `Math.hypot`, which takes ten times as long. */
export function distance(a: Point, b: Point): number {
  const across = b[0] - a[0];
  const down = b[1] - a[1];
  return Math.sqrt(across * across + down * down);
}
export const interpolate = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function polylineLength(line: Polyline): number {
  let sum = 0;
  let before = firstPoint(line);
  for (const at of line) {
    const across = at[0] - before[0];
    const down = at[1] - before[1];
    sum += Math.sqrt(across * across + down * down);
    before = at;
  }
  return sum;
}

/** The point at index `i`; beyond the ends, the first or the last. */
export function pointAtIndex(line: Polyline, i: number): Point {
  const point = line[Math.min(line.length - 1, Math.max(0, i))];
  if (!point) throw new Error('A line without points was drawn');
  return point;
}
export const firstPoint = (line: Polyline): Point => pointAtIndex(line, 0);
export const lastPoint = (line: Polyline): Point => pointAtIndex(line, line.length - 1);

/** The same line with a point every `step` units or a little less. Keeps both ends. */
export function resample(line: Polyline, step: number): Polyline {
  const numbers = resampledCoordinates(line, step);
  const points: Point[] = [firstPoint(line)];
  for (let i = 2; i < numbers.length - 2; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  points.push(lastPoint(line));
  return points;
}

/** As `resample`, but x and y of each point in turn. Hot. */
export function resampledCoordinates(line: Polyline, step: number): Float64Array {
  const length = polylineLength(line);
  const pieces = Math.max(1, Math.ceil(length / step));
  const numbers = new Float64Array(2 * pieces + 2);
  let i = 1;
  let gone = 0;
  let before = firstPoint(line);
  let after = pointAtIndex(line, 1);
  let piece = distance(before, after);
  numbers[0] = before[0];
  numbers[1] = before[1];
  for (let k = 1; k < pieces; k++) {
    const wanted = (k / pieces) * length;
    while (gone + piece < wanted && i < line.length - 1) {
      gone += piece;
      i++;
      before = after;
      after = pointAtIndex(line, i);
      piece = distance(before, after);
    }
    const t = piece > 0 ? (wanted - gone) / piece : 1;
    numbers[2 * k] = before[0] + (after[0] - before[0]) * t;
    numbers[2 * k + 1] = before[1] + (after[1] - before[1]) * t;
  }
  const last = lastPoint(line);
  numbers[2 * pieces] = last[0];
  numbers[2 * pieces + 1] = last[1];
  return numbers;
}

/** The line without points closer than `step` units to the previous one. Keeps both ends. */
export function thinned(line: Polyline, step: number): Polyline {
  const kept: Point[] = [firstPoint(line)];
  for (const point of line.slice(1, -1)) if (distance(lastPoint(kept), point) >= step) kept.push(point);
  return line.length > 1 ? [...kept, lastPoint(line)] : kept;
}

/** The point at a share of the line's length, from 0 to 1. */
export function pointAlong(line: Polyline, t: number): Point {
  let left = polylineLength(line) * t;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [pointAtIndex(line, i - 1), pointAtIndex(line, i)];
    const piece = distance(a, b);
    if (left <= piece && piece > 0) return interpolate(a, b, left / piece);
    left -= piece;
  }
  return lastPoint(line);
}

/** The line without its first `start` and last `end` units. If it is too short, its middle tenth. */
export function trim(line: Polyline, start: number, end: number): Polyline {
  const length = polylineLength(line);
  const [from, to] = start + end < length * 0.9 ? [start / length, 1 - end / length] : [0.45, 0.55];
  return cut(line, from, to);
}

function cut(line: Polyline, from: number, to: number): Polyline {
  const length = polylineLength(line);
  const inside: Point[] = [];
  let gone = 0;
  line.forEach((p, i) => {
    gone += i === 0 ? 0 : distance(pointAtIndex(line, i - 1), p);
    if (gone > from * length && gone < to * length) inside.push(p);
  });
  return [pointAlong(line, from), ...inside, pointAlong(line, to)];
}

/** The unit vector along the line near index `i`. */
export function direction(line: Polyline, i: number, reach = 1): Point {
  const [a, b] = [pointAtIndex(line, i - reach), pointAtIndex(line, i + reach)];
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** The line moved `by` units to its right. */
export const offsetLine = (line: Polyline, by: number, reach = 2): Polyline =>
  line.map((p, i) => {
    const [x, y] = direction(line, i, reach);
    return [p[0] - y * by, p[1] + x * by];
  });

export function nearestIndex(line: Polyline, to: Point): number {
  let best = 0;
  line.forEach((p, i) => {
    if (distance(p, to) < distance(pointAtIndex(line, best), to)) best = i;
  });
  return best;
}

export const distanceToLine = (line: Polyline, from: Point): number => distance(pointAtIndex(line, nearestIndex(line, from)), from);

/** The box around a line, `margin` wider on every side. Hot. */
export function boundingBox(line: Polyline, margin = 0): Box {
  let [x0, y0] = firstPoint(line);
  let [x1, y1] = [x0, y0];
  for (let i = 1; i < line.length; i++) {
    const at = pointAtIndex(line, i);
    if (at[0] < x0) x0 = at[0];
    if (at[1] < y0) y0 = at[1];
    if (at[0] > x1) x1 = at[0];
    if (at[1] > y1) y1 = at[1];
  }
  return [x0 - margin, y0 - margin, x1 + margin, y1 + margin];
}

/** Whether a point is inside the rings by the even–odd rule. Holes are not inside. */
export function isInside(rings: readonly Polyline[], [x, y]: Point): boolean {
  let odd = false;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [pointAtIndex(ring, i), pointAtIndex(ring, i === 0 ? ring.length - 1 : i - 1)];
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
    }
  return odd;
}

/** Whether a box is wholly inside another one. */
export const isInBox = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean =>
  x0 >= left && y0 >= top && x1 <= right && y1 <= bottom;
