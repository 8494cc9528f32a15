import { withRoom } from '../../lib/withRoom.js';
import type { Point, Polyline } from './geometry.js';

/**
 * A line as coordinates: x and y of each point in turn, the first `size` numbers of `xy`. Changed in place, because thousands of lines are
 * tried for a picture, and a list of points for each would be garbage at once.
 */
export interface LineBuffer {
  xy: Float64Array;
  size: number;
}

export const emptyBuffer = (): LineBuffer => ({ xy: new Float64Array(128), size: 0 });

export function addPoint(line: LineBuffer, x: number, y: number): void {
  line.xy = withRoom(line.xy, line.size + 2);
  line.xy[line.size] = x;
  line.xy[line.size + 1] = y;
  line.size += 2;
}

export function lineBufferOf(line: Polyline): LineBuffer {
  const buffer = emptyBuffer();
  for (const [x, y] of line) addPoint(buffer, x, y);
  return buffer;
}

export function polylineOf({ xy, size }: LineBuffer): Polyline {
  const points: Point[] = [];
  for (let i = 0; i < size; i += 2) points.push([xy[i] ?? 0, xy[i + 1] ?? 0]);
  return points;
}

/** Hot: asked for every line that is tried. */
export function bufferLength({ xy, size }: LineBuffer): number {
  let sum = 0;
  for (let i = 2; i < size; i += 2) {
    const across = (xy[i] ?? 0) - (xy[i - 2] ?? 0);
    const down = (xy[i + 1] ?? 0) - (xy[i - 1] ?? 0);
    sum += Math.sqrt(across * across + down * down);
  }
  return sum;
}
