import { describe, expect, test } from 'vitest';
import { indexedCanvas, rgbaCanvas } from '../../../src/drawing/raster/canvas.js';
import { fixedPaletteOf } from '../../../src/drawing/raster/fixedPalette.js';
import type { Raster } from '../../../src/drawing/raster/rasterise.js';
import { bytesOf, inRuns, isInRuns } from '../../../src/drawing/raster/runRaster.js';
import type { Box, Point } from '../../../src/drawing/vector/geometry.js';
import { seededRandom } from '../../../src/lib/random.js';

const [WIDTH, HEIGHT] = [40, 30];
/** Transparent, opaque, and translucent with its colours premultiplied. */
const COLOURS = [0, 0xff3366cc, 0xff000000, 0xffffffff, 0x80402010, 0x01000001];

/** A raster whose rows are runs of `length` pixels or so. */
function striped(seed: number, length: number): Raster {
  const random = seededRandom(seed);
  const pixels = new Uint32Array(WIDTH * HEIGHT);
  let colour = 0;
  for (let i = 0; i < pixels.length; i++) {
    if (random() < 1 / length) colour = COLOURS[Math.floor(random() * COLOURS.length)] ?? 0;
    pixels[i] = colour;
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

describe('A raster kept as runs of equal pixels', () => {
  const palette = Uint8Array.from([0, 0, 0, 255, 255, 255, 51, 102, 204, 16, 32, 64, 120, 90, 60]);
  const clips: readonly (readonly [corner: Point, clip: Box])[] = [
    [
      [0, 0],
      [0, 0, WIDTH, HEIGHT],
    ],
    [
      [7, 5],
      [7, 5, WIDTH + 7, HEIGHT + 5],
    ],
    [
      [-13, -4],
      [0, 0, WIDTH - 13, HEIGHT - 4],
    ],
    [
      [3, 2],
      [11, 9, 20, 14],
    ],
    [
      [3, 2],
      [11, 9, 11, 9],
    ],
  ];

  test.each(clips)('is drawn from %j within %j as if it were not', (corner, clip) => {
    for (let seed = 1; seed <= 20; seed++) {
      const raster = striped(seed, 9);
      const runs = inRuns(raster);
      expect(isInRuns(runs)).toBe(true);
      const drawn = [raster, runs].map(one => {
        const pixels = new Uint32Array(60 * 50).map((_, i) => 0xff000000 + i * 77);
        rgbaCanvas({ pixels, width: 60, height: 50 }).draw(one, corner, clip);
        const index = new Uint8Array(60 * 50).map((_, i) => i % 5);
        indexedCanvas({ index, width: 60, height: 50 }, fixedPaletteOf(palette)).draw(one, corner, clip);
        return { pixels, index };
      });
      expect(drawn[1]).toEqual(drawn[0]);
    }
  });

  test('takes no more than half of its memory; any other stays as it is', () => {
    // A row of 40 pixels takes 160 bytes; with n runs it takes 8 n, and where rows begin takes 8 for both.
    const row = (runs: number): Raster => {
      const pixels = Uint32Array.from({ length: WIDTH }, (_, i) => Math.min(i, runs - 1));
      return { width: WIDTH, height: 1, pixels };
    };
    const [most, more] = [row(9), row(10)];
    expect([bytesOf(most), bytesOf(inRuns(most))]).toEqual([160, 80]);
    expect(inRuns(more)).toBe(more);
  });

  test('knows that a row ends, although the next begins with the same pixel', () => {
    const plain = inRuns({ width: 8, height: 2, pixels: new Uint32Array(16).fill(0xffffffff) });
    expect(isInRuns(plain) && [[...plain.runs], [...plain.rows]]).toEqual([
      [-1, 8, -1, 8],
      [0, 2, 4],
    ]);
  });
});
