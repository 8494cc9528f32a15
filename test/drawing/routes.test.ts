import { describe, expect, test } from 'vitest';
import { alongLine, apart, distance, firstOf, lastOf, resample } from '../../src/drawing/curve.js';
import { pageFor } from '../../src/drawing/page.js';
import { dislodgedPlaceOf, placeOf } from '../../src/drawing/places.js';
import { type Route, routesOf } from '../../src/drawing/routes.js';
import { sceneOf } from '../../src/drawing/scene.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import { USUAL_LOOK } from '../../src/lib/look.js';
import { BOUNCED, type BoardId, GIVEN, HELD, MOVED, plans, reportOf, result, standing } from './boardsOnFile.js';

const routesIn = (id: BoardId, parts: Pick<Report, 'before' | 'orders' | 'after'> & Partial<Report>): readonly Route[] =>
  routesOf(
    pageFor(plans[id], { look: USUAL_LOOK, language: 'en' }),
    sceneOf({ kind: 'results', game: id, language: 'en', report: reportOf(id, parts) }),
  );
const only = (routes: readonly Route[], sign: Route['sign']): Route => {
  const [route] = routes.filter(r => r.sign === sign);
  if (!route) throw new Error(`No ${sign} was drawn`);
  return route;
};
const classic = plans.classic;
const states = plans['warring-states-v2'];

describe('Moves', () => {
  const orders = [result('france', { kind: 'move', type: 'A', at: 'par', to: 'bur' }, MOVED)];
  const { line } = only(routesIn('classic', { before: standing('france A par'), orders, after: standing('france A bur') }), 'move');

  test('run from the edge of the old place to the edge of the new', () => {
    expect(distance(firstOf(line), placeOf(classic, 'par'))).toBeCloseTo(21, 0);
    expect(distance(lastOf(line), placeOf(classic, 'bur'))).toBeCloseTo(22, 0);
  });

  test('bend away from their counter-moves', () => {
    const swapped = [
      result('france', { kind: 'move', type: 'A', at: 'gas', to: 'bur' }, BOUNCED),
      result('germany', { kind: 'move', type: 'A', at: 'bur', to: 'gas' }, BOUNCED),
    ];
    const both = standing('france A gas', 'germany A bur');
    const [there, back] = routesIn('classic', { before: both, orders: swapped, after: both });
    if (!there || !back) throw new Error('two moves were written');
    expect(apart(back.line, alongLine(there.line, 0.5))).toBeGreaterThan(10);
  });

  test('of a fleet end at the coast it came to', () => {
    const fleet = [result('russia', { kind: 'move', type: 'F', at: 'bar', to: 'stp/nc' }, MOVED)];
    const route = only(
      routesIn('classic', { before: standing('russia F bar'), orders: fleet, after: standing('russia F stp/nc') }),
      'move',
    );
    expect(distance(lastOf(route.line), placeOf(classic, 'stp/nc'))).toBeLessThan(30);
    expect(distance(placeOf(classic, 'stp/nc'), placeOf(classic, 'stp'))).toBeGreaterThan(60);
  });
});

test('No line leaves the map', () => {
  const orders = [
    result('chu', { kind: 'move', type: 'A', at: 'yue', to: 'yyu' }, MOVED),
    result('chu', { kind: 'move', type: 'A', at: 'yyu', to: 'yue' }, MOVED),
    result('chu', { kind: 'support', type: 'A', at: 'ylg', of: 'yyu', to: 'yue' }, GIVEN),
  ];
  const before = standing('chu A yue', 'chu A yyu', 'chu A ylg', 'chu A sny', 'chu A jiu');
  const { width, height } = states.board.frame;
  for (const { line } of routesIn('warring-states-v2', { before, orders, after: before }))
    for (const [x, y] of line) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
});

describe('Supports', () => {
  test('end on the arrow they support, each in a place of its own', () => {
    const orders = [
      result('germany', { kind: 'move', type: 'A', at: 'mun', to: 'bur' }, MOVED),
      result('germany', { kind: 'support', type: 'A', at: 'ruh', of: 'mun', to: 'bur' }, GIVEN),
      result('germany', { kind: 'support', type: 'A', at: 'bel', of: 'mun', to: 'bur' }, GIVEN),
    ];
    const before = standing('germany A mun', 'germany A ruh', 'germany A bel');
    const routes = routesIn('classic', { before, orders, after: standing('germany A bur', 'germany A ruh', 'germany A bel') });
    const ends = routes.filter(r => r.sign === 'support').map(r => lastOf(r.line));
    for (const end of ends) expect(apart(resample(only(routes, 'move').line, 1), end)).toBeLessThan(1.5);
    const [one, other] = ends;
    expect(one && other && distance(one, other)).toBeGreaterThan(8);
  });

  test('to hold end at the unit, on the coast where it stands', () => {
    const orders = [
      result('russia', { kind: 'support', type: 'A', at: 'lvn', of: 'stp' }, GIVEN),
      result('russia', { kind: 'hold', type: 'F', at: 'stp/sc' }, HELD),
    ];
    const both = standing('russia A lvn', 'russia F stp/sc');
    const { line } = only(routesIn('classic', { before: both, orders, after: both }), 'support');
    expect(distance(lastOf(line), placeOf(classic, 'stp/sc'))).toBeCloseTo(27, 0);
  });

  test('of an order that was not given end on the way it would have gone', () => {
    const orders = [result('germany', { kind: 'support', type: 'A', at: 'ruh', of: 'mun', to: 'bur' }, { kind: 'unmatched' })];
    const both = standing('germany A ruh', 'germany A mun');
    const { line } = only(routesIn('classic', { before: both, orders, after: both }), 'support');
    const way = resample([placeOf(classic, 'mun'), placeOf(classic, 'bur')], 1);
    expect(apart(way, lastOf(line))).toBeLessThan(12);
  });
});

