import type { Box, Point } from '../vector/geometry.js';
import type { FixedPalette } from './fixedPalette.js';
import { blendOver, pixelsOf } from './pixels.js';
import type { Raster } from './rasterise.js';

/** What is printed on. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Lays a raster over what is there, its corner at that pixel, as far as it lies within the box. */
  lay(raster: Raster, corner: Point, box: Box): void;
}

const OPAQUE = 0xff000000;

const covering = new WeakMap<Raster, boolean>();

/** Whether nothing shines through a raster anywhere: its rows can be copied as they are. */
function coversAll(raster: Raster, pixels: Uint32Array): boolean {
  const known = covering.get(raster);
  if (known !== undefined) return known;
  const covers = pixels.every(pixel => pixel >= OPAQUE);
  covering.set(raster, covers);
  return covers;
}

/** Paper that keeps pixels as composed. */
export const rgbaCanvas = (pixels: Uint32Array, width: number, height: number): Canvas => ({
  width,
  height,
  lay: (raster, [left, top], [x0, y0, x1, y1]) => {
    const over = pixelsOf(raster);
    const covers = coversAll(raster, over);
    for (let y = y0; y < y1; y++) {
      const [from, to] = [(y - top) * raster.width - left, y * width];
      if (covers) {
        pixels.set(over.subarray(from + x0, from + x1), to + x0);
        continue;
      }
      for (let x = x0; x < x1; x++) {
        const upper = over[from + x];
        if (upper === undefined || upper === 0) continue;
        pixels[to + x] = upper >= OPAQUE ? upper : blendOver(pixels[to + x] ?? 0, upper);
      }
    }
  },
});

/** Paper that keeps each pixel's dye and nothing else: what shines through is the dye below. */
export const indexedCanvas = (index: Uint8Array, { colours, dyeOf }: FixedPalette, width: number, height: number): Canvas => ({
  width,
  height,
  lay: (raster, [left, top], [x0, y0, x1, y1]) => {
    const over = pixelsOf(raster);
    for (let y = y0; y < y1; y++) {
      const [from, to] = [(y - top) * raster.width - left, y * width];
      for (let x = x0; x < x1; x++) {
        const upper = over[from + x];
        if (upper === undefined || upper === 0) continue;
        index[to + x] = dyeOf(upper >= OPAQUE ? upper : blendOver(colours[index[to + x] ?? 0] ?? 0, upper));
      }
    }
  },
});
