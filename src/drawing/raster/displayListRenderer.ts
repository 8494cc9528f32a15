import type { PixelTransform } from '../vector/geometry.js';
import type { DisplayList } from '../vector/sprite.js';
import { createBlit } from './blit.js';
import { rgbaCanvas } from './canvas.js';

/**
 * Pixels of sprites that are kept: enough for a whole table of the card game, its hands, and what changes on them. With fewer, every table
 * would be rasterised again.
 */
const CAPACITY = 6_000_000;

const UNSCALED: PixelTransform = { scale: 1, origin: [0, 0] };

/** Draws display lists, one pixel for each unit. The buffer it returns is reused for the next list of the same size. */
export function createDisplayListRenderer(): (list: DisplayList) => Uint32Array {
  const blit = createBlit(CAPACITY);
  let pixels = new Uint32Array(0);
  return ({ width, height, sprites }) => {
    if (pixels.length !== width * height) pixels = new Uint32Array(width * height);
    const canvas = rgbaCanvas({ pixels, width, height });
    for (const sprite of sprites) blit(canvas, sprite, UNSCALED);
    return pixels;
  };
}
