import { expect, test } from 'vitest';
import { waveMiddles, waveSprite } from '../../../src/drawing/layers/seaPattern.js';
import { mapPixelBox, pixelTransform } from '../../../src/drawing/layout/mapLayout.js';
import { layoutFor } from '../../../src/drawing/map/boardsByGame.js';
import { overSea } from '../../../src/drawing/map/seaFill.js';
import { createBlit } from '../../../src/drawing/raster/blit.js';
import type { Raster } from '../../../src/drawing/raster/rasterise.js';
import { parseDiplomacyPicture } from '../../../src/drawing/scene/mapPicture.js';
import type { Box } from '../../../src/drawing/vector/geometry.js';
import { placedBox, placeSprite } from '../../../src/drawing/vector/sprite.js';
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

/** The boxes of all places for waves, in pixels. */
const boxes = waveMiddles(layout).map(at => placedBox(placeSprite(waveSprite(layout), at), pixelTransform(layout)));
const [left, top] = mapPixelBox(layout);
const inside = boxes.filter(box => box[0] >= left && box[1] >= top && box[2] <= right && box[3] <= bottom);

/** How many colours there are in a box. */
function coloursIn({ pixels }: Raster, [x0, y0, x1, y1]: Box): number {
  const rows = Array.from({ length: y1 - y0 }, (_, row) => [...pixels.subarray((y0 + row) * width + x0, (y0 + row) * width + x1)]);
  return new Set(rows.flat()).size;
}

test('The open sea has waves within the map, and only there', () => {
  const sea = overSea(layout, { background: nothing, foreground: nothing }, createBlit());
  expect(inside.length).toBeGreaterThan(100);
  expect(inside.filter(box => coloursIn(sea, box) < 4)).toEqual([]);
  const beyond: readonly Box[] = [
    [0, 0, width, top],
    [0, 0, left, height],
    [right, 0, width, height],
    [0, bottom, width, height],
  ];
  expect(beyond.map(box => coloursIn(sea, box))).toEqual([1, 1, 1, 1]);
});

test.each(['background', 'foreground'] as const)('A wave of which one pixel would touch what the %s shows is left out', layer => {
  const touched = inside[Math.floor(inside.length / 2)] ?? [0, 0, 0, 0];
  const pixels = nothing.pixels.slice();
  pixels[touched[1] * width + touched[2] - 1] = 0x40000000;
  const sea = overSea(layout, { background: nothing, foreground: nothing, [layer]: { width, height, pixels } }, createBlit());
  expect(inside.filter(box => coloursIn(sea, box) < 4)).toEqual([touched]);
});
