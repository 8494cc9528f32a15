import { provinceOf } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { BasicOrder } from '../model/basicOrder.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { typeToReach, typeToSupport } from '../orders/reach.js';

/**
 * Converts a legal order to one that the adjudicator knows. The unit gets the type it needs to carry out the order. A unit without an order
 * holds.
 */
export function asBasicOrder(variant: Variant, unit: Unit, order: WrittenOrder | undefined): BasicOrder {
  if (order === undefined) return { kind: 'hold', unit };
  switch (order.kind) {
    case 'hold':
      return { kind: 'hold', unit };
    case 'move': {
      const acting = mayChange(variant, unit) && !order.viaConvoy ? actingAs(unit, typeToReach(variant, unit, order.to)) : unit;
      const to = acting.type === 'A' ? provinceOf(order.to) : order.to;
      return { kind: 'move', unit: acting, to, viaConvoy: order.viaConvoy === true };
    }
    case 'support': {
      const acting = mayChange(variant, unit) ? actingAs(unit, typeToSupport(variant, unit, provinceOf(order.to ?? order.of))) : unit;
      return { kind: 'support', unit: acting, of: order.of, to: order.to };
    }
    case 'convoy':
      return { kind: 'convoy', unit, of: order.of, to: order.to };
    default:
      return recastByRule(variant, unit, order);
  }
}

/** Whether the unit is a fleet that some rule may let act as an army. */
const mayChange = ({ rules }: Variant, { type }: Unit): boolean => type === 'F' && ruleIndexOf(rules).bringsAshore.length > 0;

function recastByRule({ rules }: Variant, unit: Unit, order: WrittenOrder): BasicOrder {
  for (const rule of rules) {
    const recastOrder = rule.asBasicOrder?.(order, unit);
    if (recastOrder) return recastOrder;
  }
  throw new Error(`no rule says what the order ${order.kind} is`);
}

/** Returns the unit as a unit of that type; unchanged if the type is undefined. Armies have no coast. */
export const actingAs = (unit: Unit, type: Unit['type'] | undefined): Unit =>
  type === undefined || type === unit.type ? unit : { ...unit, type, at: type === 'A' ? provinceOf(unit.at) : unit.at };
