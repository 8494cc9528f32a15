import { Resvg } from '@resvg/resvg-js';
import { fontFilesFor } from '../vector/fonts.js';
import { pixelsFrom } from './pixels.js';

/** Pixels row by row, premultiplied by alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
  /** For each row, between which columns it has pixels that are not transparent: the first, and the one after the last. Default: all. */
  readonly spans?: Int32Array;
}

/** Rasterises SVG to a width in pixels. Uses only the fonts in `assets/fonts`, so the same SVG gives the same bytes on every machine. */
export function rasterise(svg: string, width: number): Raster {
  const image = rendered(svg, width);
  return { width: image.width, height: image.height, pixels: pixelsFrom(image.pixels) };
}

/** Rasterises SVG to a true-colour PNG, `width` pixels wide. */
export const rasteriseToPng = (svg: string, width: number): Uint8Array => rendered(svg, width).asPng();

const rendered = (svg: string, width: number): ReturnType<Resvg['render']> =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false, ...fontsFor(svg) } }).render();

/** resvg reads the font files for every drawing, so a drawing gets no more than it needs. */
function fontsFor(svg: string): { readonly fontFiles: string[]; readonly defaultFontFamily?: string } {
  const fontFiles = [...fontFilesFor(svg)];
  return fontFiles.length > 0 ? { fontFiles, defaultFontFamily: 'EB Garamond SemiBold' } : { fontFiles };
}
