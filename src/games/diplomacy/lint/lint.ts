import type { Fault } from '../../game.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { keyOf } from '../orders/orderFault.js';
import { lintBuild } from './builds.js';
import { lintConvoy } from './convoys.js';
import { lintFleet } from './fleets.js';
import { lintMove } from './moves.js';
import { lintClash, lintRefuge } from './retreats.js';
import { type Sheet, sheetFor } from './sheet.js';
import { lintSupport } from './supports.js';
import { lintVoted } from './voted.js';

/**
 * What a power may have overlooked in its orders, by the key of the order. Only its own orders and the open board are looked
 * at; a warning never forbids anything.
 */
export function lint(
  variant: Variant,
  state: State,
  power: PowerId,
  orders: readonly WrittenOrder[],
): ReadonlyMap<string, readonly Fault[]> {
  const { phase, position } = state;
  switch (phase) {
    case 'movement': {
      const sheet = sheetFor(variant, state, power, orders);
      return byKey(orders, order => lintMovement(sheet, order));
    }
    case 'retreats':
      return byKey(orders, order => [...lintClash(variant.board, position, power, order, orders), ...lintRefuge(variant, position, order)]);
    case 'placement':
    case 'adjustments':
      return byKey(orders, order => lintBuild(variant, state, power, order, orders));
    default:
      return phase satisfies never;
  }
}

function byKey(orders: readonly WrittenOrder[], look: (order: WrittenOrder) => readonly Fault[]): ReadonlyMap<string, readonly Fault[]> {
  const found = orders.map((order): [string, readonly Fault[]] => [keyOf(order), look(order)]);
  return new Map(found.filter(([, faults]) => faults.length > 0));
}

function lintMovement(sheet: Sheet, order: WrittenOrder): readonly Fault[] {
  if (order.kind === 'waive' || !sheet.units.some(u => u.at === order.at)) return [];
  return [
    ...lintSupport(sheet, order),
    ...lintConvoy(sheet, order),
    ...lintMove(sheet, order),
    ...lintFleet(sheet, provinceOf(order.at)),
    ...lintVoted(sheet, order),
  ];
}
