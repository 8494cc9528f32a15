import { expect, test } from 'vitest';
import { crenellated, outward, wallsSvg } from '../../src/drawing/layers/crenellation.js';
import { areaNamed } from '../../src/drawing/layout/boardGeometry.js';
import { isInside, type Point, pointAtIndex, resample } from '../../src/drawing/vector/geometry.js';
import { plans } from './boardsOnFile.js';

const plan = plans['warring-states-v2'];

test('every wall is drawn', () => {
  const lines = plan.board.walls.flatMap(wall => wall.lines);
  expect((wallsSvg(plan).match(/stroke-width="3.2"/g) ?? []).length).toBe(lines.length);
  expect(lines.length).toBeGreaterThanOrEqual(31);
});

test.each(plan.board.walls.map(wall => ({ owner: wall.owner, facing: wall.facing, wall })))(
  'the wall of $owner against $facing stands on its owner’s side, its teeth towards the other',
  ({ wall }) => {
    const owner = areaNamed(plan, wall.owner)?.rings ?? [];
    for (const line of wall.lines) {
      const points = resample(line, 4);
      const owned = points.filter(p => isInside(owner, p)).length;
      expect(owned / points.length).toBeGreaterThan(0.7);
      const [x, y] = outward(plan, wall, line);
      const middle = pointAtIndex(points, Math.floor(points.length / 2));
      const away: Point = [middle[0] + x * 14, middle[1] + y * 14];
      expect(isInside(owner, away)).toBe(false);
    }
  },
);

test('teeth rise to the side they are told', () => {
  const line = [
    [0, 0],
    [60, 0],
  ] as const;
  const heights = (svg: string): readonly number[] => [...svg.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights(crenellated(line, [0, -1])))).toBeLessThan(-4);
  expect(Math.max(...heights(crenellated(line, [0, -1])))).toBe(0);
  expect(Math.max(...heights(crenellated(line, [0, 1])))).toBeGreaterThan(4);
});
