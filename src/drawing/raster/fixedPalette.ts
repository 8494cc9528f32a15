import { type Oklab, oklabFromRgb } from '../vector/oklab.js';
import { COLOUR_CELLS, colourCell, type IndexedPixels, medianCutColours } from './medianCut.js';
import { differenceOf, mergedColours } from './mergedColours.js';
import { blendOver } from './pixels.js';

type Rgb = readonly [red: number, green: number, blue: number];

/** Up to 256 colours, chosen once for many pictures. */
export interface FixedPalette {
  /** Red, green, blue of each colour. */
  readonly palette: Uint8Array;
  /** The same colours as opaque pixels. */
  readonly pixels: Uint32Array;
  /** Index of the colour nearest to a pixel. */
  readonly nearest: (pixel: number) => number;
  /** Index of the colour nearest to a translucent pixel, premultiplied and signed, over the colour with an index. */
  readonly mixed: (index: number, pixel: number) => number;
}

const UNKNOWN = 0xffff;

/** Colours are merged from so many. One less than fit into a byte, because GIFs need one index for "unchanged". */
const CUT = 255;

/** The palette of at most `most` colours that represents a sample best. Nearest colours are searched once per colour cell. */
export const fixedPaletteFrom = (sample: Uint32Array, most = CUT): FixedPalette =>
  fixedPaletteOf(Uint8Array.from(mergedColours(medianCutColours(sample, CUT), most).flatMap(({ rgb }) => rgb)));

const coloursOf = (palette: Uint8Array): readonly Rgb[] =>
  Array.from({ length: palette.length / 3 }, (_, i): Rgb => {
    const [red = 0, green = 0, blue = 0] = palette.subarray(3 * i);
    return [red, green, blue];
  });

/** For each colour cell the index of the nearest of these colours. Takes about as long as a picture. */
export function nearestOfCells(palette: Uint8Array): Uint8Array {
  const nearestTo = nearestAmong(coloursOf(palette).map(oklabFromRgb));
  return Uint8Array.from({ length: COLOUR_CELLS }, (_, cell) => nearestTo(cell));
}

/** The palette of these colours: red, green, blue of each. `known`: what `nearestOfCells` returns, if somebody asked it before. */
export function fixedPaletteOf(palette: Uint8Array, known?: Uint8Array): FixedPalette {
  const colours = coloursOf(palette);
  const nearestToCell = nearestAmong(colours.map(oklabFromRgb));
  const found = known ? new Uint16Array(known) : new Uint16Array(COLOUR_CELLS).fill(UNKNOWN);
  const search = (cell: number): number => {
    const index = nearestToCell(cell);
    found[cell] = index;
    return index;
  };
  const nearest = (pixel: number): number => {
    const cell = colourCell(pixel);
    const known = found[cell] ?? UNKNOWN;
    return known === UNKNOWN ? search(cell) : known;
  };
  const pixels = Uint32Array.from(colours, ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0);
  return { palette, pixels, nearest, mixed: mixedIn(pixels, nearest) };
}

/** How many mixed colours are kept: halos and the edges of letters are drawn over few colours again and again. */
const MIXED_BITS = 13;
const MIXED = 1 << MIXED_BITS;

/** Hot: called for every translucent pixel of a picture. */
function mixedIn(pixels: Uint32Array, nearest: FixedPalette['nearest']): FixedPalette['mixed'] {
  const kept = { pixel: new Int32Array(MIXED), index: new Int16Array(MIXED).fill(-1), mixed: new Uint8Array(MIXED) };
  return (index, pixel) => {
    const at = ((Math.imul(pixel, SPREAD) >>> (32 - MIXED_BITS)) ^ (index * 31)) & (MIXED - 1);
    if (kept.pixel[at] === pixel && kept.index[at] === index) return kept.mixed[at] ?? 0;
    const found = nearest(blendOver((pixels[index] ?? 0) | 0, pixel));
    kept.pixel[at] = pixel;
    kept.index[at] = index;
    kept.mixed[at] = found;
    return found;
  };
}
/** Multiplied by it, pixels that differ in few bits differ in the highest (the golden ratio, in 32 bits). */
const SPREAD = 0x9e3779b1;

/** Returns the index of the colour that looks most like the middle of a colour cell. */
function nearestAmong(colours: readonly Oklab[]): (cell: number) => number {
  return cell => {
    const wanted = oklabFromRgb([((cell >> 11) & 31) * 8 + 4, ((cell >> 5) & 63) * 4 + 2, (cell & 31) * 8 + 4]);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < colours.length; i++) {
      const colour = colours[i];
      const apart = colour ? differenceOf(colour, wanted) : least;
      if (apart < least) [best, least] = [i, apart];
    }
    return best;
  };
}

/** Converts a picture to the colours of a palette. Neighbouring pixels are often equal, so each run of them is looked up once. */
export function indexPixels(pixels: Uint32Array, { palette, nearest }: FixedPalette): IndexedPixels {
  const index = new Uint8Array(pixels.length);
  let last = 0;
  let colour = nearest(last);
  for (let i = 0; i < index.length; i++) {
    const pixel = (pixels[i] ?? 0) | 0;
    if (pixel !== last) {
      last = pixel;
      colour = nearest(pixel);
    }
    index[i] = colour;
  }
  return { palette, index };
}