describe('Rapid river moves', () => {
  const path = ['sli', 'sha', 'lhu'];
  const order = { kind: 'rapid' as const, type: 'F' as const, at: 'any', path };
  const course = resample(states.board.rivers.find(r => r.id === 'yellow')?.line ?? [], 2);

  test('follow the river', () => {
    const orders = [result('qin', order, { kind: 'travelled', to: 'lhu' }, { success: true })];
    const { line, abandoned } = only(
      routesIn('warring-states-v2', { before: standing('qin F any'), orders, after: standing('qin F lhu') }),
      'rapid',
    );
    const ashore = line.filter(p => distance(p, placeOf(states, 'any')) > 60 && distance(p, placeOf(states, 'lhu')) > 60);
    expect(ashore.length).toBeGreaterThan(20);
    for (const p of ashore) expect(apart(course, p)).toBeLessThan(4);
    expect(abandoned).toBeUndefined();
  });

  test('stop where the fleet stopped; the next space it was kept from is told apart', () => {
    const orders = [result('qin', order, { kind: 'travelled', to: 'sli', stoppedAt: 'sha', because: 'unit' })];
    const { line, abandoned } = only(
      routesIn('warring-states-v2', { before: standing('qin F any'), orders, after: standing('qin F sli', 'zhao A sha') }),
      'rapid',
    );
    expect(distance(lastOf(line), placeOf(states, 'sli'))).toBeCloseTo(21, 0);
    expect(abandoned && distance(lastOf(abandoned), placeOf(states, 'sha'))).toBeCloseTo(29, 0);
  });

  test('change from one river into the other where they meet', () => {
    const orders = [
      result('qin', { ...order, at: 'yon', path: ['xia', 'any', 'luo'] }, { kind: 'travelled', to: 'luo' }, { success: true }),
    ];
    const { line } = only(routesIn('warring-states-v2', { before: standing('qin F yon'), orders, after: standing('qin F luo') }), 'rapid');
    const mouth = lastOf(states.board.rivers.find(r => r.id === 'wei')?.line ?? []);
    expect(apart(resample(line, 1), mouth)).toBeLessThan(6);
  });
});

test('Convoys: the army goes by its fleets; a spare one is tied to its arrow', () => {
  const orders = [
    result('england', { kind: 'move', type: 'A', at: 'lon', to: 'nwy' }, MOVED),
    result('england', { kind: 'convoy', type: 'F', at: 'nth', of: 'lon', to: 'nwy' }, { kind: 'convoyed' }),
    result('england', { kind: 'convoy', type: 'F', at: 'nwg', of: 'lon', to: 'nwy' }, { kind: 'convoyed' }),
  ];
  const before = standing('england A lon', 'england F nth', 'england F nwg');
  const routes = routesIn('classic', { before, orders, after: standing('england A nwy', 'england F nth', 'england F nwg') });
  const army = only(routes, 'move');
  expect(army.carriers).toEqual(['nth']);
  expect(apart(resample(army.line, 1), placeOf(classic, 'nth'))).toBeLessThan(2);
  expect(apart(resample(army.line, 1), lastOf(only(routes, 'convoy').line))).toBeLessThan(2);
});

test('Retreats run from beside the dislodger', () => {
  const beaten = { power: 'france', type: 'A' as const, at: 'bur' };
  const before = { ...standing('germany A bur'), dislodged: [{ ...beaten, from: 'mun', convoyed: false, retreats: ['gas'] }] };
  const orders = [result('france', { kind: 'retreat', type: 'A', at: 'bur', to: 'gas' }, { kind: 'retreated' })];
  const { line } = only(
    routesIn('classic', { phase: 'retreats', before, orders, after: standing('germany A bur', 'france A gas') }),
    'retreat',
  );
  expect(distance(firstOf(line), dislodgedPlaceOf(classic, 'bur'))).toBeCloseTo(21, 0);
  expect(distance(lastOf(line), placeOf(classic, 'gas'))).toBeCloseTo(22, 0);
});

test('An order that was not allowed has no line', () => {
  const orders = [result('france', { kind: 'move', type: 'A', at: 'par', to: 'mos' }, { kind: 'illegal', fault: 'not-a-neighbour' })];
  expect(routesIn('classic', { before: standing('france A par'), orders, after: standing('france A par') })).toEqual([]);
});
