import { expect, test } from 'vitest';
import { createBlit } from '../../../src/drawing/raster/blit.js';
import { rgbaCanvas } from '../../../src/drawing/raster/canvas.js';
import type { Raster } from '../../../src/drawing/raster/rasterise.js';

test('A sprite is rasterised only where some of it is within the clip, and drawn as far as it is', () => {
  const raster: Raster = { width: 4, height: 4, pixels: new Uint32Array(16).fill(0xff0000ff) };
  const asked: string[] = [];
  const known = {
    get: (key: string) => {
      asked.push(key);
      return raster;
    },
  };
  const canvas = { pixels: new Uint32Array(100), width: 10, height: 10 };
  const blit = createBlit();
  const placed = { sprite: { svg: '<g/>', box: [0, 0, 4, 4] as const }, at: [3, 3] as const };
  const drawnWithin = (top: number, bottom: number): number => {
    canvas.pixels.fill(0);
    blit(rgbaCanvas(canvas), placed, { scale: 1, origin: [0, 0], clip: [0, top, 10, bottom], known });
    return canvas.pixels.filter(pixel => pixel !== 0).length;
  };
  expect([drawnWithin(0, 3), drawnWithin(7, 10), asked]).toEqual([0, 0, []]);
  expect([drawnWithin(0, 5), drawnWithin(5, 10), asked.length]).toEqual([8, 8, 2]);
});
