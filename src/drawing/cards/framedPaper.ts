import { PARCHMENT } from '../vector/colour.js';
import { boxOutline, keyFret } from '../vector/ornaments.js';
import { element, group } from '../vector/svg.js';

/** A picture of this width with a key fret around it, in pixels. */
export const SHEET = { width: 1080, margin: 22, left: 34, right: 1046 };

/** Paper with a key fret around it. */
export function framedPaper(height: number): string {
  const { width, margin } = SHEET;
  const [w, h] = [width - 2 * margin, height - 2 * margin];
  return [
    element('rect', { width, height, fill: PARCHMENT }),
    boxOutline([2, 2, width - 2, height - 2], 3.4),
    group({ transform: `translate(${margin} ${margin})` }, boxOutline([0, 0, w, h], 2.6), keyFret(w, h, margin)),
  ].join('');
}
