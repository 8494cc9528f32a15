import type { PixelTransform } from '../vector/geometry.js';
import type { DisplayList } from '../vector/sprite.js';
import { createBlit } from './blit.js';
import { rgbaCanvas } from './canvas.js';

/**
 * Capacity of the sprite cache in pixels: enough for a whole table of the card game, a hand, and what changes on them. With less, every
 * table would be rasterised again.
 */
const CAPACITY = 4_500_000;

const UNSCALED: PixelTransform = { scale: 1, origin: [0, 0] };

/** Draws display lists at one pixel per unit. The result is valid until the next list of the same size, which reuses the buffer. */
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
