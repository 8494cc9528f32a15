import { expect, test } from 'vitest';
import { clearArc, clearArcOnto } from '../../../src/drawing/layout/clearArc.js';
import { createObstacleMap, type ObstacleMap } from '../../../src/drawing/layout/obstacleMap.js';
import { arc, smoothThrough } from '../../../src/drawing/vector/curves.js';
import { firstPoint, lastPoint, type Point, type Polyline, resample } from '../../../src/drawing/vector/geometry.js';
import { lineBufferOf } from '../../../src/drawing/vector/lineBuffer.js';
import { seededRandom } from '../../../src/lib/random.js';

const random = seededRandom(9);
const place = (): Point => [20 + random() * 1560, 20 + random() * 960];

/** A large map with units, names, centres and lines. */
function crowded(): ObstacleMap {
  const obstacles = createObstacleMap({ width: 1600, height: 1000 });
  for (let i = 0; i < 60; i++) obstacles.addToken(place());
  for (let i = 0; i < 40; i++) {
    const [x, y] = place();
    obstacles.addCentre([x, y]);
    obstacles.addWords([x - 30, y + 10, x + 30, y + 26]);
  }
  for (let i = 0; i < 10; i++) obstacles.addLine(lineBufferOf(resample(arc(place(), place(), 0.2), 6)));
  return obstacles;
}

const copyOf = (line: Polyline): readonly (readonly number[])[] => line.map(at => [...at]);

test('A line that was found stays as it is while others are looked for', () => {
  const obstacles = crowded();
  const found: { readonly line: Polyline; readonly before: ReturnType<typeof copyOf> }[] = [];
  for (let i = 0; i < 40; i++) {
    const [a, b] = [place(), place()];
    const line = i % 2 === 0 ? clearArc(a, b, obstacles) : clearArcOnto(a, arc(b, place(), 0.1), { obstacles, ends: [] });
    expect(firstPoint(line)[0]).toBeCloseTo(a[0], 6);
    if (i % 2 === 0) expect(lastPoint(line)[1]).toBeCloseTo(b[1], 6);
    found.push({ line, before: copyOf(line) });
  }
  for (const { line, before } of found) expect(copyOf(line)).toEqual(before);
  // Some are longer than a buffer is at first.
  expect(found.some(({ line }) => line.length > 64)).toBe(true);
});

test('A line that costs less than the limit costs the same without one; others cost the limit or more', () => {
  const obstacles = crowded();
  for (let i = 0; i < 200; i++) {
    const [a, b] = [place(), place()];
    const line = lineBufferOf(i % 2 === 0 ? arc(a, b, random() - 0.5) : smoothThrough([a, place(), b]));
    const cost = obstacles.costOf(line, [a, b]);
    for (const limit of [cost * 0.5, cost * 0.99, cost * 1.01 + 1]) {
      const limited = obstacles.costOf(line, [a, b], limit);
      if (cost < limit) expect(limited).toBe(cost);
      else expect(limited).toBeGreaterThanOrEqual(limit);
    }
  }
});
