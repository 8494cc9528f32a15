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
  for (let i = 0; i < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(i, i + 4);
    const isPale = Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 60;
    if (alpha > 200 && !isPale) rows.add(Math.floor(i / 4 / width));
  }
  return rows.size / FINE;
}
