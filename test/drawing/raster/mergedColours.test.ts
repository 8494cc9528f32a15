import { describe, expect, test } from 'vitest';
import { fixedPaletteFrom } from '../../../src/drawing/raster/fixedPalette.js';
import type { CountedColour } from '../../../src/drawing/raster/medianCut.js';
import { mergedColours } from '../../../src/drawing/raster/mergedColours.js';
import { seededRandom } from '../../../src/lib/random.js';

const colour = (rgb: readonly [number, number, number], count = 100) => ({ rgb, count });
const plain = ({ rgb, count }: CountedColour): CountedColour => ({ rgb, count });
const rgbOf = (colours: readonly { readonly rgb: readonly number[] }[]) => colours.map(({ rgb }) => [...rgb]);

describe('Merging colours', () => {
  test('makes one of the two that look most alike, the commoner one', () => {
    const colours = [colour([200, 80, 30]), colour([31, 95, 158]), colour([33, 96, 159], 300), colour([243, 234, 210])];
    expect(rgbOf(mergedColours(colours, 3))).toEqual([
      [200, 80, 30],
      [33, 96, 159],
      [243, 234, 210],
    ]);
  });

  test('keeps a hue rather than a lightness', () => {
    const [yellow, beige, pale] = [colour([245, 225, 150]), colour([236, 224, 196]), colour([250, 240, 214])];
    expect(rgbOf(mergedColours([yellow, beige, pale], 2))).toContainEqual([...yellow.rgb]);
  });

  test('sums the pixels of what it merges, and changes nothing while there is room', () => {
    const colours = [colour([0, 0, 0], 5), colour([1, 1, 1], 7), colour([255, 255, 255], 1)];
    expect(mergedColours(colours, 2).map(({ count }) => count)).toEqual([12, 1]);
    expect(mergedColours(colours, 3).map(({ rgb, count }) => ({ rgb, count }))).toEqual(colours);
  });

  test('merges step by step whichever pair is then the cheapest', () => {
    const random = seededRandom(5);
    const channel = () => Math.floor(random() * 256);
    const colours = Array.from({ length: 40 }, () => colour([channel(), channel(), channel()], 1 + Math.floor(random() * 900)));
    for (let most = colours.length - 1; most > 0; most--) {
      const whole = mergedColours(colours, most);
      expect(whole.map(plain)).toEqual(mergedColours(mergedColours(colours, most + 1).map(plain), most).map(plain));
      expect(whole).toHaveLength(most);
    }
  });

  test('gives every pixel of a picture the index of the colour that is left', () => {
    const sample = Uint32Array.from({ length: 300 }, (_, i) => [0xff3060c0, 0xff3161c1, 0xffe0f0f0][i % 3] ?? 0);
    const { palette, nearest } = fixedPaletteFrom(sample, 2);
    expect(palette).toHaveLength(2 * 3);
    expect(nearest(0xff3060c0)).toBe(nearest(0xff3161c1));
    expect(nearest(0xffe0f0f0)).not.toBe(nearest(0xff3060c0));
  });
});
