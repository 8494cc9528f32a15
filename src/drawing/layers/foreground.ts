import type { BoardGeometry } from '../layout/boardGeometry.js';
import { clippedToMap, type MapLayout, svgDocument } from '../layout/mapLayout.js';
import { INK, PALE, SEA, SEA_INK, SEAL, SEPIA } from '../vector/colour.js';
import { svgInLook } from '../vector/nightPalette.js';
import { fill, stroke } from '../vector/svg.js';
import { cartouche } from './cartouche.js';
import { compassLetters } from './compass.js';
import { walls } from './crenellation.js';
import { legendSvg } from './legend.js';
import { placementBand } from './placementBand.js';
import { coastLabelsSvg, provinceLabelsSvg } from './provinceLabelsSvg.js';
import { riverNames } from './riverNames.js';
import { rivers } from './rivers.js';

/**
 * Everything between the territories' colours and the units, the same in every picture: borders, rivers, walls, text. Transparent
 * elsewhere.
 */
export const foregroundSvg = (layout: MapLayout): string => svgDocument(layout, foregroundContent(layout));

/** The foreground as SVG elements, without a document around them. */
export function foregroundContent(layout: MapLayout): string {
  const { geometry, language } = layout;
  const map = [
    inlandWater(geometry),
    placementBand(geometry),
    borders(geometry),
    rivers(geometry),
    geometry.page.hasOrnaments ? riverNames(geometry, language) : '',
    walls(geometry),
    burrows(geometry),
    geometry.page.namesYield ? '' : provinceLabelsSvg(layout),
    coastLabelsSvg(geometry),
    compassLetters(geometry),
    cartouche(geometry, language),
  ];
  return svgInLook(clippedToMap(layout, map.join('')) + legendSvg(layout), layout.look);
}

/** Where armies go underground. */
const burrows = ({ board }: BoardGeometry): string =>
  board.decor.flatMap(({ kind, d }) => (kind === 'burrow' ? fill(d, INK, { stroke: '#f7efd9', 'stroke-width': 1.6 }) : [])).join('');

/** Water within provinces, and passages between provinces. */
function inlandWater({ board }: BoardGeometry): string {
  const bank = { stroke: SEA_INK, 'stroke-width': 0.9, 'stroke-opacity': 0.8, 'fill-rule': 'evenodd' };
  return board.decor
    .map(({ kind, d }) => {
      if (kind === 'lake') return fill(d, SEA, bank);
      if (kind === 'inner-water') return fill(d, SEA, { ...bank, 'fill-opacity': 0.82 });
      if (kind === 'link') return stroke(d, PALE, 5, { 'stroke-opacity': 0.8 }) + stroke(d, SEAL, 2.2, { 'stroke-dasharray': '8 5' });
      return kind === 'strait'
        ? stroke(d, SEA_INK, 3.6, { 'stroke-linecap': 'round' }) + stroke(d, SEA, 2.2, { 'stroke-linecap': 'round' })
        : '';
    })
    .join('');
}

function borders({ board, lines }: BoardGeometry): string {
  const { sea, land, edge, coast } = lines().borders;
  const closing = board.decor.filter(shape => shape.kind === 'closing-line').map(shape => shape.d);
  const links = board.decor.filter(shape => shape.kind === 'link').map(shape => shape.d);
  return [
    stroke(sea, SEA_INK, 2, { 'stroke-dasharray': '9 6', 'stroke-linecap': 'round' }),
    stroke(land, '#f7efd9', 3.8, { 'stroke-opacity': 0.55 }),
    stroke(land, SEPIA, 1.7, { 'stroke-linecap': 'round' }),
    stroke(edge, '#3a2916', 3.2),
    stroke(edge, '#f2e8cf', 0.9, { 'stroke-dasharray': '7 5' }),
    stroke(coast, INK, 2.3, { 'stroke-linecap': 'round' }),
    stroke(closing.join(''), SEA, 3.4),
    stroke(closing.join(''), INK, 1.3, { 'stroke-dasharray': '2.4 2.6' }),
    stroke(links.join(''), '#f7efd9', 5, { 'stroke-opacity': 0.6 }),
    stroke(links.join(''), SEA_INK, 2.4, { 'stroke-dasharray': '1 6', 'stroke-linecap': 'round' }),
  ].join('');
}
