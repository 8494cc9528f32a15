import { describe, expect, test } from 'vitest';
import { cardsPaletteSample } from '../../../src/drawing/cards/cardsPaletteSample.js';
import { createDisplayListRenderer } from '../../../src/drawing/raster/displayListRenderer.js';
import { rasterise } from '../../../src/drawing/raster/rasterise.js';
import { type DisplayList, displayListSvg, placeAtPixel, type Sprite, spriteSvg } from '../../../src/drawing/vector/sprite.js';
import { game, stateIn } from '../../games/warring-states-cards/table.js';
import { context, drawn } from '../cards/cardsFixture.js';

const square = (colour: string, size: number): Sprite => ({
  svg: `<rect width="${size}" height="${size}" fill="${colour}"/>`,
  box: [0, 0, size, size],
});
const channels = (pixel: number): readonly number[] => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];

describe('The display list renderer', () => {
  test('draws each sprite over those before, and nothing beyond the edge', () => {
    const list: DisplayList = {
      width: 4,
      height: 4,
      sprites: [
        placeAtPixel(square('#ffffff', 4), [0, 0]),
        placeAtPixel(square('#c8391f', 3), [2, 1]),
        placeAtPixel(square('#1f6f78', 3), [-2, -2]),
      ],
    };
    const rows = [...createDisplayListRenderer()(list)].map(pixel => ({ '200': 'red', '31': 'teal', '255': '.' })[String(pixel & 255)]);
    expect(rows).toEqual(['teal', '.', '.', '.', '.', '.', 'red', 'red', '.', '.', 'red', 'red', '.', '.', 'red', 'red']);
  });

  const lists = {
    'the palette sample': cardsPaletteSample(context),
    'a table': drawn({ kind: 'position', view: game.view(stateIn(4, 0.7)), language: 'fr' }),
    'a hand': drawn({ kind: 'hand', view: game.view(stateIn(4, 0.7), 'chu'), language: 'fr' }),
  };
  test.each(Object.entries(lists))('draws %s as resvg draws it in one piece', (_, list) => {
    const rendered = createDisplayListRenderer()(list);
    const whole = rasterise(displayListSvg(list), list.width).pixels;
    expect(rendered).toHaveLength(whole.length);
    let far = 0;
    rendered.forEach((pixel, i) => {
      const other = channels(whole[i] ?? 0);
      if (channels(pixel).some((v, k) => Math.abs(v - (other[k] ?? 0)) > 24)) far += 1;
    });
    expect(far / rendered.length).toBeLessThan(0.0005);
  });

  test('does not cut off a sprite at its box', () => {
    const sprites = new Map(
      Object.values(lists).flatMap(({ sprites: all }) => all.slice(1).map(({ sprite }) => [sprite.svg, sprite] as const)),
    );
    const cut = new Set<string>();
    for (const sprite of sprites.values()) {
      const [x0, y0, x1, y1] = sprite.box;
      const wider: Sprite = { svg: sprite.svg, box: [x0 - 3, y0 - 3, x1 + 3, y1 + 3] };
      const { width, height, pixels } = rasterise(spriteSvg(wider), x1 - x0 + 6);
      for (let i = 0; i < width * height; i++) {
        const [x, y] = [i % width, Math.floor(i / width)];
        const inside = x >= 3 && y >= 3 && x < width - 3 && y < height - 3;
        if (!inside && (pixels[i] ?? 0) >>> 24 > 40) cut.add(sprite.svg.slice(0, 80));
      }
    }
    expect([...cut]).toEqual([]);
  });
});
