import { describe, expect, test } from 'vitest';
import {
  abandonedStrokes,
  convoyStrokes,
  moveStrokes,
  rapidStrokes,
  retreatStrokes,
  supportStrokes,
} from '../../../src/drawing/layers/orderStrokes.js';
import { rasterise } from '../../../src/drawing/raster/rasterise.js';
import { rasteriseStrokes } from '../../../src/drawing/raster/strokeRasteriser.js';
import { arc } from '../../../src/drawing/vector/curves.js';
import type { Polyline } from '../../../src/drawing/vector/geometry.js';
import { pixelBox, spriteSvg, strokesSprite } from '../../../src/drawing/vector/sprite.js';
import type { Stroke } from '../../../src/drawing/vector/strokes.js';

const LINES: Readonly<Record<string, Polyline>> = {
  straight: arc([0, 0], [90, 30], 0),
  bent: arc([0, 0], [70, -80], 0.2),
  short: arc([0, 0], [14, 9], 0.07),
  'bent back': arc([0, 0], [60, 0], 0.95),
};
const SIGNS: Readonly<Record<string, (line: Polyline) => readonly Stroke[]>> = {
  'a move': line => moveStrokes(line, '#c8501e', true),
  'a move that failed': line => moveStrokes(line, '#1f5f9e', false),
  'a support': line => supportStrokes(line, '#c8501e', true),
  'a support that was cut': line => supportStrokes(line, '#26231f', false),
  'a convoy': line => convoyStrokes(line, '#c8501e', true),
  'a retreat': line => retreatStrokes(line, '#168a6d', true),
  'a rapid river move': line => rapidStrokes(line, '#e0c22c'),
  'the part of a rapid move not travelled': line => abandonedStrokes(line, '#168a6d'),
};

describe.each(Object.keys(SIGNS))('%s', sign => {
  test.each(Object.keys(LINES).flatMap(line => [0.98, 1, 1.7].map(by => [line, by] as const)))(
    'along a %s line at scale %s looks the same as from SVG',
    (named, by) => {
      const line = LINES[named] ?? [];
      const sprite = strokesSprite(SIGNS[sign]?.(line) ?? [], line);
      const box = pixelBox(sprite, by);
      const [ours, svgs] = [rasteriseStrokes(sprite.strokes ?? [], box, by), rasterise(spriteSvg(sprite, by), box[2] - box[0])];
      expect([ours.width, ours.height]).toEqual([svgs.width, svgs.height]);
      const [our, svg] = [bytesOf(ours.pixels), bytesOf(svgs.pixels)];
      const off = our.map((value, i) => Math.abs(value - (svg[i] ?? 0)));
      const drawn = svg.filter((_, i) => i % 4 === 3).filter(alpha => alpha > 0).length * 4;
      expect(off.reduce((sum, value) => sum + value, 0) / drawn).toBeLessThan(5);
      expect(off.filter(value => value > 100).length / drawn).toBeLessThan(0.004);
    },
  );
});

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength);

test('Strokes stay within their box', () => {
  const line: Polyline = arc([0, 0], [50, 50], 0.3);
  const { pixels, width, height } = rasteriseStrokes(moveStrokes(line, '#c8501e', true), [-30, -30, 90, 90], 1);
  const sprite = strokesSprite(moveStrokes(line, '#c8501e', true), line);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) - 30, Math.floor(i / width) - 30];
    const isWithin = x >= sprite.box[0] - 1 && x <= sprite.box[2] && y >= sprite.box[1] - 1 && y <= sprite.box[3];
    if (!isWithin) expect(pixels[i]).toBe(0);
  }
});

describe('Some rows of strokes are as they are among all', () => {
  test.each(Object.keys(SIGNS))('%s', sign => {
    const line = LINES.bent ?? [];
    const strokes = SIGNS[sign]?.(line) ?? [];
    const box = pixelBox(strokesSprite(strokes, line), 1.3);
    const [all, [from, to]] = [rasteriseStrokes(strokes, box, 1.3), [40, 71]];
    const pixels = all.pixels.map((pixel, i) => (i >= from * all.width && i < to * all.width ? pixel : 0));
    expect(pixels.some(pixel => pixel !== 0)).toBe(true);
    const some = rasteriseStrokes(strokes, box, 1.3, [from, to]);
    expect([some.width, some.height]).toEqual([all.width, all.height]);
    expect(some.pixels).toEqual(pixels);
  });
});

/** A dash that is longer than any line: the line looks as if it were whole, but each of its pixels is mixed by the rule for dashes. */
const ENDLESS = [10_000, 1];

describe('A whole line looks like one with a single dash', () => {
  const lines = { ...LINES, 'as short as a point': arc([0, 0], [0.6, 0.3], 0) };
  const styles = [1, 3.2, 11].flatMap(width => [1, 0.55].flatMap(opacity => [true, false].map(isRound => ({ width, opacity, isRound }))));

  test.each(Object.keys(lines))('%s', named => {
    const line = lines[named as keyof typeof lines] ?? [];
    const box = pixelBox(strokesSprite([], line), 1.3);
    for (const style of styles) {
      // Below it another line, over which a translucent one is mixed.
      const below = { kind: 'line', line: line.slice(0, 3), colour: '#168a6d', width: 5 } as const;
      const one = { kind: 'line', line, colour: '#c8501e', ...style } as const;
      const whole = rasteriseStrokes([below, one], box, 1.3).pixels.slice();
      expect(rasteriseStrokes([below, { ...one, dashes: ENDLESS }], box, 1.3).pixels).toEqual(whole);
    }
  });
});
