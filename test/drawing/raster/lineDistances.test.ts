import { expect, test } from 'vitest';
import { distancesToLine } from '../../../src/drawing/raster/lineDistances.js';
import { type Point, type Polyline, pointAtIndex } from '../../../src/drawing/vector/geometry.js';
import { seededRandom } from '../../../src/lib/random.js';

const SIZE = { width: 60, height: 50 };

/** How far a point is from a segment. */
function away([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [ux, uy] = [bx - ax, by - ay];
  const t = Math.min(1, Math.max(0, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy || 1)));
  return Math.sqrt((x - ax - ux * t) ** 2 + (y - ay - uy * t) ** 2);
}

const awayFromLine = (at: Point, line: Polyline): number => Math.min(...line.slice(1).map((b, k) => away(at, pointAtIndex(line, k), b)));

/** Lines that turn by any angle, with points that are the same as the one before; of some, the first two or the last two. */
function crooked(seed: number): Polyline {
  const random = seededRandom(seed);
  const turns = Array.from({ length: 7 }, (): Point => [Math.round(random() * 60), Math.round(random() * 50)]);
  return turns.flatMap((at, i): Polyline => (i % 3 === seed % 3 ? [at, at] : [at]));
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('Every pixel within reach of a line is found, at its distance from the whole line (seed %i)', seed => {
  const line = crooked(seed);
  const reach = 2 + seed;
  const spans = Int32Array.from({ length: 2 * SIZE.height }, (_, i) => (i % 2 === 0 ? SIZE.width : 0));
  const { near, count, away: aside, along, length } = distancesToLine(line, { ...SIZE, rows: [0, SIZE.height], reach, spans });
  const found = new Set(near.subarray(0, count));
  expect(found.size).toBe(count);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [(i % SIZE.width) + 0.5, Math.floor(i / SIZE.width) + 0.5];
    const apart = awayFromLine([x, y], line);
    if (Math.abs(apart - reach) > 1e-3) expect(found.has(i), `${x} ${y}`).toBe(apart < reach);
    if (!found.has(i)) continue;
    expect(x > (spans[2 * Math.floor(y)] ?? 0) && x < (spans[2 * Math.floor(y) + 1] ?? 0)).toBe(true);
    // Beyond an end the distance is from the line extended; `along` says how far beyond.
    const beyond = Math.max(0, -(along[i] ?? 0), (along[i] ?? 0) - length);
    expect(Math.hypot(aside[i] ?? 0, beyond)).toBeCloseTo(apart, 3);
  }
});
