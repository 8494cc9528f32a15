import { clippedToMap, type MapLayout, pixelTransform } from '../layout/mapLayout.js';
import { blendOver, pixelsOf } from '../raster/pixels.js';
import { type Raster, rasterise } from '../raster/rasterise.js';
import { mixColours, SEA } from '../vector/colour.js';
import { svgInLook } from '../vector/nightPalette.js';
import { circle, element } from '../vector/svg.js';

/** Frame pixels after which the waves repeat themselves. */
const TILE = { width: 52, height: 26 };
const WAVE = mixColours('#7b9f9a', SEA, 0.3);

/** Overlapping fans of waves (seigaiha), drawn from the back to the front. */
function waves(): string {
  const fan = (x: number, y: number): string =>
    [26, 20, 14, 8].map(r => circle([x, y], r, { fill: SEA, stroke: WAVE, 'stroke-width': 0.75 })).join('');
  const row = (y: number, shifted: boolean): string => (shifted ? [26, -26, 78] : [0, 52]).map(x => fan(x, y)).join('');
  return [row(0, false), row(13, true), row(26, false), row(39, true), row(52, false)].join('');
}

/** The open sea as a drawing. */
export function seaSvg(page: MapLayout): string {
  const { width, height } = page.plan.board.frame;
  const pattern = element('pattern', { id: 'waves', ...TILE, patternUnits: 'userSpaceOnUse' }, waves());
  return svgInLook(clippedToMap(page, element('defs', {}, pattern) + element('rect', { width, height, fill: 'url(#waves)' })), page.look);
}

/** A drawing over the open sea, which is laid from one tile: to draw it as a pattern takes longer than all else. */
export function overSea(page: MapLayout, { width, height, pixels }: Raster): Raster {
  const tile = tileOf(page);
  const [below, above, laid] = [pixelsOf(tile), pixelsOf({ width, height, pixels }), new Uint32Array(width * height)];
  for (let y = 0, i = 0; y < height; y++) {
    const row = below.subarray((y % tile.height) * tile.width, ((y % tile.height) + 1) * tile.width);
    for (let x = 0; x < width; x++, i++) laid[i] = blendOver(row[x % row.length] ?? 0, above[i] ?? 0);
  }
  return { width, height, pixels: new Uint8Array(laid.buffer) };
}

/** In whole pixels. */
function tileOf(page: MapLayout): Raster {
  const size = { width: TILE.width, height: TILE.height, viewBox: `0 0 ${TILE.width} ${TILE.height}` };
  const svg = element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, waves());
  return rasterise(svgInLook(svg, page.look), 2 * Math.round(TILE.height * pixelTransform(page).by));
}
