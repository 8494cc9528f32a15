import { describe, expect, test } from 'vitest';
import { linkEnds } from '../../src/authoring/compile/linkEnds.js';
import type { Ring } from '../../src/authoring/svg/outline.js';

const square = (x: number, y: number, width: number, height = width): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const areaOf = (...rings: readonly Ring[]) => ({ rings, line: 1 });

/** Two lands side by side, an isle just below the corner that both have, and a sea round the isle. */
const AREAS = new Map([
  ['west', areaOf(square(0, 0, 100))],
  ['east', areaOf(square(100, 0, 100))],
  ['isle', areaOf(square(90, 150, 40))],
  ['strait', areaOf(square(0, 100, 200), square(90, 150, 40))],
  ['nowhere', areaOf()],
]);
const PROVINCES = [...AREAS.keys()].map(id => ({ id, kind: id === 'strait' ? ('sea' as const) : ('land' as const) }));

describe('The line between neighbours that do not touch', () => {
  const ends = linkEnds(AREAS, PROVINCES);

  test('ends beside a corner that a third land has too, and at no more than that', () => {
    const [[x, y] = [0, 0], isle = [0, 0]] = ends('east', 'isle') ?? [];
    expect(y).toBe(100);
    expect(x).toBeGreaterThan(120);
    expect(x).toBeLessThan(135);
    expect(isle[1]).toBe(150);
    expect(isle[0]).toBeGreaterThan(110);
  });

  test('is as short as it can be where only a sea is beside its ends', () => {
    const alone = linkEnds(new Map([...AREAS].filter(([id]) => id !== 'west')), PROVINCES);
    const [one = [0, 0], other = [0, 0]] = alone('east', 'isle') ?? [];
    expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeLessThan(52);
  });

  test('is the same from either side', () => {
    expect(ends('isle', 'west')).toEqual(ends('west', 'isle')?.toReversed());
  });

  test('is not there where one has no shape', () => {
    expect(ends('east', 'nowhere')).toBeUndefined();
    expect(ends('east', 'unheard-of')).toBeUndefined();
  });
});
