import { expect, test } from 'vitest';
import { fixedPaletteOf } from '../../../src/drawing/raster/fixedPalette.js';
import { blendOver } from '../../../src/drawing/raster/pixels.js';
import { seededRandom } from '../../../src/lib/random.js';

test('A mixed colour is the same whether it was mixed before or not, however many others were mixed in between', () => {
  const random = seededRandom(4);
  const palette = fixedPaletteOf(Uint8Array.from({ length: 3 * 40 }, () => Math.floor(random() * 256)));
  const { pixels, nearest, mixed } = palette;
  // Translucent pixels whose channels are no larger than their alpha; twice as many pairs as are kept.
  const pairs = Array.from({ length: 20_000 }, () => {
    const alpha = Math.floor(random() * 255);
    const channel = (): number => Math.floor(random() * (alpha + 1));
    return { index: Math.floor(random() * 40), pixel: (alpha << 24) | (channel() << 16) | (channel() << 8) | channel() };
  });
  for (const { index, pixel } of [...pairs, ...pairs.slice(0, 500), ...pairs])
    expect(mixed(index, pixel)).toBe(nearest(blendOver((pixels[index] ?? 0) | 0, pixel)));
});
