import { hauntOf, type ProvinceId } from '../board/location.js';
import type { Order } from '../model/basicOrder.js';
import type { Facts, RuleModule } from '../model/ruleModule.js';
import type { Circumstances, Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { factsOf } from './turnFacts.js';

/** What virtual armies do in a movement phase; nobody orders them. */
export function virtualOrders(rules: readonly RuleModule[], facts: Facts): readonly Order[] {
  const orders: Order[] = [];
  for (const rule of rules) if (rule.virtual) orders.push(...rule.virtual(facts));
  return orders;
}

/** The virtual armies of a phase by the province they are called after: which guards it, which comes there. */
export interface Virtuals {
  readonly guards: ReadonlyMap<ProvinceId, Order>;
  readonly comers: ReadonlyMap<ProvinceId, Order>;
}
const NOBODY: ReadonlyMap<ProvinceId, Order> = new Map();
export const NO_VIRTUALS: Virtuals = { guards: NOBODY, comers: NOBODY };

export function virtualsIn(rules: readonly RuleModule[], facts: () => Facts): Virtuals {
  if (!rules.some(rule => rule.virtual)) return NO_VIRTUALS;
  const named = virtualOrders(rules, facts()).map((order): [ProvinceId, Order] => [hauntOf(order.unit.at) ?? '', order]);
  return {
    guards: new Map(named.filter(([, order]) => order.kind !== 'move')),
    comers: new Map(named.filter(([, order]) => order.kind === 'move')),
  };
}

/** The virtual armies of a situation; in movement phases alone are there any. */
export const virtualsOf = (variant: Variant, situation: Circumstances & Pick<Situation, 'phase'>): Virtuals =>
  situation.phase === 'movement' ? virtualsIn(variant.rules, () => factsOf(variant, situation)) : NO_VIRTUALS;
