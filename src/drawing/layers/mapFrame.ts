import { type MapLayout, pictureBox } from '../layout/mapLayout.js';
import { INK, PALE } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { circle, element, group, oneDecimal, stroke } from '../vector/svg.js';

const LACQUER = '#7b2a1c';

/** The rules around map and legend; around whole boards of China a key fret between them. */
export function mapFrameSvg(page: MapLayout): string {
  const { board, margin: m } = page.plan;
  const [left, top, right, bottom] = page.window;
  const [x0, y0, x1, y1] = pictureBox(page);
  const outer = ruledRect(x0 + 2, y0 + 2, x1 - 2, y1 - 2, 3.4);
  const inner = ruledRect(left, top, right, bottom, 3.2) + ruledRect(left - 4.5, top - 4.5, right + 4.5, bottom + 4.5, 1);
  const between = stroke(`M${x0} ${bottom + m}H${x1}`, INK, 1);
  return outer + inner + between + (board.hanzi && !page.theatre ? keyFret(right, bottom, m) : '');
}

export const ruledRect = (x0: number, y0: number, x1: number, y1: number, width: number): string =>
  element('rect', { x: x0, y: y0, width: x1 - x0, height: y1 - y0, fill: 'none', stroke: INK, 'stroke-width': width });

const KEY = 'M-7 6H7V-6H-5V3H3V-3H-2V0.6H0.6';

/** Keys all around the map, mirrored in turn, and a stud at each corner. */
export function keyFret(w: number, h: number, m: number): string {
  const middle = m / 2 + 0.5;
  const along = (length: number): readonly number[] => {
    const count = Math.floor(length / 17);
    return Array.from({ length: count - 1 }, (_, i) => ((i + 1) * length) / count);
  };
  const key = (x: number, y: number, turn: number, i: number): string =>
    element('path', { d: KEY, transform: `translate(${oneDecimal(x)} ${oneDecimal(y)}) rotate(${turn}) scale(${i % 2 ? 1 : -1} 1)` });
  const keys = [
    ...along(w + 2 * middle).flatMap((s, i) => [key(s - middle, -middle, 180, i), key(s - middle, h + middle, 0, i)]),
    ...along(h + 2 * middle).flatMap((s, i) => [key(-middle, s - middle, 90, i), key(w + middle, s - middle, -90, i)]),
  ];
  const corners: readonly Point[] = [
    [-middle, -middle],
    [w + middle, -middle],
    [-middle, h + middle],
    [w + middle, h + middle],
  ];
  return group({ fill: 'none', stroke: LACQUER, 'stroke-width': 1.4 }, ...keys) + corners.map(stud).join('');
}

const stud = ([x, y]: Point): string =>
  element('rect', { x: x - 10, y: y - 10, width: 20, height: 20, fill: LACQUER }) +
  element('rect', { x: x - 6.5, y: y - 6.5, width: 13, height: 13, fill: 'none', stroke: PALE, 'stroke-width': 1.3 }) +
  circle([x, y], 3, { fill: PALE });
