import { type Colour, colourFromRgb, rgbOf } from './colour.js';

/** A colour in Björn Ottosson's Oklab: perceived lightness (0 to 1), green to red, blue to yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** Converts an sRGB channel (0 to 255) to linear light (0 to 1), and back. */
const linear = (channel: number): number => (channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number => {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, value * 255));
};

export const toOklab = (colour: Colour): Oklab => oklabFromRgb(rgbOf(colour));

/** Channels from 0 to 255. */
export function oklabFromRgb([red, green, blue]: readonly [red: number, green: number, blue: number]): Oklab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Clipped to the colours that a screen can show. */
export function fromOklab([lightness, a, b]: Oklab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return colourFromRgb([
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}
