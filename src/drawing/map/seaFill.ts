import { WAVE_TILE, waveTileSvg } from '../layers/seaPattern.js';
import { type MapLayout, pixelTransform } from '../layout/mapLayout.js';
import { blendOver } from '../raster/pixels.js';
import { type Raster, rasterise } from '../raster/rasterise.js';

/** Puts a drawing over the open sea. The sea repeats one rasterised tile, because an SVG pattern would take longer than everything else. */
export function overSea(layout: MapLayout, drawing: Raster): Raster {
  const { width, height } = drawing;
  const tile = waveTile(layout);
  const [below, above, blended] = [tile.pixels, drawing.pixels, new Uint32Array(width * height)];
  for (let y = 0, i = 0; y < height; y++) {
    const row = below.subarray((y % tile.height) * tile.width, ((y % tile.height) + 1) * tile.width);
    for (let x = 0; x < width; x++, i++) blended[i] = blendOver(row[x % row.length] ?? 0, above[i] ?? 0);
  }
  return { width, height, pixels: blended };
}

/** A tile of the waves at the scale of the picture, rounded to whole pixels. */
const waveTile = (layout: MapLayout): Raster =>
  rasterise(waveTileSvg(layout), 2 * Math.round(WAVE_TILE.height * pixelTransform(layout).scale));
