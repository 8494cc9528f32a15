/** "#rrggbb" */
export type Colour = string;
export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (colour: Colour): Rgb => {
  const n = Number.parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};
export const colourFromRgb = (rgb: Rgb): Colour => `#${rgb.map(v => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

/** `share` of `a`, the rest of `b`. */
export function mixColours(a: Colour, b: Colour, share: number): Colour {
  const [p, q] = [rgbOf(a), rgbOf(b)];
  return colourFromRgb([p[0] * share + q[0] * (1 - share), p[1] * share + q[1] * (1 - share), p[2] * share + q[2] * (1 - share)]);
}

export const isLight = (colour: Colour): boolean => {
  const [r, g, b] = rgbOf(colour);
  return 0.299 * r + 0.587 * g + 0.114 * b > 140;
};

export const INK = '#231a13';
export const PAPER = '#f3ead2';
export const PALE = '#fdf6e3';
export const PARCHMENT = '#e8dab6';
export const SEA = '#bfd1cb';
export const SEA_INK = '#35605f';
export const SEPIA = '#4a3825';
export const SEAL = '#a3261c';
export const BRONZE = '#c9a14a';
export const WALL = '#3c2415';
export const RIVER = '#33617c';
export const WATER = '#8bb8cb';

/** What is written on a colour. */
export const readableOn = (colour: Colour): Colour => (isLight(colour) ? INK : PALE);

/** A colour by how light it looks (0 to 1) and two hues, as Björn Ottosson's Oklab has it. */
export type Oklab = readonly [lightness: number, a: number, b: number];

const linear = (channel: number): number => (channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number => {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, value * 255));
};

export function toOklab(colour: Colour): Oklab {
  const [red, green, blue] = rgbOf(colour);
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

/** The nearest colour that a screen can show. */
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
