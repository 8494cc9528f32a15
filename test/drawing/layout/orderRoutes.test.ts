import { describe, expect, test } from 'vitest';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { orderRoutes } from '../../../src/drawing/layout/orderRoutes.js';
import type { OrderRoute } from '../../../src/drawing/layout/routing.js';
import { dislodgedPlace, unitPlace } from '../../../src/drawing/layout/unitPlaces.js';
import { symbolsIn } from '../../../src/drawing/scene/legendContent.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import {
  distance,
  distanceToLine,
  firstPoint,
  lastPoint,
  pointAlong,
  polylineLength,
  resample,
} from '../../../src/drawing/vector/geometry.js';
import type { Report } from '../../../src/games/diplomacy/model/report.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import { BOUNCED, type BoardId, GIVEN, geometries, HELD, MOVED, positionWith, reportOf, result } from '../mapFixture.js';

const routesIn = (id: BoardId, parts: Pick<Report, 'before' | 'orders' | 'after'> & Partial<Report>): readonly OrderRoute[] =>
  orderRoutes(
    layOutMap(geometries[id], { look: USUAL_LOOK, language: 'en' }),
    sceneOf({ kind: 'results', game: id, language: 'en', report: reportOf(id, parts) }),
  );
const only = (routes: readonly OrderRoute[], kind: OrderRoute['kind']): OrderRoute => {
  const [route] = routes.filter(r => r.kind === kind);
  if (!route) throw new Error(`No ${kind} was drawn`);
  return route;
};
const classic = geometries.classic;
const states = geometries['warring-states-v2'];

describe('Moves', () => {
  const orders = [result('france', { kind: 'move', type: 'A', at: 'par', to: 'bur' }, MOVED)];
  const { line } = only(routesIn('classic', { before: positionWith('france A par'), orders, after: positionWith('france A bur') }), 'move');

  test('run from the edge of the old place to the edge of the new one', () => {
    expect(distance(firstPoint(line), unitPlace(classic, 'par'))).toBeCloseTo(21, 0);
    expect(distance(lastPoint(line), unitPlace(classic, 'bur'))).toBeCloseTo(22, 0);
  });

  test('lead to where they are ordered to while their outcome is not shown', () => {
    const before = positionWith('france A par', 'russia F bar');
    const moves = [...orders, result('russia', { kind: 'move', type: 'F', at: 'bar', to: 'stp/nc' }, BOUNCED)];
    const report = reportOf('classic', { before, orders: moves, after: before });
    const layout = layOutMap(classic, { look: USUAL_LOOK, language: 'en' });
    const ends = orderRoutes(layout, sceneOf({ kind: 'orders', game: 'classic', language: 'en', report })).map(route =>
      lastPoint(route.line),
    );
    for (const at of ['bur', 'stp/nc']) expect(Math.min(...ends.map(end => distance(end, unitPlace(classic, at))))).toBeLessThan(30);
  });

  test('bend away from counter-moves', () => {
    const swapped = [
      result('france', { kind: 'move', type: 'A', at: 'gas', to: 'bur' }, BOUNCED),
      result('germany', { kind: 'move', type: 'A', at: 'bur', to: 'gas' }, BOUNCED),
    ];
    const both = positionWith('france A gas', 'germany A bur');
    const [there, back] = routesIn('classic', { before: both, orders: swapped, after: both });
    if (!there || !back) throw new Error('two moves were written');
    expect(distanceToLine(back.line, pointAlong(there.line, 0.5))).toBeGreaterThan(10);
  });

  test('of fleets end at the coast they reach', () => {
    const fleet = [result('russia', { kind: 'move', type: 'F', at: 'bar', to: 'stp/nc' }, MOVED)];
    const route = only(
      routesIn('classic', { before: positionWith('russia F bar'), orders: fleet, after: positionWith('russia F stp/nc') }),
      'move',
    );
    expect(distance(lastPoint(route.line), unitPlace(classic, 'stp/nc'))).toBeLessThan(30);
    expect(distance(unitPlace(classic, 'stp/nc'), unitPlace(classic, 'stp'))).toBeGreaterThan(60);
  });
});

test('No line leaves the map', () => {
  const orders = [
    result('chu', { kind: 'move', type: 'A', at: 'yue', to: 'yyu' }, MOVED),
    result('chu', { kind: 'move', type: 'A', at: 'yyu', to: 'yue' }, MOVED),
    result('chu', { kind: 'support', type: 'A', at: 'ylg', of: 'yyu', to: 'yue' }, GIVEN),
  ];
  const before = positionWith('chu A yue', 'chu A yyu', 'chu A ylg', 'chu A sny', 'chu A jiu');
  const { width, height } = states.board.frame;
  for (const { line } of routesIn('warring-states-v2', { before, orders, after: before }))
    for (const [x, y] of line) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
});

