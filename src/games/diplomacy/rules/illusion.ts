import { type PowerId, type ProvinceId, provinceOf, virtualAt, virtualProvinceOf } from '../board/location.js';
import type { RuleModule, TurnFacts } from '../model/ruleModule.js';

/**
 * Warhammer, The Wood Elves: a virtual army guards a power's home while no other power owns it or has a unit there. It holds with 1; if a
 * unit of the power stays there, that unit holds with one more instead. This cannot be cut.
 */
export const illusion = (power: PowerId, home: ProvinceId): RuleModule => ({
  id: 'illusion',
  madeWith: { power, province: home },
  isAbilityOf: of => of === power,
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
