import { expect, test } from 'vitest';
import { createLineIndex } from '../../../src/drawing/layout/lineIndex.js';
import { arc } from '../../../src/drawing/vector/curves.js';
import { direction, distance, type Point, type Polyline, resample } from '../../../src/drawing/vector/geometry.js';
import { lineBufferOf } from '../../../src/drawing/vector/lineBuffer.js';
import { seededRandom } from '../../../src/lib/random.js';

/** Points of a line that are nearer than 8 pixels to a point of another that leads nearly the same way cost 1; from the third in a row, 12. */
function plainCost(line: Polyline, others: readonly Polyline[]): number {
  let [sum, run] = [0, 0];
  line.forEach((at, i) => {
    const [x, y] = direction(line, i);
    const isAlongside = others.some(other =>
      other.some((point, k) => {
        const [ox, oy] = direction(other, k);
        return distance(at, point) < 8 && Math.abs(ox * x + oy * y) > 0.86;
      }),
    );
    run = isAlongside ? run + 1 : 0;
    if (run > 0) sum += run < 3 ? 1 : 12;
  });
  return sum;
}

test('Lines beside others cost as much as a search through all of their points says, however many there are', () => {
  const random = seededRandom(3);
  const place = (): Point => [random() * 300, random() * 300];
  const added: Polyline[] = [];
  const index = createLineIndex();
  let beside = 0;
  for (let i = 0; i < 60; i++) {
    const tried = arc(place(), place(), random() - 0.5);
    expect(index.costAlongside(lineBufferOf(tried))).toBe(plainCost(tried, added));
    beside += plainCost(tried, added) > 0 ? 1 : 0;
    const line = resample(arc(place(), place(), random() - 0.5), 6);
    added.push(line);
    index.add(lineBufferOf(line));
  }
  expect(beside).toBeGreaterThan(20);
  expect(added.flat().length).toBeGreaterThan(1000);
});