describe('Supports', () => {
  test('end on the move they support, each at a place of its own', () => {
    const orders = [
      result('germany', { kind: 'move', type: 'A', at: 'mun', to: 'bur' }, MOVED),
      result('germany', { kind: 'support', type: 'A', at: 'ruh', of: 'mun', to: 'bur' }, GIVEN),
      result('germany', { kind: 'support', type: 'A', at: 'bel', of: 'mun', to: 'bur' }, GIVEN),
    ];
    const before = positionWith('germany A mun', 'germany A ruh', 'germany A bel');
    const routes = routesIn('classic', { before, orders, after: positionWith('germany A bur', 'germany A ruh', 'germany A bel') });
    const ends = routes.filter(r => r.kind === 'support').map(r => lastPoint(r.line));
    for (const end of ends) expect(distanceToLine(resample(only(routes, 'move').line, 1), end)).toBeLessThan(1.5);
    const [one, other] = ends;
    expect(one && other && distance(one, other)).toBeGreaterThan(8);
  });

  test('to hold end at the unit, on its coast', () => {
    const orders = [
      result('russia', { kind: 'support', type: 'A', at: 'lvn', of: 'stp' }, GIVEN),
      result('russia', { kind: 'hold', type: 'F', at: 'stp/sc' }, HELD),
    ];
    const both = positionWith('russia A lvn', 'russia F stp/sc');
    const { line } = only(routesIn('classic', { before: both, orders, after: both }), 'support');
    expect(distance(lastPoint(line), unitPlace(classic, 'stp/sc'))).toBeCloseTo(27, 0);
  });

  test('of a move that was not ordered end on the way of that move', () => {
    const orders = [result('germany', { kind: 'support', type: 'A', at: 'ruh', of: 'mun', to: 'bur' }, { kind: 'unmatched' })];
    const both = positionWith('germany A ruh', 'germany A mun');
    const { line } = only(routesIn('classic', { before: both, orders, after: both }), 'support');
    const way = resample([unitPlace(classic, 'mun'), unitPlace(classic, 'bur')], 1);
    expect(distanceToLine(way, lastPoint(line))).toBeLessThan(12);
  });
});

describe('Rapid river moves', () => {
  const path = ['sli', 'sha', 'lhu'];
  const order = { kind: 'rapid' as const, type: 'F' as const, at: 'any', path };
  const course = resample(states.board.rivers.find(r => r.id === 'yellow')?.line ?? [], 2);

  test('follow the river', () => {
    const orders = [result('qin', order, { kind: 'travelled', to: 'lhu' }, { success: true })];
    const { line, abandoned } = only(
      routesIn('warring-states-v2', { before: positionWith('qin F any'), orders, after: positionWith('qin F lhu') }),
      'rapid',
    );
    const ashore = line.filter(p => distance(p, unitPlace(states, 'any')) > 60 && distance(p, unitPlace(states, 'lhu')) > 60);
    expect(ashore.length).toBeGreaterThan(20);
    for (const p of ashore) expect(distanceToLine(course, p)).toBeLessThan(4);
    expect(abandoned).toBeUndefined();
  });

  test('end where the fleet stopped; the next space is drawn as abandoned', () => {
    const orders = [result('qin', order, { kind: 'travelled', to: 'sli', stoppedAt: 'sha', because: 'unit' })];
    const { line, abandoned } = only(
      routesIn('warring-states-v2', { before: positionWith('qin F any'), orders, after: positionWith('qin F sli', 'zhao A sha') }),
      'rapid',
    );
    expect(distance(lastPoint(line), unitPlace(states, 'sli'))).toBeCloseTo(21, 0);
    expect(abandoned && distance(lastPoint(abandoned), unitPlace(states, 'sha'))).toBeCloseTo(29, 0);
  });

  test.each(['orders', 'mine'] as const)('are drawn for the whole way where the outcome is not known: %s', kind => {
    const before = positionWith('qin F any');
    const orders = [result('qin', order, { kind: 'travelled', to: 'any' })];
    const game = { game: 'warring-states-v2', language: 'en' } as const;
    const view = {
      ...({ kind: 'diplomacy', variant: game.game, board: game.game, powers: ['qin'], phase: 'movement', position: before } as const),
      turn: { year: -450, season: 'spring' as const },
    };
    const scene =
      kind === 'orders'
        ? sceneOf({ ...game, kind, report: reportOf(game.game, { before, orders, after: before }) })
        : sceneOf({ ...game, kind, view, seat: 'qin', submission: { orders: [order] } });
    const { line, abandoned } = only(orderRoutes(layOutMap(states, { look: USUAL_LOOK, language: 'en' }), scene), 'rapid');
    expect(distance(firstPoint(line), unitPlace(states, 'any'))).toBeLessThan(30);
    expect(distance(lastPoint(line), unitPlace(states, path.at(-1) ?? ''))).toBeLessThan(30);
    expect(abandoned).toBeUndefined();
    expect(symbolsIn(states.board, scene)).toContain('rapid');
  });

  test('change rivers at their confluence', () => {
    const orders = [
      result('qin', { ...order, at: 'yon', path: ['xia', 'any', 'luo'] }, { kind: 'travelled', to: 'luo' }, { success: true }),
    ];
    const { line } = only(
      routesIn('warring-states-v2', { before: positionWith('qin F yon'), orders, after: positionWith('qin F luo') }),
      'rapid',
    );
    const mouth = lastPoint(states.board.rivers.find(r => r.id === 'wei')?.line ?? []);
    expect(distanceToLine(resample(line, 1), mouth)).toBeLessThan(6);
  });
});

