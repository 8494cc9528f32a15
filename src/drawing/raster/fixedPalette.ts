import { COLOUR_CELLS, colourCell, type IndexedPixels, medianCutPalette } from './medianCut.js';

/** Up to 256 colours, chosen once for many pictures. */
export interface FixedPalette {
  /** Red, green, blue of each colour. */
  readonly palette: Uint8Array;
  /** The same colours as opaque pixels. */
  readonly pixels: Uint32Array;
  /** Index of the colour nearest to a pixel. */
  readonly nearest: (pixel: number) => number;
}

const UNKNOWN = 0xffff;

/** The palette of at most `most` colours that represents a sample best. Nearest colours are searched once per colour cell. */
export function fixedPaletteFrom(sample: Uint32Array, most = 256): FixedPalette {
  const palette = medianCutPalette(sample, most);
  const found = new Uint16Array(COLOUR_CELLS).fill(UNKNOWN);
  const search = (cell: number): number => {
    const index = nearestToCell(palette, cell);
    found[cell] = index;
    return index;
  };
  const nearest = (pixel: number): number => {
    const cell = colourCell(pixel);
    const known = found[cell] ?? UNKNOWN;
    return known === UNKNOWN ? search(cell) : known;
  };
  return { palette, pixels: Uint32Array.from({ length: palette.length / 3 }, (_, i) => opaquePixel(palette, i)), nearest };
}

const opaquePixel = (palette: Uint8Array, i: number): number =>
  ((255 << 24) | ((palette[i * 3 + 2] ?? 0) << 16) | ((palette[i * 3 + 1] ?? 0) << 8) | (palette[i * 3] ?? 0)) >>> 0;

/** Compares squared distances with weights 2, 4, 3 for red, green and blue, close to human perception. */
function nearestToCell(palette: Uint8Array, cell: number): number {
  const [red, green, blue] = [((cell >> 11) & 31) * 8 + 4, ((cell >> 5) & 63) * 4 + 2, (cell & 31) * 8 + 4];
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < palette.length; i += 3) {
    const r = red - (palette[i] ?? 0);
    const g = green - (palette[i + 1] ?? 0);
    const b = blue - (palette[i + 2] ?? 0);
    const apart = 2 * r * r + 4 * g * g + 3 * b * b;
    if (apart >= least) continue;
    best = i / 3;
    least = apart;
  }
  return best;
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
