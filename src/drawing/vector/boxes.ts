import type { Box, Point } from './geometry.js';

/* Not destructured where it is hot: an iterator for each box would be garbage. */

export const moved = ([x0, y0, x1, y1]: Box, [x, y]: Point): Box => [x0 + x, y0 + y, x1 + x, y1 + y];
export const grown = (box: Box, by: number): Box => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
/** Whether boxes overlap. */
export const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
/** Whether a point is in a box, not on its edge. */
export const isIn = (at: Point, box: Box): boolean => at[0] > box[0] && at[0] < box[2] && at[1] > box[1] && at[1] < box[3];
