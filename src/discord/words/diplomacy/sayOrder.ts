import { provinceOf, virtualAt } from '../../../games/diplomacy/board/location.js';
import type { Position } from '../../../games/diplomacy/board/position.js';
import type { WrittenOrder } from '../../../games/diplomacy/model/writtenOrder.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';

/** The same as `sayOrder` where a verdict follows, which says itself what became of a unit that raises a fleet: "A Ji becomes a fleet". */
export const sayOrderBefore = (order: WrittenOrder, before: Position, locale: DiplomacyLocale): string =>
  order.kind === 'raise' ? locale.names.unit(order.type, order.at) : sayOrder(order, before, locale);

/** Writes an order with full names, as in a report. For a hold, a build and the like, only the unit: "A Ji". */
export function sayOrder(order: WrittenOrder, before: Position, { names, strings }: DiplomacyLocale): string {
  if (order.kind === 'waive') return strings.waived;
  const unit = names.unit(order.type, order.at);
  const standing = (at: string): string => {
    const there = before.units.find(u => provinceOf(u.at) === at);
    return there === undefined ? names.place(at) : names.unit(there.type, there.at);
  };
  switch (order.kind) {
    case 'hold':
    case 'disband':
    case 'build':
    case 'remove':
      return unit;
    case 'move':
      return `${unit} – ${names.place(order.to)}${order.viaConvoy ? ` ${strings.viaConvoy}` : ''}`;
    case 'support':
      if (order.to === order.of) return `${unit} S ${names.place(virtualAt(order.of))} – ${names.place(order.to)}`;
      return `${unit} S ${standing(order.of)}${order.to === undefined ? '' : ` – ${names.place(order.to)}`}`;
    case 'convoy':
      return `${unit} C ${standing(order.of)} – ${names.place(order.to)}`;
    case 'raise':
      return `${unit} ${strings.raises}`;
    case 'rapid':
      return `${unit} ~> ${order.path.map(names.place).join(' – ')}`;
    case 'retreat':
      return `${unit} – ${names.place(order.to)}`;
    default:
      return order satisfies never;
  }
}
