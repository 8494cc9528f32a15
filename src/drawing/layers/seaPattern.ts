import { clippedToMap, type MapLayout } from '../layout/mapLayout.js';
import { mixColours, SEA } from '../vector/colour.js';
import { svgInLook } from '../vector/nightPalette.js';
import { circle, element } from '../vector/svg.js';

/** Size of one tile of the waves, in frame pixels. */
export const WAVE_TILE = { width: 52, height: 26 };
const WAVE = mixColours('#7b9f9a', SEA, 0.3);

/** Overlapping fans of waves (seigaiha), from back to front. */
function waves(): string {
  const fan = (x: number, y: number): string =>
    [26, 20, 14, 8].map(r => circle([x, y], r, { fill: SEA, stroke: WAVE, 'stroke-width': 0.75 })).join('');
  const row = (y: number, isShifted: boolean): string => (isShifted ? [26, -26, 78] : [0, 52]).map(x => fan(x, y)).join('');
  return [row(0, false), row(13, true), row(26, false), row(39, true), row(52, false)].join('');
}

/** The open sea over the whole map. */
export function seaContent(layout: MapLayout): string {
  const { width, height } = layout.geometry.board.frame;
  const pattern = element('pattern', { id: 'waves', ...WAVE_TILE, patternUnits: 'userSpaceOnUse' }, waves());
  const sea = clippedToMap(layout, element('defs', {}, pattern) + element('rect', { width, height, fill: 'url(#waves)' }));
  return svgInLook(sea, layout.look);
}

/** One tile of the waves as an SVG document. */
export function waveTileSvg({ look }: MapLayout): string {
  const size = { ...WAVE_TILE, viewBox: `0 0 ${WAVE_TILE.width} ${WAVE_TILE.height}` };
  return svgInLook(element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, waves()), look);
}
