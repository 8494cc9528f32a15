import type { Random } from '../../../../lib/random.js';
import { type PowerId, provinceOf } from '../../board/location.js';
import type { UnitOrder, WrittenOrder } from '../../model/writtenOrder.js';
import { adjustmentsOf } from '../../orders/legalOrders.js';
import { tooMany } from '../../orders/orderFault.js';
import type { Outlook } from './outlook.js';
import type { PlaceValues } from './placeValues.js';
import { nodeOf } from './terrain.js';

/** How much chance changes what a place is worth. */
const WHIM = 0.1;
/** What a fleet is worth more if the power has few of them among its units, and less if it has many. */
const BALANCE = 0.6;

/**
 * Builds where units are worth most, and removes those that are worth least, as many as are due. `whim`: how much chance changes what they
 * are worth, from 0.
 */
export function captainAdjustments(
  outlook: Outlook,
  seat: PowerId,
  values: PlaceValues,
  random: Random,
  whim: number = WHIM,
): readonly WrittenOrder[] {
  const { variant, situation, terrain } = outlook;
  const sites = [...adjustmentsOf(variant, situation, seat).values()].flat();
  const own = outlook.pieces.filter(({ unit }) => unit.power === seat);
  const afloat = own.filter(({ unit }) => unit.type === 'F').length / Math.max(1, own.length);
  const worthOf = (order: WrittenOrder): number => {
    if (order.kind === 'waive') return 0;
    const worth = values.pull(nodeOf(terrain.board, order.type, order.at)) * (1 + whim * (random() - 0.5));
    if (order.kind === 'remove') return -worth;
    return order.type === 'F' ? worth + BALANCE * (0.4 - afloat) : worth;
  };
  const ranked = sites.map(order => ({ order, worth: worthOf(order) })).sort((a, b) => b.worth - a.worth);
  const chosen: UnitOrder[] = [];
  for (const { order } of ranked) {
    if (order.kind !== 'build' && order.kind !== 'remove') continue;
    if (chosen.some(one => provinceOf(one.at) === provinceOf(order.at))) continue;
    if (!tooMany(variant, situation, seat, chosen, order)) chosen.push(order);
  }
  return chosen;
}
