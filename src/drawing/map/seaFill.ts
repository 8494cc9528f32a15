import { waveMiddles, waveSprite } from '../layers/seaPattern.js';
import { type MapLayout, mapPixelBox, pixelTransform } from '../layout/mapLayout.js';
import type { Blit } from '../raster/blit.js';
import { rgbaCanvas } from '../raster/canvas.js';
import { blendOver, pixelOf } from '../raster/pixels.js';
import type { Raster } from '../raster/rasterise.js';
import { SEA } from '../vector/colour.js';
import type { Box } from '../vector/geometry.js';
import { colourInLook } from '../vector/nightPalette.js';
import { placedBox, placeSprite } from '../vector/sprite.js';

/** What is drawn over the sea, from bottom to top. */
interface OverSea {
  /** Transparent where the sea is open. */
  readonly background: Raster;
  readonly foreground: Raster;
}

/**
 * Puts the background over the sea and its waves. Each wave is whole, and where background and foreground are transparent. One is rasterised
 * and the others are copies, because an SVG pattern would take longer than everything else.
 */
export function overSea(layout: MapLayout, { background, foreground }: OverSea, blit: Blit): Raster {
  const { width, height } = background;
  const calm = pixelOf(colourInLook(SEA, layout.look));
  const pixels = background.pixels.map(drawn => blendOver(calm, drawn));
  const canvas = rgbaCanvas({ pixels, width, height });
  const [wave, transform] = [waveSprite(layout), pixelTransform(layout)];
  for (const at of waveMiddles(layout)) {
    const placed = placeSprite(wave, at);
    if (isFree(layout, placedBox(placed, transform), [background, foreground])) blit(canvas, placed, transform);
  }
  return { width, height, pixels };
}

/** Whether a box lies within the map and all its pixels are transparent in all rasters. */
function isFree(layout: MapLayout, [x0, y0, x1, y1]: Box, rasters: readonly Raster[]): boolean {
  const [left, top, right, bottom] = mapPixelBox(layout);
  if (x0 < left || y0 < top || x1 > right || y1 > bottom) return false;
  for (const { pixels, width } of rasters)
    for (let y = y0; y < y1; y++) for (let i = y * width + x0; i < y * width + x1; i++) if ((pixels[i] ?? 0) !== 0) return false;
  return true;
}
