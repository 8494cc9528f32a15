import { type ProvinceId, virtualProvinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { RuleModule, TurnFacts } from '../model/ruleModule.js';
import type { MovementSituation, Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { factsOf } from './turnFacts.js';

/** Returns the orders of virtual armies in a movement phase. No player orders them. */
export function virtualOrders(rules: readonly RuleModule[], facts: TurnFacts): readonly BasicOrder[] {
  const orders: BasicOrder[] = [];
  for (const rule of rules) if (rule.virtualOrders) orders.push(...rule.virtualOrders(facts));
  return orders;
}

/** The virtual armies of a phase by the province they are named after: those that guard it, and those that enter it. */
export interface VirtualArmies {
  readonly guards: ReadonlyMap<ProvinceId, BasicOrder>;
  readonly arrivals: ReadonlyMap<ProvinceId, BasicOrder>;
}
const NOBODY: ReadonlyMap<ProvinceId, BasicOrder> = new Map();
export const NO_VIRTUAL_ARMIES: VirtualArmies = { guards: NOBODY, arrivals: NOBODY };

function virtualArmiesIn(rules: readonly RuleModule[], facts: () => TurnFacts): VirtualArmies {
  if (!rules.some(rule => rule.virtualOrders)) return NO_VIRTUAL_ARMIES;
  const named = virtualOrders(rules, facts()).map((order): [ProvinceId, BasicOrder] => [virtualProvinceOf(order.unit.at) ?? '', order]);
  return {
    guards: new Map(named.filter(([, order]) => order.kind !== 'move')),
    arrivals: new Map(named.filter(([, order]) => order.kind === 'move')),
  };
}

/** Returns the virtual armies of a situation. Only movement phases have any. */
export const virtualArmiesOf = (variant: Variant, situation: MovementSituation & Pick<Situation, 'phase'>): VirtualArmies =>
  situation.phase === 'movement' ? virtualArmiesIn(variant.rules, () => factsOf(variant, situation)) : NO_VIRTUAL_ARMIES;
