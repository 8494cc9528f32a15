import { WAVE_TILE, waveTileSvg } from '../layers/seaPattern.js';
import { type MapLayout, pixelTransform } from '../layout/mapLayout.js';
import { blendOver, pixelOf } from '../raster/pixels.js';
import { type Raster, rasterise } from '../raster/rasterise.js';
import { SEA } from '../vector/colour.js';
import { colourInLook } from '../vector/nightPalette.js';

/**
 * Puts a drawing over the open sea, which has waves where nothing is drawn: they end before the shade along a coast. The sea repeats one
 * rasterised tile, because an SVG pattern would take longer than everything else.
 */
export function overSea(layout: MapLayout, drawing: Raster): Raster {
  const { width, height } = drawing;
  const tile = waveTile(layout);
  const calm = pixelOf(colourInLook(SEA, layout.look));
  const [waves, above, blended] = [tile.pixels, drawing.pixels, new Uint32Array(width * height)];
  for (let y = 0, i = 0; y < height; y++) {
    const row = waves.subarray((y % tile.height) * tile.width, ((y % tile.height) + 1) * tile.width);
    for (let x = 0; x < width; x++, i++) {
      const drawn = above[i] ?? 0;
      blended[i] = blendOver(drawn >>> 24 === 0 ? (row[x % row.length] ?? 0) : calm, drawn);
    }
  }
  return { width, height, pixels: blended };
}

/** A tile of the waves at the scale of the picture, rounded to whole pixels. */
const waveTile = (layout: MapLayout): Raster =>
  rasterise(waveTileSvg(layout), 2 * Math.round(WAVE_TILE.height * pixelTransform(layout).scale));
