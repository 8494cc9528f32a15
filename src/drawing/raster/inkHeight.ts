import { PALE, rgbOf } from '../vector/colour.js';
import { type Sprite, spriteSvg } from '../vector/sprite.js';
import { rasterise } from './rasterise.js';

/** Sprites are measured at this many pixels per unit. */
const FINE = 8;

/** Returns the height of what is drawn in other colours than that of halos, in units of the page. */
export function inkHeight(sprite: Sprite): number {
  const [x0, , x1] = sprite.box;
  const { width, pixels } = rasterise(spriteSvg(sprite, FINE), (x1 - x0) * FINE);
  const [red, green, blue] = rgbOf(PALE);
  const rows = new Set<number>();
  for (const [i, pixel] of pixels.entries()) {
    const away = Math.abs((pixel & 255) - red) + Math.abs(((pixel >>> 8) & 255) - green) + Math.abs(((pixel >>> 16) & 255) - blue);
    if (pixel >>> 24 > 200 && away >= 60) rows.add(Math.floor(i / width));
  }
  return rows.size / FINE;
}
