import { Resvg } from '@resvg/resvg-js';
import { FONT_FILES } from '../vector/fonts.js';

/** Pixels row by row, four bytes each: red, green, blue (multiplied by alpha), alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Same SVG, same bytes, on every machine: only the fonts in `assets/fonts` are used. */
export function rasterise(svg: string, width: number): Raster {
  const image = rendered(svg, width);
  return { width: image.width, height: image.height, pixels: image.pixels };
}

/** A PNG of the whole SVG in all its colours. */
export const rasteriseToPng = (svg: string, width: number): Uint8Array => rendered(svg, width).asPng();

const rendered = (svg: string, width: number): ReturnType<Resvg['render']> =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false, ...fontsFor(svg) } }).render();

/** Fonts are read anew for every drawing: one without letters needs none. */
const fontsFor = (svg: string): { readonly fontFiles: string[]; readonly defaultFontFamily?: string } =>
  svg.includes('<text') ? { fontFiles: [...FONT_FILES], defaultFontFamily: 'EB Garamond SemiBold' } : { fontFiles: [] };
