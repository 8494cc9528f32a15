import { describe, expect, test } from 'vitest';
import { abandoned, arrow, dashes, dots, rapidArrow, retreatArrow, type Stroke } from '../../src/drawing/layers/orderStrokes.js';
import { rasterise } from '../../src/drawing/raster/rasterise.js';
import { brushed } from '../../src/drawing/raster/strokeRasteriser.js';
import { arc, type Line } from '../../src/drawing/vector/geometry.js';
import { pixelBox, stampAlong, stampSvg } from '../../src/drawing/vector/sprite.js';

const LINES: Readonly<Record<string, Line>> = {
  straight: arc([0, 0], [90, 30], 0),
  bent: arc([0, 0], [70, -80], 0.2),
  short: arc([0, 0], [14, 9], 0.07),
  'bent back': arc([0, 0], [60, 0], 0.95),
};
const SIGNS: Readonly<Record<string, (line: Line) => readonly Stroke[]>> = {
  'a move': line => arrow(line, '#c8501e', true),
  'a move that failed': line => arrow(line, '#1f5f9e', false),
  'a support': line => dashes(line, '#c8501e', true),
  'a support that was cut': line => dashes(line, '#26231f', false),
  'a convoy': line => dots(line, '#c8501e', true),
  'a retreat': line => retreatArrow(line, '#168a6d', true),
  'a rapid move': line => rapidArrow(line, '#e0c22c'),
  'what was not travelled': line => abandoned(line, '#168a6d'),
};

describe.each(Object.keys(SIGNS))('%s', sign => {
  test.each(Object.keys(LINES).flatMap(line => [0.98, 1, 1.7].map(by => [line, by] as const)))(
    'along a %s line, %s pixels a unit, is the same to the eye as its SVG',
    (named, by) => {
      const line = LINES[named] ?? [];
      const stamp = stampAlong(SIGNS[sign]?.(line) ?? [], line);
      const box = pixelBox(stamp, by);
      const [ours, svgs] = [brushed(stamp.strokes ?? [], box, by), rasterise(stampSvg(stamp, by), box[2] - box[0])];
      expect([ours.width, ours.height]).toEqual([svgs.width, svgs.height]);
      const off = ours.pixels.map((value, i) => Math.abs(value - (svgs.pixels[i] ?? 0)));
      const drawn = svgs.pixels.filter((_, i) => i % 4 === 3).filter(alpha => alpha > 0).length * 4;
      expect(off.reduce((sum, value) => sum + value, 0) / drawn).toBeLessThan(5);
      expect(off.filter(value => value > 100).length / drawn).toBeLessThan(0.004);
    },
  );
});

test('a stroke reaches nowhere beyond its box', () => {
  const line: Line = arc([0, 0], [50, 50], 0.3);
  const { pixels, width, height } = brushed(arrow(line, '#c8501e', true), [-30, -30, 90, 90], 1);
  const stamp = stampAlong(arrow(line, '#c8501e', true), line);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) - 30, Math.floor(i / width) - 30];
    const isWithin = x >= stamp.box[0] - 1 && x <= stamp.box[2] && y >= stamp.box[1] - 1 && y <= stamp.box[3];
    if (!isWithin) expect(pixels[i * 4 + 3]).toBe(0);
  }
});
