import fc from 'fast-check';
import { expect } from 'vitest';
import { ordersByProvince, type PhaseOrders } from '../../../../src/games/diplomacy/adjudication/phaseOrders.js';
import { plainMovement } from '../../../../src/games/diplomacy/adjudication/plainMovement.js';
import { resolveByGraph } from '../../../../src/games/diplomacy/adjudication/resolveMovement.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { MovementSituation } from '../../../../src/games/diplomacy/model/state.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { seededRandom, shuffled } from '../../../../src/lib/random.js';
import { classic } from '../ownVariants.js';
import type { RuleSet } from './ruleSets.js';
import type { Skirmish } from './skirmish.js';

export const standard: RuleSet = { name: 'the standard rules', on: classic };
const seed = fc.noShrink(fc.nat(0x7fffffff));

/** The same skirmish with its units and orders in another order, some units without orders, and some with marks of their own. */
function disordered({ variant, position, orders, voted }: Skirmish, chosen: number): Skirmish {
  const random = seededRandom(chosen);
  const units = shuffled(position.units, random).map(unit => {
    const free = random() < 0.1 ? { free: true as const } : {};
    return { ...unit, ...free, ...(random() < 0.1 && { duchy: 'north' }) };
  });
  const kept = shuffled(orders, random).filter(() => random() < 0.9);
  return { variant, position: { ...position, units }, orders: kept, ...(voted && { voted }) };
}

const situationOf = ({ position }: Skirmish): MovementSituation => ({ turn: { year: 1901, season: 'spring' }, position });
const at = (order: WrittenOrder): string => (order.kind === 'waive' ? '' : provinceOf(order.at));

const ordersIn = ({ variant, position, orders }: Skirmish): PhaseOrders =>
  ordersByProvince(variant.board, position.units, new Map(orders.map(order => [at(order), order])));

/** Compares what numbers and the graph of the orders say, as text: not a word may differ. Returns how many needed no graph. */
export function agreeing(made: (chosen: number) => Skirmish, numRuns: number): number {
  let plain = 0;
  fc.assert(
    fc.property(seed, chosen => {
      for (const one of [made(chosen), disordered(made(chosen), chosen)]) {
        const orders = ordersIn(one);
        const found = plainMovement(one.variant, situationOf(one), orders, one.voted);
        if (found === undefined) continue;
        plain++;
        expect(JSON.stringify(found)).toBe(JSON.stringify(resolveByGraph(one.variant, situationOf(one), orders, one.voted)));
      }
    }),
    { numRuns },
  );
  return plain;
}
