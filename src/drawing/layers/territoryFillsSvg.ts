import type { Area } from '../layout/boardGeometry.js';
import { clippedToMap, type MapLayout } from '../layout/mapLayout.js';
import { INK } from '../vector/colour.js';
import { colourInLook } from '../vector/nightPalette.js';
import { element, fill, group, stroke } from '../vector/svg.js';
import { HATCH_SHARE, hatchPatternSvg } from './hatching.js';
import type { TerritoryFill, TerritoryFills } from './territoryFills.js';

/** How far within, in frame pixels, the steps lie by which a colour grows fainter. */
const STEPS = [0, 2, 4, 6, 8, 10, 12];

/** The powers' colours as a drawing: what pictures have pixel by pixel, in steps. */
export function territoryFillsSvg(page: MapLayout, tints: TerritoryFills): string {
  const { areas } = page.plan;
  const patterns = page.look.hatched ? page.plan.board.powers.map((_, i) => hatchPatternSvg(i, colourInLook(INK, page.look))) : [];
  const lands = areas.map((area, i) => {
    const tint = tints[i + 1];
    return tint ? tinted(area, tint, page.look.hatched) : '';
  });
  return element('defs', {}, patterns.join('')) + clippedToMap(page, lands.join(''));
}

function tinted({ id, d }: Area, { owner, colour, shares }: TerritoryFill, hatched: boolean): string {
  const share = (depth: number): number => (shares[Math.min(255, depth)] ?? 0) / 256;
  const clip = element('clipPath', { id: `land-${id}` }, fill(d, colour, { 'clip-rule': 'evenodd' }));
  const bands = [...STEPS].reverse().map(step => {
    const [upper, lower] = [share(step * 3), share(step * 3 + 6)];
    return stroke(d, colour, step * 2 + 4, { 'stroke-opacity': lower < 1 ? (upper - lower) / (1 - lower) : 0 });
  });
  const lines = hatched && owner >= 0 ? fill(d, `url(#hatch-${owner})`, { 'fill-opacity': HATCH_SHARE / 256, 'fill-rule': 'evenodd' }) : '';
  const wash = fill(d, colour, { 'fill-opacity': share(255), 'fill-rule': 'evenodd' });
  return element('defs', {}, clip) + group({ 'clip-path': `url(#land-${id})` }, wash, ...bands) + lines;
}
