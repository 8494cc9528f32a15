import { isOpenOcean } from '../board/berths.js';
import type { Board } from '../board/board.js';
import { ordererOf } from '../board/duchies.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { Position } from '../board/position.js';
import type { Variant } from '../model/variant.js';
import type { OrderOf, WrittenOrder } from '../model/writtenOrder.js';
import { typeToReach } from '../orders/reach.js';
import type { OrderWarning } from './orderWarning.js';

/**
 * Warns of two retreats to one place, which disband both units. If both units are the power's own, only the later order gets the warning.
 */
export function lintClash(
  board: Board,
  { dislodged }: Position,
  power: PowerId,
  order: WrittenOrder,
  orders: readonly WrittenOrder[],
): readonly OrderWarning[] {
  const isOwn = ({ at }: OrderOf<'retreat'>): boolean => dislodged.some(u => ordererOf(u) === power && u.at === at);
  if (order.kind !== 'retreat' || !isOwn(order)) return [];
  const to = provinceOf(order.to);
  if (isOpenOcean(board, to)) return [];
  const isEarlier = (other: WrittenOrder): boolean => orders.indexOf(other) < orders.indexOf(order);
  return orders.flatMap((other): readonly OrderWarning[] => {
    if (other === order || other.kind !== 'retreat' || provinceOf(other.to) !== to) return [];
    if (!isOwn(other)) return [{ code: 'retreats-with-voted', to, with: provinceOf(other.at) }];
    return isEarlier(other) ? [{ code: 'retreats-with-own-unit', to, with: provinceOf(other.at) }] : [];
  });
}

/** Warns of a fleet that can retreat there only as an army. */
export function lintRetreatAsArmy(variant: Variant, { dislodged }: Position, order: WrittenOrder): readonly OrderWarning[] {
  const unit = order.kind === 'retreat' ? dislodged.find(u => u.at === order.at) : undefined;
  if (!unit || order.kind !== 'retreat' || typeToReach(variant, unit, order.to) === unit.type) return [];
  return [{ code: 'retreats-as-army', at: provinceOf(order.at), to: provinceOf(order.to) }];
}
