import type { BoardGeometry } from '../layout/boardGeometry.js';
import { INK, PALE } from '../vector/colour.js';
import { element, fill, group, stroke } from '../vector/svg.js';

/** Width of the band inside its land, in frame pixels. */
const WIDTH = 7;

/** The black band around the land where barbarians are placed, on the inner side of its borders. */
export function placementBand({ board, areas, lines }: BoardGeometry): string {
  const { band } = lines();
  if (band === '') return '';
  const land = areas.filter(({ id }) => board.band?.includes(id)).map(({ d }) => d);
  const clip = element('clipPath', { id: 'band' }, fill(land.join(''), INK, { 'clip-rule': 'evenodd' }));
  const edge = stroke(band, PALE, 2 * WIDTH + 3, { 'stroke-opacity': 0.7 }) + stroke(band, INK, 2 * WIDTH, { 'stroke-linejoin': 'round' });
  return element('defs', {}, clip) + group({ 'clip-path': 'url(#band)', opacity: 0.82 }, edge);
}
