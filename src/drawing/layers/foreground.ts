import type { BoardGeometry } from '../layout/boardGeometry.js';
import { clippedToMap, type MapLayout, svgDocument } from '../layout/mapLayout.js';
import { provinceLabelsSvg } from '../layout/provinceLabels.js';
import { INK, PALE, SEA, SEA_INK, SEAL, SEPIA } from '../vector/colour.js';
import { svgInLook } from '../vector/nightPalette.js';
import { fill, stroke, text } from '../vector/svg.js';
import { cartoucheSvg } from './cartouche.js';
import { wallsSvg } from './crenellation.js';
import { legendSvg } from './legend.js';
import { placementBandSvg } from './placementBand.js';
import { riverNamesSvg, riversSvg } from './rivers.js';

/** What lies over the powers' colours and beneath the units, the same for every picture: borders, rivers, walls, lettering. Transparent elsewhere. */
export const foregroundSvg = (page: MapLayout): string => svgDocument(page, foregroundContent(page));

/** The same without a document about it. */
export function foregroundContent(page: MapLayout): string {
  const { plan, language } = page;
  const lines = [
    inlandInk(plan),
    placementBandSvg(plan),
    bordersInk(plan),
    riversSvg(plan),
    riverNamesSvg(plan, language),
    wallsSvg(plan),
    burrowsInk(plan),
  ];
  const map = clippedToMap(page, [...lines, provinceLabelsSvg(plan, language), compassInk(plan), cartoucheSvg(plan, language)].join(''));
  return svgInLook(map + legendSvg(page), page.look);
}

/** Where armies go beneath the earth. */
const burrowsInk = ({ board }: BoardGeometry): string =>
  board.decor.flatMap(({ kind, d }) => (kind === 'burrow' ? fill(d, INK, { stroke: '#f7efd9', 'stroke-width': 1.6 }) : [])).join('');

/** Water within provinces, and passages between them. */
function inlandInk({ board }: BoardGeometry): string {
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

function bordersInk({ board, borders }: BoardGeometry): string {
  const closing = board.decor.filter(shape => shape.kind === 'closing-line').map(shape => shape.d);
  const links = board.decor.filter(shape => shape.kind === 'link').map(shape => shape.d);
  return [
    stroke(borders.sea, SEA_INK, 2, { 'stroke-dasharray': '9 6', 'stroke-linecap': 'round' }),
    stroke(borders.land, '#f7efd9', 3.8, { 'stroke-opacity': 0.55 }),
    stroke(borders.land, SEPIA, 1.7, { 'stroke-linecap': 'round' }),
    stroke(borders.edge, '#3a2916', 3.2),
    stroke(borders.edge, '#f2e8cf', 0.9, { 'stroke-dasharray': '7 5' }),
    stroke(borders.coast, INK, 2.3, { 'stroke-linecap': 'round' }),
    stroke(closing.join(''), SEA, 3.4),
    stroke(closing.join(''), INK, 1.3, { 'stroke-dasharray': '2.4 2.6' }),
    stroke(links.join(''), '#f7efd9', 5, { 'stroke-opacity': 0.6 }),
    stroke(links.join(''), SEA_INK, 2.4, { 'stroke-dasharray': '1 6', 'stroke-linecap': 'round' }),
  ].join('');
}

function compassInk({ furniture }: BoardGeometry): string {
  if (!furniture.compass) return '';
  const { at, radius } = furniture.compass;
  const winds = [
    { letter: '北', x: 0, y: -1 },
    { letter: '東', x: 1, y: 0 },
    { letter: '南', x: 0, y: 1 },
    { letter: '西', x: -1, y: 0 },
  ];
  return winds
    .map(({ letter, x, y }) =>
      text(letter, [at[0] + x * radius * 0.82, at[1] + y * radius * 0.82 + radius * 0.11], {
        face: 'hanzi',
        size: radius * 0.3,
        colour: '#1d3f45',
      }),
    )
    .join('');
}
