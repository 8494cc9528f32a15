import { describe, expect, test } from 'vitest';
import { cardsPaletteSample } from '../../../src/drawing/cards/cardsPaletteSample.js';
import { createDisplayListRenderer } from '../../../src/drawing/raster/blit.js';
import { pixelsOf } from '../../../src/drawing/raster/pixels.js';
import { rasterise } from '../../../src/drawing/raster/rasterise.js';
import { type DisplayList, displayListSvg, placeAtPixel, type Sprite, spriteSvg } from '../../../src/drawing/vector/sprite.js';
import { game, stateIn } from '../../games/warring-states-cards/table.js';
import { atelier, drawn } from './atelier.js';

const square = (colour: string, size: number): Sprite => ({
  svg: `<rect width="${size}" height="${size}" fill="${colour}"/>`,
  box: [0, 0, size, size],
});
const channels = (pixel: number): readonly number[] => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];

describe('The press', () => {
  test('lays each stamp over those before, and prints nothing beyond the edge', () => {
    const sheet: DisplayList = {
      width: 4,
      height: 4,
      placed: [
        placeAtPixel(square('#ffffff', 4), [0, 0]),
        placeAtPixel(square('#c8391f', 3), [2, 1]),
        placeAtPixel(square('#1f6f78', 3), [-2, -2]),
      ],
    };
    const rows = [...createDisplayListRenderer()(sheet)].map(pixel => ({ '200': 'red', '31': 'teal', '255': '.' })[String(pixel & 255)]);
    expect(rows).toEqual(['teal', '.', '.', '.', '.', '.', 'red', 'red', '.', '.', 'red', 'red', '.', '.', 'red', 'red']);
  });

  const sheets = {
    'the specimen of everything': cardsPaletteSample(atelier),
    'a table': drawn({ kind: 'position', view: game.view(stateIn(4, 0.7)), language: 'fr' }),
    'a hand': drawn({ kind: 'hand', view: game.view(stateIn(4, 0.7), 'chu'), language: 'fr' }),
  };
  test.each(Object.entries(sheets))('prints %s as it would be drawn in one piece', (_, sheet) => {
    const printed = createDisplayListRenderer()(sheet);
    const whole = pixelsOf(rasterise(displayListSvg(sheet), sheet.width));
    expect(printed).toHaveLength(whole.length);
    let far = 0;
    printed.forEach((pixel, i) => {
      const other = channels(whole[i] ?? 0);
      if (channels(pixel).some((v, k) => Math.abs(v - (other[k] ?? 0)) > 24)) far += 1;
    });
    expect(far / printed.length).toBeLessThan(0.0005);
  });

  test('no stamp is cut off by its box', () => {
    const stamps = new Map(Object.values(sheets).flatMap(({ placed }) => placed.slice(1).map(({ stamp }) => [stamp.svg, stamp] as const)));
    const cut = new Set<string>();
    for (const stamp of stamps.values()) {
      const [x0, y0, x1, y1] = stamp.box;
      const wider: Sprite = { svg: stamp.svg, box: [x0 - 3, y0 - 3, x1 + 3, y1 + 3] };
      const { width, height, pixels } = rasterise(spriteSvg(wider), x1 - x0 + 6);
      for (let i = 0; i < width * height; i++) {
        const [x, y] = [i % width, Math.floor(i / width)];
        const inside = x >= 3 && y >= 3 && x < width - 3 && y < height - 3;
        if (!inside && (pixels[i * 4 + 3] ?? 0) > 40) cut.add(stamp.svg.slice(0, 80));
      }
    }
    expect([...cut]).toEqual([]);
  });
});
