import { type PowerId, provinceOf } from '../board/location.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderKey } from '../orders/orderFault.js';
import { lintBuild } from './lintBuild.js';
import { type LintContext, lintContext } from './lintContext.js';
import { lintConvoy } from './lintConvoy.js';
import { lintFleet } from './lintFleet.js';
import { lintMove } from './lintMove.js';
import { lintClash, lintRetreatAsArmy } from './lintRetreat.js';
import { lintSupport } from './lintSupport.js';
import { lintVoted } from './lintVoted.js';
import type { OrderWarning } from './orderWarning.js';

/**
 * Warnings about a power's orders, by order key. They are based only on its own orders and the public position, and never forbid an order.
 */
export function lintOrders(
  variant: Variant,
  state: State,
  power: PowerId,
  orders: readonly WrittenOrder[],
): ReadonlyMap<string, readonly OrderWarning[]> {
  const { phase, position } = state;
  switch (phase) {
    case 'movement': {
      const sheet = lintContext(variant, state, power, orders);
      return byKey(orders, order => lintMovement(sheet, order));
    }
    case 'retreats':
      return byKey(orders, order => [
        ...lintClash(variant.board, position, power, order, orders),
        ...lintRetreatAsArmy(variant, position, order),
      ]);
    case 'placement':
    case 'adjustments':
      return byKey(orders, order => lintBuild(variant, state, power, order, orders));
    default:
      return phase satisfies never;
  }
}

function byKey(
  orders: readonly WrittenOrder[],
  look: (order: WrittenOrder) => readonly OrderWarning[],
): ReadonlyMap<string, readonly OrderWarning[]> {
  const found = orders.map((order): [string, readonly OrderWarning[]] => [orderKey(order), look(order)]);
  return new Map(found.filter(([, faults]) => faults.length > 0));
}

function lintMovement(sheet: LintContext, order: WrittenOrder): readonly OrderWarning[] {
  if (order.kind === 'waive' || !sheet.units.some(u => u.at === order.at)) return [];
  return [
    ...lintSupport(sheet, order),
    ...lintConvoy(sheet, order),
    ...lintMove(sheet, order),
    ...lintFleet(sheet, provinceOf(order.at)),
    ...lintVoted(sheet, order),
  ];
}
