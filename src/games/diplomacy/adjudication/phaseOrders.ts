import { mapped } from '../../../lib/mapped.js';
import { type Board, numberOfProvince } from '../board/board.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { WrittenOrder } from '../model/writtenOrder.js';

/** The orders of a movement phase. */
export interface PhaseOrders {
  /** One per unit, in the order of the position's units. Undefined for a unit without an order. */
  readonly given: readonly (WrittenOrder | undefined)[];
  /** The orders by the unit's province. Only rules ask for them, so they are not collected before. */
  readonly byProvince: () => ReadonlyMap<ProvinceId, WrittenOrder>;
}

export const ordersByProvince = (board: Board, units: readonly Unit[], orders: ReadonlyMap<ProvinceId, WrittenOrder>): PhaseOrders => ({
  given: givenTo(board, units, orders),
  byProvince: () => orders,
});

export function ordersByPower(board: Board, units: readonly Unit[], orders: ReadonlyMap<PowerId, readonly WrittenOrder[]>): PhaseOrders {
  let known: ReadonlyMap<ProvinceId, WrittenOrder> | undefined;
  const collected = (): ReadonlyMap<ProvinceId, WrittenOrder> => {
    known ??= byProvince(orders);
    return known;
  };
  if (board.open !== undefined) return { given: givenTo(board, units, collected()), byProvince: collected };
  const byNumber = new Array<WrittenOrder | undefined>(board.provinces.length);
  for (const own of orders.values())
    for (const order of own) if (order.kind !== 'waive') byNumber[numberOfProvince(board, order.at)] = order;
  return { given: mapped(units, ({ at }) => byNumber[numberOfProvince(board, at)]), byProvince: collected };
}

export function byProvince(orders: ReadonlyMap<PowerId, readonly WrittenOrder[]>): ReadonlyMap<ProvinceId, WrittenOrder> {
  const found = new Map<ProvinceId, WrittenOrder>();
  for (const own of orders.values()) for (const order of own) if (order.kind !== 'waive') found.set(provinceOf(order.at), order);
  return found;
}

/** Returns the order of each unit, if it has one. Where several units may be in one province, a province has no order of its own. */
function givenTo(
  board: Board,
  units: readonly Unit[],
  orders: ReadonlyMap<ProvinceId, WrittenOrder>,
): readonly (WrittenOrder | undefined)[] {
  if (board.open !== undefined || !board.hasShortNames) return mapped(units, ({ at }) => orders.get(provinceOf(at)));
  const byNumber = new Array<WrittenOrder | undefined>(board.provinces.length);
  for (const order of orders.values()) if (order.kind !== 'waive') byNumber[numberOfProvince(board, order.at)] = order;
  return mapped(units, ({ at }) => byNumber[numberOfProvince(board, at)]);
}
