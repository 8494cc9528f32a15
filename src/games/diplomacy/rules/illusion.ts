import { hauntOf, type PowerId, type ProvinceId, virtualAt } from '../board/location.js';
import type { Facts, RuleModule } from './ruleModule.js';

/**
 * Warhammer, The Wood Elves: a virtual army guards a power's home as long as no foreigner stands there or controls it. It holds
 * with 1; a unit of the power that stays there it lets hold with one more, which nothing cuts.
 */
export const illusion = (power: PowerId, home: ProvinceId): RuleModule => ({
  id: 'illusion',
  virtual: facts => (isThere(facts, power, home) ? [{ kind: 'hold', unit: { power, type: 'A', at: virtualAt(home) } }] : []),
  holdChange: ({ unit }, at, facts) =>
    at === home && unit.power === power && hauntOf(unit.at) === undefined && isThere(facts, power, home)
      ? { by: 1, because: 'illusion' }
      : undefined,
});

function isThere({ unitAt, centres }: Facts, power: PowerId, home: ProvinceId): boolean {
  const stands = unitAt(home)?.power ?? power;
  const controls = centres[home] ?? power;
  return stands === power && controls === power;
}
