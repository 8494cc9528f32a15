import { expect, test } from 'vitest';
import { waveMiddles } from '../../../src/drawing/layers/seaPattern.js';
import { mapPixelBox, pixelTransform } from '../../../src/drawing/layout/mapLayout.js';
import { layoutFor } from '../../../src/drawing/map/boardsByGame.js';
import { overSea } from '../../../src/drawing/map/seaFill.js';
import { createBlit } from '../../../src/drawing/raster/blit.js';
import type { Raster } from '../../../src/drawing/raster/rasterise.js';
import { parseDiplomacyPicture } from '../../../src/drawing/scene/mapPicture.js';
import { boards } from '../mapFixture.js';
import { recordedReports } from '../recordedReports.js';

const layout = (() => {
  const picture = parseDiplomacyPicture({ kind: 'results', game: 'classic', language: 'en', page: 'full', report: recordedReports()[0] });
  if (picture.kind === 'history' || picture.kind === 'chart') throw new Error('Results are no story');
  return layoutFor(boards, picture);
})();
const [, , right, bottom] = mapPixelBox(layout);
const [width, height] = [right + 20, bottom + 20];
const nothing: Raster = { width, height, pixels: new Uint32Array(width * height) };

/** Where the middles of waves are in the picture, in whole pixels. */
const middles = waveMiddles(layout).map(([x, y]) => {
  const { scale, origin } = pixelTransform(layout);
  return [Math.round((x - origin[0]) * scale), Math.round((y - origin[1]) * scale)] as const;
});

/** How many colours there are in the box around the middle of a wave. */
function coloursAround({ pixels }: Raster, [x, y]: readonly [number, number]): number {
  const rows = Array.from({ length: 16 }, (_, i) => y - 8 + i);
  return new Set(rows.flatMap(row => [...pixels.subarray(row * width + x - 17, row * width + x + 17)])).size;
}

test('The open sea has waves within the map, and only there', () => {
  const sea = overSea(layout, { background: nothing, foreground: nothing }, createBlit());
  const [left, top] = mapPixelBox(layout);
  const inside = middles.filter(([x, y]) => x > left + 20 && x < right - 20 && y > top + 12 && y < bottom - 12);
  expect(inside.length).toBeGreaterThan(100);
  expect(inside.filter(at => coloursAround(sea, at) < 4)).toEqual([]);
  const calm = sea.pixels[0];
  for (let y = 0; y < height; y++) expect([sea.pixels[y * width + left - 1], sea.pixels[y * width + right]]).toEqual([calm, calm]);
});

test.each(['background', 'foreground'] as const)('A wave of which one pixel would touch what the %s shows is left out', layer => {
  const touched = middles[Math.floor(middles.length / 2)] ?? [0, 0];
  const pixels = nothing.pixels.slice();
  pixels[(touched[1] - 7) * width + touched[0] + 15] = 0x40000000;
  const sea = overSea(layout, { background: nothing, foreground: nothing, [layer]: { width, height, pixels } }, createBlit());
  expect(coloursAround(sea, touched)).toBeLessThan(3);
  expect(middles.filter(at => coloursAround(sea, at) < 3).length).toBeLessThan(middles.length / 5);
});
