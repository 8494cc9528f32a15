import { expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import type { DislodgedUnit, Position } from '../../../src/games/diplomacy/board/position.js';
import type { WrittenOrder } from '../../../src/games/diplomacy/model/writtenOrder.js';
import { orderFault } from '../../../src/games/diplomacy/orders/orderFault.js';
import { resolvePhase } from '../../../src/games/diplomacy/phases/resolvePhase.js';
import { classic as classicOn } from './ownVariants.js';
import { situationIn } from './situation.js';

const classic = classicOn(compileBoard(readBoardFile('classic')));
const dislodged = (power: string, at: string, ...retreats: readonly string[]): DislodgedUnit => ({
  power,
  type: 'A',
  at,
  from: 'mun',
  convoyed: false,
  retreats,
});

const retreat = (at: string, to: string): WrittenOrder => ({ kind: 'retreat', type: 'A', at, to });

/** Whether each order of a retreat phase came out as written, and why a unit was disbanded. */
function told(units: readonly DislodgedUnit[], orders: Readonly<Record<string, readonly WrittenOrder[]>>) {
  const position = { units: [], dislodged: units, contested: [], centres: {} };
  const { results } = resolvePhase(classic, situationIn(classic, 'retreats', position), new Map(Object.entries(orders)));
  return results.map(({ order, success, outcome }) => [
    'at' in order ? order.at : '',
    success,
    outcome.kind === 'disbanded' ? outcome.because : outcome.kind,
  ]);
}

it('A unit that was ordered to disband did as it was told; one that clashed, had no order or nowhere to go did not', () => {
  const units = [
    dislodged('france', 'bur', 'gas', 'par'),
    dislodged('germany', 'ruh', 'bel'),
    dislodged('england', 'hol', 'bel'),
    dislodged('italy', 'tyr', 'ven'),
    dislodged('austria', 'boh'),
    dislodged('russia', 'sil', 'war'),
  ];
  const orders = {
    france: [{ kind: 'disband', type: 'A', at: 'bur' } as const],
    germany: [retreat('ruh', 'bel')],
    england: [retreat('hol', 'bel')],
    russia: [retreat('sil', 'war')],
  };
  expect(told(units, orders)).toEqual([
    ['bur', true, 'ordered'],
    ['ruh', false, 'clash'],
    ['hol', false, 'clash'],
    ['tyr', false, 'no-order'],
    ['boh', false, 'nowhere'],
    ['sil', true, 'retreated'],
  ]);
});

it('A retreat to where a unit could go otherwise is refused with what closes it: a unit, a stand-off, the place of its attacker', () => {
  const position: Position = {
    units: [{ power: 'france', type: 'A', at: 'par' }],
    dislodged: [dislodged('germany', 'bur', 'gas')],
    contested: ['ruh'],
    centres: {},
  };
  const fault = (to: string) => orderFault(classic, situationIn(classic, 'retreats', position), 'germany', retreat('bur', to));
  const refused = { code: 'cannot-retreat-there', at: 'bur' };
  expect(fault('gas')).toBeUndefined();
  expect(fault('par')).toEqual({ ...refused, to: 'par', why: 'occupied' });
  expect(fault('ruh')).toEqual({ ...refused, to: 'ruh', why: 'stand-off' });
  expect(fault('mun')).toEqual({ ...refused, to: 'mun', why: 'attacker' });
  expect(fault('spa')).toStrictEqual({ ...refused, to: 'spa' });
});
