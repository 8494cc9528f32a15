import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Position, Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { orderReader } from '../../../../src/games/diplomacy/notation/orderReader.js';
import { orderFault } from '../../../../src/games/diplomacy/orders/orderFault.js';
import type { Skirmish } from '../adjudication/skirmish.js';
import { situationIn } from '../situation.js';
import type { CaseFile, RuleCase } from './caseFile.js';
import { isOrder, powerId, unitsBefore } from './position.js';

/** The maximum number of units. With more there are too many answers to try them all. */
const MOST_UNITS = 13;

/** Returns the movement phase of a case, without its illegal orders. Undefined if it is another phase or has too many units. */
export function skirmishOf(variant: Variant, file: CaseFile, rule: RuleCase): Skirmish | undefined {
  const phase = rule.phase ?? file.phase;
  if (phase.kind !== 'movement') return undefined;
  const units = unitsBefore(rule, phase).map(({ power, type, loc }): Unit => ({ power, type: type === 'F' ? 'F' : 'A', at: loc }));
  if (units.length > MOST_UNITS) return undefined;
  const position = { units, dislodged: [], contested: [], centres: {} };
  const given = ordersIn(variant, position, rule);
  return { variant, position, orders: units.map(unit => given.get(provinceOf(unit.at)) ?? { kind: 'hold', type: unit.type, at: unit.at }) };
}

/** Returns the legal orders by province. Of several orders for one unit the first counts. */
function ordersIn(variant: Variant, position: Position, rule: RuleCase): ReadonlyMap<string, WrittenOrder> {
  const read = orderReader(variant.board, position, 'movement');
  const given = new Map<string, WrittenOrder>();
  for (const { power, text } of rule.orders.filter(isOrder)) {
    const order = read(powerId(power), text);
    if (!order.ok || order.value.kind === 'waive' || given.has(provinceOf(order.value.at))) continue;
    if (!orderFault(variant, situationIn(variant, 'movement', position), powerId(power), order.value))
      given.set(provinceOf(order.value.at), order.value);
  }
  return given;
}
