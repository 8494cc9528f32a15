import { type MapLayout, pictureBox } from '../layout/mapLayout.js';
import { INK } from '../vector/colour.js';
import { boxOutline, keyFret } from '../vector/ornaments.js';
import { stroke } from '../vector/svg.js';

/**
 * The outlines of map and legend; on a page without ornaments, one line between them. Whole Chinese boards also have a key fret in the
 * margin around the map.
 */
export function mapFrame(layout: MapLayout): string {
  const { board, margin, page } = layout.geometry;
  const [left, top, right, bottom] = layout.window;
  const [x0, y0, x1, y1] = pictureBox(layout);
  if (!page.hasOrnaments) return stroke(layout.theatre ? `M${left} ${bottom}H${right}` : `M${right} ${top}V${bottom}`, INK, 2);
  const outer = boxOutline([x0 + 2, y0 + 2, x1 - 2, y1 - 2], 3.4);
  const inner = boxOutline(layout.window, 3.2) + boxOutline([left - 4.5, top - 4.5, right + 4.5, bottom + 4.5], 1);
  const aboveLegend = stroke(`M${x0} ${bottom + margin}H${x1}`, INK, 1);
  return outer + inner + aboveLegend + (board.hanzi && !layout.theatre ? keyFret(right, bottom, margin) : '');
}
