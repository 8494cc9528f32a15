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

/** Whether the colour is light enough for dark text. */
export const isLight = (colour: Colour): boolean => lightness(colour) > 140;
/** The colour of the edge of a shape on paper: dark if the shape can hardly be told from paper. */
export const edgeOf = (colour: Colour): Colour => (lightness(colour) > 195 ? INK : PALE);

function lightness(colour: Colour): number {
  const [r, g, b] = rgbOf(colour);
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/* The colours of maps and cards on parchment. */

/** Text and outlines. */
export const INK = '#231a13';
export const PAPER = '#f3ead2';
/** Halos, and text on dark colours. */
export const PALE = '#fdf6e3';
/** The background of pictures. */
export const PARCHMENT = '#e8dab6';
export const SEA = '#bfd1cb';
/** Lines and text at sea. */
export const SEA_INK = '#35605f';
/** Less important text and lines. */
export const SEPIA = '#4a3825';
/** Vermilion: crosses, seals, highlights. */
export const SEAL = '#a3261c';
export const BRONZE = '#c9a14a';
export const WALL = '#3c2415';
/** The banks of rivers. */
export const RIVER = '#33617c';
/** Rivers, inside their banks. */
export const WATER = '#8bb8cb';

/** The colour for text and lines on a background of this colour. */
export const readableOn = (colour: Colour): Colour => (isLight(colour) ? INK : PALE);
