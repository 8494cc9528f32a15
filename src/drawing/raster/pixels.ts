import { type Colour, rgbOf } from '../vector/colour.js';
import type { Raster } from './rasterise.js';

/* A pixel is one number, red in its lowest byte, then green, then blue; two channels at a time are reckoned with in one multiplication. */

/** A raster pixel by pixel. */
export const pixelsOf = ({ pixels }: Raster): Uint32Array =>
  pixels.byteOffset % 4 === 0
    ? new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
    : new Uint32Array(pixels.slice().buffer);

/** An opaque colour as a pixel. */
export function pixelOf(colour: Colour): number {
  const [red, green, blue] = rgbOf(colour);
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

const RED_BLUE = 0xff00ff;
const GREEN = 0x00ff00;

/** `share` 256ths of `upper`, the rest of `under`; both opaque. */
export function mixPixels(under: number, upper: number, share: number): number {
  const redBlue = Math.imul(under & RED_BLUE, 256 - share) + Math.imul(upper & RED_BLUE, share);
  const green = Math.imul((under & GREEN) >>> 8, 256 - share) + Math.imul((upper & GREEN) >>> 8, share);
  return ((redBlue >>> 8) & RED_BLUE) | (green & GREEN);
}

/** A pixel already multiplied by its alpha over an opaque one. */
export function blendOver(under: number, upper: number): number {
  const alpha = upper >>> 24;
  const redBlue = Math.imul(under & RED_BLUE, 255 - alpha) + 0x800080;
  const green = Math.imul((under & GREEN) >>> 8, 255 - alpha) + 0x80;
  const rest = (((redBlue + ((redBlue >>> 8) & RED_BLUE)) >>> 8) & RED_BLUE) | ((green + (green >>> 8)) & GREEN);
  return (upper & 0xffffff) + rest;
}

/** `alpha` 255ths of an opaque pixel over one already multiplied by its alpha, which that remains. */
export function blendColour(under: number, upper: number, alpha: number): number {
  if (alpha === 0) return under;
  const rest = 255 - alpha;
  const redBlue = divided(Math.imul(under & RED_BLUE, rest) + Math.imul(upper & RED_BLUE, alpha));
  const green = divided(Math.imul((under >>> 8) & RED_BLUE, rest) + Math.imul((upper >>> 8) & RED_BLUE, alpha));
  return (redBlue | (green << 8)) >>> 0;
}

/** Both channels divided by 255. */
function divided(channels: number): number {
  const rounded = channels + 0x800080;
  return ((rounded + ((rounded >>> 8) & RED_BLUE)) >>> 8) & RED_BLUE;
}
