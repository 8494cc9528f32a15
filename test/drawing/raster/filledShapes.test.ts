import { expect, test } from 'vitest';
import { blendColour, pixelOf } from '../../../src/drawing/raster/pixels.js';
import { rasteriseStrokes } from '../../../src/drawing/raster/strokeRasteriser.js';
import { coverage } from '../../../src/drawing/raster/strokeTarget.js';
import type { Point, Polyline } from '../../../src/drawing/vector/geometry.js';
import { seededRandom } from '../../../src/lib/random.js';

const SIZE = 40;
const INK = { colour: '#c8501e', outline: '#231a13' } as const;

/** Returns how far a point is inside a ring, by the even–odd rule; negative outside. */
function depthIn(ring: Polyline, [x, y]: Point): number {
  let [least, isInside] = [Number.POSITIVE_INFINITY, false];
  for (const [i, [bx, by]] of ring.entries()) {
    const [ax, ay] = ring.at(i - 1) ?? [bx, by];
    const [ex, ey] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1)));
    least = Math.min(least, Math.sqrt((x - ax - ex * t) ** 2 + (y - ay - ey * t) ** 2));
    if (ay > y !== by > y && x - ax < (ex * (y - ay)) / ey) isInside = !isInside;
  }
  return isInside ? least : -least;
}

function expected(ring: Polyline, at: Point, outlineWidth: number): number {
  const depth = depthIn(ring, at);
  const filled = blendColour(0, pixelOf(INK.colour), Math.round(coverage(depth) * 255));
  return blendColour(filled, pixelOf(INK.outline), Math.round(coverage(outlineWidth / 2 - Math.abs(depth)) * 255));
}

const channels = (pixel: number): readonly number[] => [0, 8, 16, 24].map(shift => (pixel >>> shift) & 255);

/** Rings of many corners that cross themselves: whole numbers, halves, and halves that are rounded up or down. */
function ringOf(seed: number, corners: number): Polyline {
  const random = seededRandom(seed);
  const place = (): number => {
    const near = Math.round(random() * 2 * SIZE) / 2;
    return near * (1 + (Math.floor(random() * 3) - 1) * Number.EPSILON);
  };
  return Array.from({ length: corners }, (): Point => [place(), place()]);
}

test.each([...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(seed => [seed, 3 + (seed % 5)] as const), [13, 300] as const])(
  'A shape covers what is inside its ring, and its outline follows it (seed %i, %i corners)',
  (seed, corners) => {
    const ring = ringOf(seed, corners);
    const outlineWidth = seed % 4;
    const { pixels } = rasteriseStrokes([{ kind: 'shape', ring, ...INK, outlineWidth }], [0, 0, SIZE, SIZE], 1);
    for (let i = 0; i < SIZE * SIZE; i++) {
      const at: Point = [(i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5];
      const wanted = channels(expected(ring, at, outlineWidth));
      // One step of a channel for a depth that rounds the other way.
      for (const [k, value] of channels(pixels[i] ?? 0).entries())
        expect(Math.abs(value - (wanted[k] ?? 0)), `${at}`).toBeLessThanOrEqual(1);
    }
  },
);
