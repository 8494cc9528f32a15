import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import type { Variant } from '../../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../src/games/diplomacy/model/writtenOrder.js';
import { orderBook } from '../../../src/games/diplomacy/orders/legalOrders.js';
import { resolvePhase } from '../../../src/games/diplomacy/phases/resolvePhase.js';
import { warringStatesV2 } from './ownVariants.js';
import { situationIn } from './situation.js';

const variant = warringStatesV2(compileBoard(readBoardFile('warring-states-v2')));
const unit = (power: string, type: 'A' | 'F', at: string): Unit => ({ power, type, at });
const rapid = (at: string, ...path: readonly string[]): WrittenOrder => ({ kind: 'rapid', type: 'F', at, path: [...path] });
const move = (at: string, to: string): WrittenOrder => ({ kind: 'move', type: 'A', at, to });

/** What became of the fleets on rapid river moves, by where they began. */
function journeys(units: readonly Unit[], orders: readonly WrittenOrder[]) {
  const situation = situationIn(variant, 'movement', { units, dislodged: [], contested: [], centres: {} });
  const written = new Map(
    situation.powers.map(power => [power, orders.filter(o => 'at' in o && units.some(u => u.at === o.at && u.power === power))]),
  );
  const { results } = resolvePhase(variant, situation, written);
  return Object.fromEntries(results.flatMap(({ order, outcome }) => (order.kind === 'rapid' ? [[order.at, outcome]] : [])));
}

describe('A rapid fleet that does not arrive is told where it was stopped, and by what', () => {
  const wei = unit('wei', 'F', 'any');

  it('a unit of another power', () => {
    expect(journeys([wei, unit('han', 'A', 'luo')], [rapid('any', 'luo')])).toEqual({
      any: { kind: 'travelled', to: 'any', stoppedAt: 'luo', because: 'unit' },
    });
  });

  it('a unit of its own power, where it meant to end; others of its own it passes', () => {
    expect(journeys([wei, unit('wei', 'A', 'luo')], [rapid('any', 'luo')])).toEqual({
      any: { kind: 'travelled', to: 'any', stoppedAt: 'luo', because: 'occupied' },
    });
    expect(journeys([wei, unit('wei', 'A', 'luo')], [rapid('any', 'luo', 'zhe')])).toEqual({ any: { kind: 'travelled', to: 'zhe' } });
  });

  it('a stand-off of others', () => {
    const units = [wei, unit('han', 'A', 'zhe'), unit('qin', 'A', 'hch')];
    expect(journeys(units, [rapid('any', 'luo'), move('zhe', 'luo'), move('hch', 'luo')])).toEqual({
      any: { kind: 'travelled', to: 'any', stoppedAt: 'luo', because: 'standoff' },
    });
  });

  it('another rapid fleet, also one that got nowhere itself', () => {
    const units = [wei, unit('han', 'A', 'luo'), unit('qin', 'F', 'xia')];
    expect(journeys(units, [rapid('any', 'luo'), rapid('xia', 'any', 'luo')])).toEqual({
      any: { kind: 'travelled', to: 'any', stoppedAt: 'luo', because: 'unit' },
      xia: { kind: 'travelled', to: 'xia', stoppedAt: 'any', because: 'rapid' },
    });
  });
});

describe('Rapid moves', () => {
  const pathsOf = (rules: Variant, one: Unit) =>
    orderBook(rules, { units: [one], dislodged: [], contested: [], centres: {} })(one).flatMap(order =>
      order.kind === 'rapid' ? [order.path.join(' ')] : [],
    );
  const offered = (one: Unit) => pathsOf(variant, one);

  it('are offered to fleets beside or on a river, along its spaces, and to nobody else', () => {
    expect(offered(unit('wei', 'F', 'luo'))).toEqual(expect.arrayContaining(['any', 'zhe', 'any xia', 'any xia yon']));
    for (const at of offered(unit('wei', 'F', 'luo'))) expect(at.split(' ').length).toBeLessThanOrEqual(3);
    expect(offered(unit('wei', 'A', 'luo'))).toEqual([]);
    for (const { id, kind } of variant.board.provinces.filter(({ id }) => !variant.board.riverSteps.has(id)))
      expect([id, kind, offered(unit('wei', 'F', id))]).toEqual([id, kind, []]);
  });

  it('end at sea or begin there, and never pass through, though a sea had two mouths', () => {
    const file = readBoardFile('warring-states-v2');
    const twoMouths = warringStatesV2(compileBoard({ ...file, riverSteps: [...file.riverSteps, ['boh', 'any', []]] }));
    const from = (at: string) => pathsOf(twoMouths, unit('wei', 'F', at));
    expect(from('lin')).toContain('boh');
    expect(from('luo')).toContain('any boh');
    expect(from('boh')).toContain('any luo');
    for (const path of [...from('lin'), ...from('luo')]) expect(path).not.toMatch(/boh ./);
  });
});
