import type { MapArea } from '../layout/boardGeometry.js';
import { clippedToMap, type MapLayout } from '../layout/mapLayout.js';
import { INK } from '../vector/colour.js';
import { colourInLook } from '../vector/nightPalette.js';
import { element, fill, group, stroke } from '../vector/svg.js';
import { HATCH_SHARE, hatchPatternSvg } from './hatching.js';
import type { TerritoryFill, TerritoryFills } from './territoryFills.js';

/** Distances from the border, in frame pixels, at which the colour gets fainter. */
const STEPS = [0, 2, 4, 6, 8, 10, 12];

/** The strokes along a border that together make the gradient of a territory's colour, from the innermost, and the opacity far from it. */
export function fillBands({ shares }: Pick<TerritoryFill, 'shares'>): {
  readonly inner: number;
  readonly bands: readonly { readonly width: number; readonly opacity: number }[];
} {
  const share = (thirds: number): number => (shares[Math.min(255, thirds)] ?? 0) / 256;
  const bands = [...STEPS].reverse().map(step => {
    const [upper, lower] = [share(step * 3), share(step * 3 + 6)];
    return { width: step * 2 + 4, opacity: lower < 1 ? (upper - lower) / (1 - lower) : 0 };
  });
  return { inner: share(255), bands };
}

/** The territories' colours as SVG, in steps where PNGs have a gradient. */
export function territoryFillsSvg(layout: MapLayout, fills: TerritoryFills): string {
  const { board, areas } = layout.geometry;
  const ink = colourInLook(INK, layout.look);
  const patterns = layout.look.hatched ? board.powers.map((_, i) => hatchPatternSvg(i, ink)) : [];
  const territories = areas.map((area, i) => {
    const areaFill = fills[i + 1];
    return areaFill ? territory(area, areaFill, layout.look.hatched) : '';
  });
  return element('defs', {}, patterns.join('')) + clippedToMap(layout, territories.join(''));
}

function territory({ id, d }: MapArea, { owner, colour, shares }: TerritoryFill, isHatched: boolean): string {
  const { inner: innerShare, bands: widths } = fillBands({ shares });
  const clip = element('clipPath', { id: `land-${id}` }, fill(d, colour, { 'clip-rule': 'evenodd' }));
  const bands = widths.map(({ width, opacity }) => stroke(d, colour, width, { 'stroke-opacity': opacity }));
  const hatching =
    isHatched && owner >= 0 ? fill(d, `url(#hatch-${owner})`, { 'fill-opacity': HATCH_SHARE / 256, 'fill-rule': 'evenodd' }) : '';
  const inner = fill(d, colour, { 'fill-opacity': innerShare, 'fill-rule': 'evenodd' });
  return element('defs', {}, clip) + group({ 'clip-path': `url(#land-${id})` }, inner, ...bands) + hatching;
}
