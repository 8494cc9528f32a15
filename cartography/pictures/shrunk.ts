import type { IndexedPixels } from '../../src/drawing/raster/medianCut.js';
import { quantise } from '../../src/drawing/raster/medianCut.js';

/** Pixels as 0xAABBGGRR, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** The size at which a picture is shown that may be this large: as large as it is, or smaller. In CSS pixels. */
export function shownSize({ width, height }: Pick<Picture, 'width' | 'height'>, most: Pick<Picture, 'width' | 'height'>) {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The picture made smaller: every pixel is the mean of the area that it covers. */
export function shrunk({ width, height, pixels }: Picture, to: Pick<Picture, 'width' | 'height'>): Picture {
  const small = new Uint32Array(to.width * to.height);
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const sum = [0, 0, 0];
      let area = 0;
      for (const [row, high] of covered(y, height / to.height))
        for (const [column, wide] of covered(x, width / to.width)) {
          const pixel = pixels[Math.min(row, height - 1) * width + Math.min(column, width - 1)] ?? 0;
          for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + ((pixel >>> (8 * k)) & 255) * high * wide;
          area += high * wide;
        }
      const [red, green, blue] = sum.map(channel => Math.round(channel / area));
      small[y * to.width + x] = ((255 << 24) | ((blue ?? 0) << 16) | ((green ?? 0) << 8) | (red ?? 0)) >>> 0;
    }
  return { ...to, pixels: small };
}

/** The pixels that the nth of a row covers, each with how much of it. */
function covered(n: number, scale: number): readonly (readonly [pixel: number, share: number])[] {
  const [from, to] = [n * scale, (n + 1) * scale];
  return Array.from({ length: Math.ceil(to) - Math.floor(from) }, (_, i) => {
    const pixel = Math.floor(from) + i;
    return [pixel, Math.min(to, pixel + 1) - Math.max(from, pixel)] as const;
  });
}

/** A part of a picture. */
export function cropped({ width, pixels }: Picture, [left, top, right, bottom]: readonly [number, number, number, number]): Picture {
  const part = new Uint32Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++) part.set(pixels.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { width: right - left, height: bottom - top, pixels: part };
}

/** Indexed pixels in colours. */
export function coloured({ palette, index }: IndexedPixels, size: Pick<Picture, 'width' | 'height'>): Picture {
  const colours = Uint32Array.from(
    { length: palette.length / 3 },
    (_, i) => ((255 << 24) | ((palette[3 * i + 2] ?? 0) << 16) | ((palette[3 * i + 1] ?? 0) << 8) | (palette[3 * i] ?? 0)) >>> 0,
  );
  return { ...size, pixels: Uint32Array.from(index, i => colours[i] ?? 0) };
}

export const indexed = ({ pixels }: Picture): IndexedPixels => quantise(pixels);
