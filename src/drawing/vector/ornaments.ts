import { INK, PALE } from './colour.js';
import type { Box, Point } from './geometry.js';
import { circle, element, group, oneDecimal } from './svg.js';

const LACQUER = '#7b2a1c';

export const boxOutline = ([x0, y0, x1, y1]: Box, width: number): string =>
  element('rect', { x: x0, y: y0, width: x1 - x0, height: y1 - y0, fill: 'none', stroke: INK, 'stroke-width': width });

/** One key of the fret, centred on the origin. */
const KEY = 'M-7 6H7V-6H-5V3H3V-3H-2V0.6H0.6';
/** Width of a key including the gap, in drawing units. */
const KEY_STEP = 17;

/** A border of Greek keys, `margin` wide, around the box from (0, 0) to (width, height), with a stud at each corner. */
export function keyFret(width: number, height: number, margin: number): string {
  const middle = margin / 2 + 0.5;
  const keys = [
    ...steps(width + 2 * middle).flatMap((s, i) => [fretKey([s - middle, -middle], 180, i), fretKey([s - middle, height + middle], 0, i)]),
    ...steps(height + 2 * middle).flatMap((s, i) => [fretKey([-middle, s - middle], 90, i), fretKey([width + middle, s - middle], -90, i)]),
  ];
  const corners: readonly Point[] = [
    [-middle, -middle],
    [width + middle, -middle],
    [-middle, height + middle],
    [width + middle, height + middle],
  ];
  return group({ fill: 'none', stroke: LACQUER, 'stroke-width': 1.4 }, ...keys) + corners.map(stud).join('');
}

/** The middles of the keys along a side, evenly spaced, without its ends. */
function steps(length: number): readonly number[] {
  const count = Math.floor(length / KEY_STEP);
  return Array.from({ length: count - 1 }, (_, i) => ((i + 1) * length) / count);
}

/** Every other key is mirrored. */
const fretKey = ([x, y]: Point, degrees: number, i: number): string =>
  element('path', { d: KEY, transform: `translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${degrees}) scale(${i % 2 ? 1 : -1} 1)` });

const stud = ([x, y]: Point): string =>
  element('rect', { x: x - 10, y: y - 10, width: 20, height: 20, fill: LACQUER }) +
  element('rect', { x: x - 6.5, y: y - 6.5, width: 13, height: 13, fill: 'none', stroke: PALE, 'stroke-width': 1.3 }) +
  circle([x, y], 3, { fill: PALE });
