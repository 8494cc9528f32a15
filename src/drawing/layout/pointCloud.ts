import { withRoom } from '../../lib/withRoom.js';
import { type Box, boundingBox, type Polyline, resampledCoordinates } from '../vector/geometry.js';

/** Many points, x and y in turn: they are looked through so often that objects would take too long. */
export type PointCloud = Float64Array;

/** The points of a line, and the box around them. */
export interface LinePoints {
  readonly points: PointCloud;
  readonly box: Box;
}

/**
 * Returns the points of a line, `step` or a little less apart. Those of the last lines are kept, because most lines are looked at several
 * times; not in a weak map, which would keep them all until the next full collection of garbage.
 */
export function linePointsEvery(step: number): (line: Polyline) => LinePoints {
  const kept = new Map<Polyline, LinePoints>();
  return line => {
    const known = kept.get(line);
    if (known) return known;
    if (kept.size >= KEPT) kept.clear();
    const found = { points: resampledCoordinates(line, step), box: boundingBox(line) };
    kept.set(line, found);
    return found;
  };
}
/** More lines than one picture has. */
const KEPT = 250;

/** What is being found: a list that grows in each search would be garbage at once. */
let scratch = new Float64Array(256);

/** Those of the lines' points that are in a box. Hot. */
export function pointsIn(lines: readonly LinePoints[], box: Box): PointCloud {
  const x0 = box[0];
  const y0 = box[1];
  const x1 = box[2];
  const y1 = box[3];
  let count = 0;
  for (const line of lines) {
    if (!mayMeet(line.box, box)) continue;
    const { points } = line;
    scratch = withRoom(scratch, count + points.length);
    for (let i = 0; i < points.length; i += 2) {
      const x = points[i] ?? 0;
      const y = points[i + 1] ?? 0;
      if (x > x0 && x < x1 && y > y0 && y < y1) {
        scratch[count++] = x;
        scratch[count++] = y;
      }
    }
  }
  return count === 0 ? NONE : scratch.slice(0, count);
}
const NONE: PointCloud = new Float64Array(0);

/** Whether a point of the line is in a box. Hot. */
export function hasPointIn({ points, box: around }: LinePoints, box: Box): boolean {
  if (!mayMeet(around, box)) return false;
  const [x0, y0, x1, y1] = box;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x > x0 && x < x1 && y > y0 && y < y1) return true;
  }
  return false;
}

/** Whether boxes overlap or touch. */
export const mayMeet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
