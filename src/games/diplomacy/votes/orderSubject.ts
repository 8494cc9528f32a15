import { type PowerId, provinceOf } from '../board/location.js';
import { locationTable, lookUp, putAt } from '../board/locationTable.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { OrderOf, WrittenOrder } from '../model/writtenOrder.js';
import { allowanceOf } from '../orders/allowance.js';

/** Returns the power that an order is for, given the power that wrote it. */
export type OrderSubject = (power: PowerId, order: WrittenOrder) => PowerId;

/**
 * Finds whom orders are for: the writer, or a power ordered by vote. A build within the band is for the writer while the writer has
 * placements due.
 */
export function orderSubjects(variant: Variant, situation: Situation, voted: ReadonlySet<PowerId>): OrderSubject {
  const { units, dislodged, centres } = situation.position;
  const votedAt = locationTable<PowerId>(variant.board);
  for (const { power, at } of situation.phase === 'retreats' ? dislodged : units)
    if (voted.has(power)) putAt(votedAt, provinceOf(at), power);
  const isWithin = (at: string): boolean => variant.board.file.band?.includes(at) ?? false;
  const mayPlace = (power: PowerId): boolean => (allowanceOf(variant, situation, power).placements ?? 0) > 0;
  const ownsSite = (power: PowerId, { at }: OrderOf<'build'>): PowerId | undefined =>
    isWithin(provinceOf(at)) && mayPlace(power) ? power : centres[provinceOf(at)];
  return (power, order) => {
    if (order.kind === 'waive') return power;
    if (order.kind !== 'build') return lookUp(votedAt, provinceOf(order.at)) ?? power;
    const owner = ownsSite(power, order);
    return owner !== undefined && voted.has(owner) ? owner : power;
  };
}
