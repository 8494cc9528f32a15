import { mapped } from '../../../lib/mapped.js';
import { type Board, numberOfProvince } from '../board/board.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { Round } from '../model/ruleModule.js';
import type { OrderKind, OrderOf, WrittenOrder } from '../model/writtenOrder.js';

/** The orders of a movement phase, one per unit, in the order of the position's units. Undefined for a unit without an order. */
export type PhaseOrders = readonly (WrittenOrder | undefined)[];

export function ordersByPower(board: Board, units: readonly Unit[], orders: ReadonlyMap<PowerId, readonly WrittenOrder[]>): PhaseOrders {
  if (board.open !== undefined) return ordersByProvince(board, units, byProvince(orders));
  const byNumber = new Array<WrittenOrder | undefined>(board.provinces.length);
  for (const own of orders.values())
    for (const order of own) if (order.kind !== 'waive') byNumber[numberOfProvince(board, order.at)] = order;
  return mapped(units, ({ at }) => byNumber[numberOfProvince(board, at)]);
}

export function byProvince(orders: ReadonlyMap<PowerId, readonly WrittenOrder[]>): ReadonlyMap<ProvinceId, WrittenOrder> {
  const found = new Map<ProvinceId, WrittenOrder>();
  for (const own of orders.values()) for (const order of own) if (order.kind !== 'waive') found.set(provinceOf(order.at), order);
  return found;
}

/** The orders of the units, given by their provinces. Where several units may be in one province, a province has no order of its own. */
export function ordersByProvince(board: Board, units: readonly Unit[], orders: ReadonlyMap<ProvinceId, WrittenOrder>): PhaseOrders {
  if (board.open !== undefined || !board.hasShortNames) return mapped(units, ({ at }) => orders.get(provinceOf(at)));
  const byNumber = new Array<WrittenOrder | undefined>(board.provinces.length);
  for (const order of orders.values()) if (order.kind !== 'waive') byNumber[numberOfProvince(board, order.at)] = order;
  return mapped(units, ({ at }) => byNumber[numberOfProvince(board, at)]);
}

/** Returns the function with which rules ask for the orders of a kind. */
export const writtenIn =
  (orders: PhaseOrders): Round['written'] =>
  <K extends OrderKind>(kind: K) =>
    orders.filter((order): order is OrderOf<K> => order?.kind === kind);
