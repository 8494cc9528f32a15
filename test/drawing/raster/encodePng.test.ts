import { crc32, inflateSync } from 'node:zlib';
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

test('A PNG contains its size, its colours, and its pixels row by row', async () => {
  const index = Uint8Array.of(0, 1, 2, 2, 1, 0);
  const png = Buffer.from(await encodePng(3, 2, { palette: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), index }));
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const at = (type: string): Buffer => png.subarray(png.indexOf(type) + 4, png.indexOf(type) + 4 + png.readUInt32BE(png.indexOf(type) - 4));
  expect([...at('PLTE')]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...inflateSync(at('IDAT'))]).toEqual([0, 0, 1, 2, 0, 2, 1, 0]);
  expect(png.subarray(-8, -4).toString('latin1')).toBe('IEND');
});

describe('A picture in full size, which several threads compress', () => {
  /** The parts of a PNG with these names, one after the other. */
  function partsOf(png: Uint8Array, wanted: string): Buffer {
    const bytes = Buffer.from(png);
    const found: Buffer[] = [];
    for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
      const part = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
      expect(bytes.readUInt32BE(at + 8 + part.length)).toBe(crc32(bytes.subarray(at + 4, at + 8 + part.length)));
      if (bytes.toString('latin1', at + 4, at + 8) === wanted) found.push(part);
    }
    return Buffer.concat(found);
  }
  const [width, height] = [1200, 900];
  const palette = Uint8Array.from({ length: 768 }, (_, i) => i >> 2);
  const picture = (seed: number): Uint8Array => {
    const random = seededRandom(seed);
    return Uint8Array.from({ length: width * height }, (_, i) => (random() < 0.2 ? Math.floor(random() * 256) : (i >> 4) & 255));
  };
  const pixelsIn = (png: Uint8Array): Buffer => {
    const rows = inflateSync(partsOf(png, 'IDAT'));
    return Buffer.concat(Array.from({ length: height }, (_, y) => rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1))));
  };

  test('is one stream in parts, whose checksum is right', async () => {
    const index = picture(1);
    const png = await encodePng(width, height, { palette, index });
    expect(Buffer.from(png).toString('latin1').split('IDAT').length).toBeGreaterThan(4);
    expect(pixelsIn(png).equals(index)).toBe(true);
  });

  test('has the same bytes each time', async () => {
    const index = picture(2);
    const [once, again] = [await encodePng(width, height, { palette, index }), await encodePng(width, height, { palette, index })];
    expect(Buffer.compare(once, again)).toBe(0);
  });

  test('is what it was when it was asked for, whatever is drawn meanwhile', async () => {
    const [first, second] = [picture(3), picture(4)];
    const before = Uint8Array.from(first);
    const colours = palette.slice();
    const asked = [encodePng(width, height, { palette: colours, index: first }), encodePng(width, height, { palette, index: second })];
    first.fill(0);
    colours.fill(0);
    const [one, other] = await Promise.all(asked);
    expect(partsOf(one ?? expect.fail(), 'PLTE').equals(palette)).toBe(true);
    expect([pixelsIn(one ?? expect.fail()).equals(before), pixelsIn(other ?? expect.fail()).equals(second)]).toEqual([true, true]);
  });

  test('may be drawn while it is compressed, from the top, and is complete before the promise is returned', async () => {
    const [whole, index] = [picture(5), new Uint8Array(width * height)];
    const asked: number[] = [];
    const drawUpTo = (end: number): void => {
      asked.push(end);
      index.set(whole.subarray(0, end * width));
    };
    const png = encodePng(width, height, { palette, index, drawUpTo });
    index.fill(0);
    expect(Buffer.compare(await png, await encodePng(width, height, { palette, index: whole }))).toBe(0);
    expect([asked.length > 2, asked.toSorted((a, b) => a - b), asked.at(-1)]).toEqual([true, asked, height]);
  });

  test('is one too where the sum of the first part is 0', async () => {
    const index = new Uint8Array(width * height);
    // 1 + 256 × 255 + 240 is what sums are taken modulo.
    index.fill(255, 0, 256);
    index[256] = 240;
    expect(pixelsIn(await encodePng(width, height, { palette, index })).equals(index)).toBe(true);
  });

  test.each([0, 255])('of nothing but colour %i is one too', async colour => {
    const index = new Uint8Array(width * height).fill(colour);
    expect(pixelsIn(await encodePng(width, height, { palette, index })).equals(index)).toBe(true);
  });
});
