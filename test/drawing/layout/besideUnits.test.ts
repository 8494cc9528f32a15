import { describe, expect, test } from 'vitest';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { markBoxes } from '../../../src/drawing/layout/markBoxes.js';
import { crossedCoasts, layOutOrders } from '../../../src/drawing/layout/ordersLayout.js';
import type { OrderRoute } from '../../../src/drawing/layout/routing.js';
import { unitPlace } from '../../../src/drawing/layout/unitPlaces.js';
import { symbolsIn } from '../../../src/drawing/scene/legendContent.js';
import { type MapScene, positionScene } from '../../../src/drawing/scene/mapScene.js';
import { resultsScene } from '../../../src/drawing/scene/resultsScene.js';
import { meet } from '../../../src/drawing/vector/boxes.js';
import type { Box, Point } from '../../../src/drawing/vector/geometry.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import { HELD, MOVED, opening, positionWith, reportOf, result } from '../mapFixture.js';
import { BOARDS_PLAYED, onPage } from '../postedPages.js';

const turn = { year: 1901, season: 'spring' } as const;
const classic = BOARDS_PLAYED.classic ?? expect.fail('classic is not played');
const geometry = onPage(classic);
const layout = layOutMap(geometry, { look: USUAL_LOOK, language: 'en' });

const around = ([x, y]: Point, reach: number): Box => [x - reach, y - reach, x + reach, y + reach];
const holds = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
const isKeptClear = (scene: MapScene, box: Box): boolean => markBoxes(geometry, scene).some(one => holds(one, box));

describe('Names keep clear of what is drawn around units', () => {
  const plain = positionScene({ turn, caption: 'movement', position: opening('classic') });

  test('the rings of those that the reader plays', () => {
    const paris = around(unitPlace(geometry, 'par'), 24);
    expect(isKeptClear(plain, paris)).toBe(false);
    const mine: MapScene = { ...plain, marked: { as: 'you', powers: ['france'] } };
    expect(isKeptClear(mine, paris)).toBe(true);
    const names = layOutOrders(layout, mine).labels.map(({ line }) => line);
    const covered = ['par', 'mar', 'bre'].flatMap(at => names.filter(({ box }) => meet(box, around(unitPlace(geometry, at), 18))));
    expect(covered.map(({ words }) => words)).toEqual([]);
  });

  test('the ring of one that holds, the teeth of one that is dislodged, and the plus of a build', () => {
    const [before, after] = [positionWith('france A par'), positionWith('france A par')];
    const hold = result('france', { kind: 'hold', type: 'A', at: 'par' }, HELD);
    expect(isKeptClear(resultsScene(reportOf('classic', { before, after, orders: [hold] })), around(unitPlace(geometry, 'par'), 22))).toBe(
      true,
    );
    const fallen: MapScene = { ...plain, dislodged: [{ power: 'austria', type: 'A', at: 'vie' }] };
    expect(markBoxes(geometry, fallen).filter(([x0, , x1]) => x1 - x0 > 40)).toHaveLength(1);
    const build = result('france', { kind: 'build', type: 'A', at: 'mar' }, { kind: 'built' });
    const [x, y] = unitPlace(geometry, 'mar');
    expect(
      isKeptClear(resultsScene(reportOf('classic', { before, after, orders: [build], phase: 'adjustments' })), around([x - 16, y - 15], 9)),
    ).toBe(true);
  });
});

test('A line that passes the name of a coast is cut there; one that ends at the coast is not', () => {
  const [x, y] = unitPlace(geometry, 'bul/ec');
  const name = around([x, y], 8);
  const hold = result('turkey', { kind: 'hold', type: 'F', at: 'bla' }, HELD);
  const along = (...line: readonly Point[]): OrderRoute => ({
    result: { ...hold, order: { kind: 'hold', type: 'F', at: 'bla' } },
    kind: 'move',
    line,
    carriers: [],
  });
  expect(crossedCoasts([along([x - 80, y], [x + 80, y])], [name])).toEqual([name]);
  expect(crossedCoasts([along([x - 80, y - 40], [x + 80, y - 40])], [name])).toEqual([]);
  expect(crossedCoasts([along([x - 80, y], [x - 6, y])], [name])).toEqual([]);
});

describe('A legend names', () => {
  const before = positionWith('france A par');
  const sceneWith = (...orders: readonly ReturnType<typeof result>[]): MapScene =>
    resultsScene(reportOf('classic', { before, after: before, orders: [...orders], phase: 'adjustments' }));
  const planned = (kind: 'build' | 'remove'): MapScene => {
    const scene = sceneWith(result('france', { kind, type: 'A', at: 'par' }, { kind: 'built' }));
    return { ...scene, orders: scene.orders.map(one => ({ ...one, outcome: { kind: 'ordered' as const } })) };
  };

  test('what is planned as planned, and what was done as done', () => {
    expect(symbolsIn(classic, sceneWith(result('france', { kind: 'build', type: 'A', at: 'par' }, { kind: 'built' })))).toContain('build');
    expect(symbolsIn(classic, planned('build'))).toContain('toBuild');
    expect(symbolsIn(classic, planned('build'))).not.toContain('build');
    expect(symbolsIn(classic, planned('remove'))).toContain('toLose');
  });

  test('the sign of failure only where a map shows one', () => {
    const hold = result('france', { kind: 'hold', type: 'A', at: 'par' }, HELD, { success: false });
    expect(symbolsIn(classic, sceneWith(hold))).not.toContain('failed');
    const illegal = { ...hold, outcome: { kind: 'illegal' as const } };
    expect(symbolsIn(classic, sceneWith(illegal as typeof hold))).toContain('failed');
    expect(
      symbolsIn(classic, sceneWith(result('france', { kind: 'move', type: 'A', at: 'par', to: 'bur' }, MOVED, { success: false }))),
    ).toContain('failed');
  });
});
