import { COLOUR_CELLS, colourCell, type IndexedPixels, medianCutPalette } from './medianCut.js';

/** Up to 256 colours, chosen once for all pictures of a kind. */
export interface FixedPalette {
  readonly palette: Uint8Array;
  /** The same as opaque pixels. */
  readonly colours: Uint32Array;
  /** The dye nearest to the colour of a pixel as composed. */
  readonly dyeOf: (pixel: number) => number;
}

const UNKNOWN = 0xffff;

/** The colours that suit a specimen best, `most` at most. */
export function fixedPaletteFrom(specimen: Uint32Array, most = 256): FixedPalette {
  const palette = medianCutPalette(specimen, most);
  const nearest = new Uint16Array(COLOUR_CELLS).fill(UNKNOWN);
  const seek = (cell: number): number => {
    const found = nearestTo(palette, cell);
    nearest[cell] = found;
    return found;
  };
  const dyeOf = (pixel: number): number => {
    const cell = colourCell(pixel);
    const known = nearest[cell] ?? UNKNOWN;
    return known === UNKNOWN ? seek(cell) : known;
  };
  return { palette, colours: Uint32Array.from({ length: palette.length / 3 }, (_, i) => pixelIn(palette, i)), dyeOf };
}

const pixelIn = (palette: Uint8Array, i: number): number =>
  ((255 << 24) | ((palette[i * 3 + 2] ?? 0) << 16) | ((palette[i * 3 + 1] ?? 0) << 8) | (palette[i * 3] ?? 0)) >>> 0;

function nearestTo(palette: Uint8Array, cell: number): number {
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

/** Every pixel in the dye nearest to it; pixels come in runs of one colour. */
export function indexPixels(pixels: Uint32Array, { palette, dyeOf }: FixedPalette): IndexedPixels {
  const index = new Uint8Array(pixels.length);
  let last = 0;
  let dye = dyeOf(last);
  for (let i = 0; i < index.length; i++) {
    const pixel = (pixels[i] ?? 0) | 0;
    if (pixel !== last) {
      last = pixel;
      dye = dyeOf(pixel);
    }
    index[i] = dye;
  }
  return { palette, index };
}
