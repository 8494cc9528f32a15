import { expect, test } from 'vitest';
import { crenellatedLine, outwardDirection, walls } from '../../../src/drawing/layers/crenellation.js';
import { areaNamed } from '../../../src/drawing/layout/boardGeometry.js';
import { isInside, type Point, pointAtIndex, resample } from '../../../src/drawing/vector/geometry.js';
import { geometries } from '../mapFixture.js';

const geometry = geometries['warring-states-v2'];

test('draws every wall', () => {
  const lines = geometry.board.walls.flatMap(wall => wall.lines);
  expect((walls(geometry).match(/stroke-width="3.2"/g) ?? []).length).toBe(lines.length);
  expect(lines.length).toBeGreaterThanOrEqual(31);
});

test.each(geometry.board.walls.map(wall => ({ owner: wall.owner, facing: wall.facing, wall })))(
  'the wall of $owner against $facing is on its owner’s side, its teeth towards the other',
  ({ wall }) => {
    const owner = areaNamed(geometry, wall.owner)?.rings ?? [];
    for (const line of wall.lines) {
      const points = resample(line, 4);
      const owned = points.filter(p => isInside(owner, p)).length;
      expect(owned / points.length).toBeGreaterThan(0.7);
      const [x, y] = outwardDirection(geometry, wall, line);
      const middle = pointAtIndex(points, Math.floor(points.length / 2));
      const away: Point = [middle[0] + x * 14, middle[1] + y * 14];
      expect(isInside(owner, away)).toBe(false);
    }
  },
);

test('teeth rise to the given side', () => {
  const line = [
    [0, 0],
    [60, 0],
  ] as const;
  const heights = (svg: string): readonly number[] => [...svg.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights(crenellatedLine(line, [0, -1])))).toBeLessThan(-4);
  expect(Math.max(...heights(crenellatedLine(line, [0, -1])))).toBe(0);
  expect(Math.max(...heights(crenellatedLine(line, [0, 1])))).toBeGreaterThan(4);
});
