import { memoiseByObject } from '../../lib/memoise.js';
import type { Box, Point } from '../vector/geometry.js';
import type { FixedPalette } from './fixedPalette.js';
import { blendOver } from './pixels.js';
import type { Raster } from './rasterise.js';
import { isInRuns, RUN, type RunRaster } from './runRaster.js';

/** Pixels to draw on. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Blends a raster over the canvas, its top left corner at `corner`. Pixels outside `clip` do not change. */
  draw(raster: Raster | RunRaster, corner: Point, clip: Box): void;
}

interface RgbaImage {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
}
interface IndexedImage {
  /** Palette index of every pixel. */
  readonly index: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const OPAQUE = 0xff000000;

/** Whether every pixel is opaque, so that rows can be copied. */
const isOpaque = memoiseByObject((raster: Raster): boolean => raster.pixels.every(pixel => pixel >= OPAQUE));

/** A canvas of opaque pixels, changed in place. Hot: its loop runs over every pixel of every sprite. */
export const rgbaCanvas = ({ pixels, width, height }: RgbaImage): Canvas => ({
  width,
  height,
  draw: (raster, [left, top], [x0, y0, x1, y1]) => {
    if (isInRuns(raster)) {
      eachRun(raster, [left, top], [x0, y0, x1, y1], (pixel, x, end, y) => {
        const [from, to] = [y * width + x, y * width + end];
        if (pixel >>> 24 === OPAQUE_ALPHA) pixels.fill(pixel, from, to);
        else for (let i = from; i < to; i++) pixels[i] = blendOver(pixels[i] ?? 0, pixel >>> 0);
      });
      return;
    }
    const over = raster.pixels;
    const canCopy = isOpaque(raster);
    for (let y = y0; y < y1; y++) {
      const [from, to] = [(y - top) * raster.width - left, y * width];
      if (canCopy) {
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

/**
 * A canvas that stores only palette indexes, changed in place. Translucent pixels are blended over the palette colour below. Hot: its loop
 * runs over every pixel of every sprite, so pixels are signed numbers there: V8 would keep each larger one as an object.
 */
export const indexedCanvas = ({ index, width, height }: IndexedImage, { nearest, mixed }: FixedPalette): Canvas => ({
  width,
  height,
  draw: (raster, [left, top], [x0, y0, x1, y1]) => {
    if (isInRuns(raster)) {
      eachRun(raster, [left, top], [x0, y0, x1, y1], (pixel, x, end, y) => {
        const from = y * width + x;
        const to = y * width + end;
        if (pixel >>> 24 !== OPAQUE_ALPHA) for (let i = from; i < to; i++) index[i] = mixed(index[i] ?? 0, pixel);
        else if (to - from > SHORT) index.fill(nearest(pixel), from, to);
        else {
          const colour = nearest(pixel);
          for (let i = from; i < to; i++) index[i] = colour;
        }
      });
      return;
    }
    const { pixels: over, spans } = raster;
    // Neighbouring pixels are often equal, so the last opaque one is looked up once.
    let plain = 0;
    let plainIndex = 0;
    for (let y = y0; y < y1; y++) {
      const row = y - top;
      const first = spans ? Math.max(x0, left + (spans[2 * row] ?? 0)) : x0;
      const last = spans ? Math.min(x1, left + (spans[2 * row + 1] ?? 0)) : x1;
      let at = y * width + first;
      for (let from = row * raster.width - left + first, stop = from + last - first; from < stop; from++, at++) {
        const upper = (over[from] ?? 0) | 0;
        if (upper === 0) continue;
        if (upper >>> 24 !== OPAQUE_ALPHA) {
          index[at] = mixed(index[at] ?? 0, upper);
          continue;
        }
        if (upper !== plain) {
          plain = upper;
          plainIndex = nearest(upper);
        }
        index[at] = plainIndex;
      }
    }
  },
});
const OPAQUE_ALPHA = 255;
/** A run of so many pixels is sooner filled by a loop. */
const SHORT = 12;

/** Calls `draw` for each run within the clip that is not transparent: its pixel, its first column, the one after its last, and its row. */
function eachRun(
  { runs, rows }: RunRaster,
  [left, top]: Point,
  [x0, y0, x1, y1]: Box,
  draw: (pixel: number, from: number, to: number, row: number) => void,
): void {
  for (let y = y0; y < y1; y++) {
    let from = left;
    for (let i = rows[y - top] ?? 0, stop = rows[y - top + 1] ?? 0; i < stop && from < x1; i += RUN) {
      const pixel = runs[i] ?? 0;
      const to = left + (runs[i + 1] ?? 0);
      if (pixel !== 0 && to > x0) draw(pixel, Math.max(from, x0), Math.min(to, x1), y);
      from = to;
    }
  }
}
