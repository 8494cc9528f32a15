import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodePng } from '../../../src/drawing/raster/encodePng.js';
import { quantise } from '../../../src/drawing/raster/medianCut.js';
import { seededRandom } from '../../../src/lib/random.js';

const pixel = (r: number, g: number, b: number): number => ((b << 16) | (g << 8) | r) >>> 0;
const colourAt = ({ palette, index }: ReturnType<typeof quantise>, i: number): readonly number[] => [
  ...palette.slice((index[i] ?? 0) * 3, (index[i] ?? 0) * 3 + 3),
];

describe('Quantisation', () => {
  test('keeps flat colours as they are', () => {
    const colours = [pixel(200, 80, 30), pixel(31, 95, 158), pixel(243, 234, 210), pixel(35, 26, 19)];
    const quantised = quantise(Uint32Array.from({ length: 4000 }, (_, i) => colours[i % 4] ?? 0));
    expect(quantised.palette).toHaveLength(4 * 3);
    expect([0, 1, 2, 3].map(i => colourAt(quantised, i))).toEqual([
      [200, 80, 30],
      [31, 95, 158],
      [243, 234, 210],
      [35, 26, 19],
    ]);
  });

  test('reduces many colours to 256, near to those before', () => {
    const random = seededRandom(3);
    const pixels = Uint32Array.from({ length: 50_000 }, () =>
      pixel(Math.floor(random() * 256), Math.floor(random() * 256), Math.floor(random() * 64)),
    );
    const quantised = quantise(pixels);
    expect(quantised.palette).toHaveLength(256 * 3);
    const off = [...pixels].map((p, i) => {
      const [r = 0, g = 0, b = 0] = colourAt(quantised, i);
      return Math.hypot(r - (p & 255), g - ((p >> 8) & 255), b - (p >> 16));
    });
    expect(off.reduce((sum, d) => sum + d, 0) / off.length).toBeLessThan(18);
  });

  test('keeps the colour of one small token', () => {
    const pixels = new Uint32Array(100_000).fill(pixel(150, 190, 200));
    pixels.fill(pixel(163, 38, 28), 500, 520);
    expect(colourAt(quantise(pixels), 510)).toEqual([163, 38, 28]);
  });
});

test('A PNG contains its size, its colours, and its pixels row by row', () => {
  const index = Uint8Array.of(0, 1, 2, 2, 1, 0);
  const png = Buffer.from(encodePng(3, 2, { palette: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), index }));
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const at = (type: string): Buffer => png.subarray(png.indexOf(type) + 4, png.indexOf(type) + 4 + png.readUInt32BE(png.indexOf(type) - 4));
  expect([...at('PLTE')]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...inflateSync(at('IDAT'))]).toEqual([0, 0, 1, 2, 0, 2, 1, 0]);
  expect(png.subarray(-8, -4).toString('latin1')).toBe('IEND');
});
