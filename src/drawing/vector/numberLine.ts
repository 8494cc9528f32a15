import type { Point, Polyline } from './geometry.js';

/**
 * A line as numbers: x and y of each point in turn, the first `size` of `xy`. Changed in place, because thousands of lines are tried for a
 * picture, and a list of points for each would be garbage at once.
 */
export interface NumberLine {
  xy: Float64Array;
  size: number;
}

export const emptyLine = (): NumberLine => ({ xy: new Float64Array(128), size: 0 });

export function addPoint(line: NumberLine, x: number, y: number): void {
  if (line.size + 2 > line.xy.length) {
    const longer = new Float64Array(2 * line.xy.length);
    longer.set(line.xy);
    line.xy = longer;
  }
  line.xy[line.size] = x;
  line.xy[line.size + 1] = y;
  line.size += 2;
}

export function numberLineOf(line: Polyline): NumberLine {
  const numbers = emptyLine();
  for (const [x, y] of line) addPoint(numbers, x, y);
  return numbers;
}

export function polylineOf({ xy, size }: NumberLine): Polyline {
  const points: Point[] = [];
  for (let i = 0; i < size; i += 2) points.push([xy[i] ?? 0, xy[i + 1] ?? 0]);
  return points;
}

/** Hot: asked for every line that is tried. */
export function numberLineLength({ xy, size }: NumberLine): number {
  let sum = 0;
  for (let i = 2; i < size; i += 2) {
    const across = (xy[i] ?? 0) - (xy[i - 2] ?? 0);
    const down = (xy[i + 1] ?? 0) - (xy[i - 1] ?? 0);
    sum += Math.sqrt(across * across + down * down);
  }
  return sum;
}
