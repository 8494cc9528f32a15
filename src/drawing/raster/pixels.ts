import { type Colour, rgbOf } from '../vector/colour.js';

/*
 * A pixel is one number: red in the lowest byte, then green, blue, alpha. Red and blue are computed in one multiplication. `mixPixels` and
 * `blendOver` return opaque pixels whose alpha byte is 0. In hot loops pixels are signed (`| 0`), because V8 keeps each number above 2³¹ as an
 * object.
 */

/** Pixels from their bytes, red first: a view if these are aligned, otherwise a copy. */
export function pixelsFrom(bytes: Uint8Array): Uint32Array {
  const { buffer, byteOffset, length } = bytes.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0 ? bytes : new Uint8Array(bytes);
  return new Uint32Array(buffer, byteOffset, length / Uint32Array.BYTES_PER_ELEMENT);
}

/** An opaque colour as a signed pixel. */
export function pixelOf(colour: Colour): number {
  const [red, green, blue] = rgbOf(colour);
  return (255 << 24) | (blue << 16) | (green << 8) | red;
}

const RED_BLUE = 0xff00ff;
const GREEN = 0x00ff00;

/** `share` 256ths of `upper`, the rest of `below`. Both are opaque. */
export function mixPixels(below: number, upper: number, share: number): number {
  const redBlue = Math.imul(below & RED_BLUE, 256 - share) + Math.imul(upper & RED_BLUE, share);
  const green = Math.imul((below & GREEN) >>> 8, 256 - share) + Math.imul((upper & GREEN) >>> 8, share);
  return ((redBlue >>> 8) & RED_BLUE) | (green & GREEN);
}

/** `upper`, premultiplied by alpha, over the opaque `below`. */
export function blendOver(below: number, upper: number): number {
  const alpha = upper >>> 24;
  const redBlue = Math.imul(below & RED_BLUE, 255 - alpha) + 0x800080;
  const green = Math.imul((below & GREEN) >>> 8, 255 - alpha) + 0x80;
  const rest = (((redBlue + ((redBlue >>> 8) & RED_BLUE)) >>> 8) & RED_BLUE) | ((green + (green >>> 8)) & GREEN);
  return (upper & 0xffffff) + rest;
}

/** The opaque `upper` with the given alpha (0 to 255) over `below`. `below` and the result are premultiplied by alpha; the result is signed. */
export function blendColour(below: number, upper: number, alpha: number): number {
  if (alpha === 0) return below;
  const rest = 255 - alpha;
  const redBlue = divided(Math.imul(below & RED_BLUE, rest) + Math.imul(upper & RED_BLUE, alpha));
  const green = divided(Math.imul((below >>> 8) & RED_BLUE, rest) + Math.imul((upper >>> 8) & RED_BLUE, alpha));
  return redBlue | (green << 8);
}

/** Divides both channels by 255, rounded. */
function divided(channels: number): number {
  const rounded = channels + 0x800080;
  return ((rounded + ((rounded >>> 8) & RED_BLUE)) >>> 8) & RED_BLUE;
}