test('A convoyed army passes through its fleets; a fleet it does not need has a line to the move', () => {
  const orders = [
    result('england', { kind: 'move', type: 'A', at: 'lon', to: 'nwy' }, MOVED),
    result('england', { kind: 'convoy', type: 'F', at: 'nth', of: 'lon', to: 'nwy' }, { kind: 'convoyed' }),
    result('england', { kind: 'convoy', type: 'F', at: 'nwg', of: 'lon', to: 'nwy' }, { kind: 'convoyed' }),
  ];
  const before = positionWith('england A lon', 'england F nth', 'england F nwg');
  const routes = routesIn('classic', { before, orders, after: positionWith('england A nwy', 'england F nth', 'england F nwg') });
  const army = only(routes, 'move');
  expect(army.carriers).toEqual(['nth']);
  expect(distanceToLine(resample(army.line, 1), unitPlace(classic, 'nth'))).toBeLessThan(2);
  expect(distanceToLine(resample(army.line, 1), lastPoint(only(routes, 'convoy').line))).toBeLessThan(2);
});

test('Retreats start beside the dislodger', () => {
  const beaten = { power: 'france', type: 'A' as const, at: 'bur' };
  const before = { ...positionWith('germany A bur'), dislodged: [{ ...beaten, from: 'mun', convoyed: false, retreats: ['gas'] }] };
  const orders = [result('france', { kind: 'retreat', type: 'A', at: 'bur', to: 'gas' }, { kind: 'retreated' })];
  const { line } = only(
    routesIn('classic', { phase: 'retreats', before, orders, after: positionWith('germany A bur', 'france A gas') }),
    'retreat',
  );
  expect(distance(firstPoint(line), dislodgedPlace(classic, 'bur'))).toBeCloseTo(21, 0);
  expect(distance(lastPoint(line), unitPlace(classic, 'gas'))).toBeCloseTo(22, 0);
});

test('An illegal order has no line', () => {
  const orders = [result('france', { kind: 'move', type: 'A', at: 'par', to: 'mos' }, { kind: 'illegal', fault: 'not-a-neighbour' })];
  expect(routesIn('classic', { before: positionWith('france A par'), orders, after: positionWith('france A par') })).toEqual([]);
});

describe('An army far from its target that no fleet was ordered to carry', () => {
  const before = positionWith('england A lon', 'france F bre');
  const order = result(
    'england',
    { kind: 'move', type: 'A', at: 'lon', to: 'tun', viaConvoy: true },
    { kind: 'no-convoy' },
    { success: false },
  );
  const { line, abandoned = [] } = only(routesIn('classic', { before, orders: [order], after: before }), 'move');

  test('has an arrow that only begins', () => {
    expect(distance(firstPoint(line), unitPlace(classic, 'lon'))).toBeCloseTo(21, 0);
    expect(polylineLength(line)).toBeLessThan(90);
  });

  test('and dots from there to where it wished to go', () => {
    expect(distance(lastPoint(line), firstPoint(abandoned))).toBeLessThan(12);
    expect(distance(lastPoint(abandoned), unitPlace(classic, 'tun'))).toBeLessThan(20);
  });
});
