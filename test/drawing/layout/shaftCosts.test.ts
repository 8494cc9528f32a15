import { expect, test } from 'vitest';
import { CELL } from '../../../src/drawing/layout/labelGround.js';
import { shaftCost, shaftCosts } from '../../../src/drawing/layout/shaftCosts.js';
import { moved } from '../../../src/drawing/vector/boxes.js';
import type { Box } from '../../../src/drawing/vector/geometry.js';
import { seededRandom } from '../../../src/lib/random.js';

test('A name costs the same wherever it is moved, whether the points of lines are counted for all moves together or for one', () => {
  const random = seededRandom(5);
  const found = new Set<number>();
  for (const [reach, count] of [
    [80, 200],
    [56, 30],
    [80, 1],
    [56, 0],
  ] as const) {
    const [x, y] = [random() * 500, random() * 400];
    const box: Box = [x, y, x + 34.5, y + 17];
    const near = (from: number, to: number): number => from - 100 + random() * (to - from + 200);
    const points = Float64Array.from({ length: 2 * count }, (_, i) => (i % 2 === 0 ? near(box[0], box[2]) : near(box[1], box[3])));
    const costAt = shaftCosts(box, points, reach);
    const most = Math.floor(reach / CELL) * CELL;
    for (let dy = -most; dy <= most; dy += CELL)
      for (let dx = -most; dx <= most; dx += CELL) {
        const cost = shaftCost(moved(box, [dx, dy]), points);
        expect(costAt(dx, dy)).toBe(cost);
        found.add(cost);
      }
  }
  expect(found.size).toBeGreaterThan(50);
});
