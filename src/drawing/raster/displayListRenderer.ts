import type { PixelTransform } from '../vector/geometry.js';
import type { DisplayList } from '../vector/sprite.js';
import { type Blit, createBlit } from './blit.js';
import { rgbaCanvas } from './canvas.js';

const UNSCALED: PixelTransform = { scale: 1, origin: [0, 0] };

/** Draws display lists at one pixel per unit. The result is valid until the next list of the same size, which reuses the buffer. */
export function createDisplayListRenderer(blit: Blit = createBlit()): (list: DisplayList) => Uint32Array {
  let pixels = new Uint32Array(0);
  return ({ width, height, sprites }) => {
    if (pixels.length !== width * height) pixels = new Uint32Array(width * height);
    const canvas = rgbaCanvas({ pixels, width, height });
    for (const sprite of sprites) blit(canvas, sprite, UNSCALED);
    return pixels;
  };
}
