import { type PowerId, type ProvinceId, provinceOf, virtualAt, virtualProvinceOf } from '../board/location.js';
import type { RuleModule, TurnFacts } from '../model/ruleModule.js';

/**
 * Warhammer, The Wood Elves: a virtual army guards a power's home while no other power has a unit there or owns it. It holds with 1, or
 * lets a unit of the power that stays there hold with one more; this cannot be cut.
 */
export const illusion = (power: PowerId, home: ProvinceId): RuleModule => ({
  id: 'illusion',
  virtualOrders: facts => (isThere(facts, power, home) ? [{ kind: 'hold', unit: { power, type: 'A', at: virtualAt(home) } }] : []),
  holdModifier: ({ unit }, at, facts) =>
    at === home && unit.power === power && virtualProvinceOf(unit.at) === undefined && isThere(facts, power, home)
      ? { by: 1, because: 'illusion' }
      : undefined,
});

function isThere({ units, centres }: TurnFacts, power: PowerId, home: ProvinceId): boolean {
  const holder = centres[home];
  if (holder !== undefined && holder !== power) return false;
  for (const { at, power: other } of units) if (at === home || (at.length > home.length && provinceOf(at) === home)) return other === power;
  return true;
}
