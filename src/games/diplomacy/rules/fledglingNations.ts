import type { RuleModule } from '../model/ruleModule.js';
import type { UnitOrder } from '../model/writtenOrder.js';

/** Warhammer, The Dogs of War: powers with cities place one unit before the first turn; its city becomes their capital. */
export const fledglingNations: RuleModule = {
  id: 'fledgling-nations',
  isAbilityOf: (power, { powers }) => powers.find(({ id }) => id === power)?.cities !== undefined,
  allowance: (power, { phase, position }, { powers }) => {
    const sites = powers.find(({ id }) => id === power)?.cities;
    if (phase !== 'placement' || !sites) return undefined;
    return { builds: position.units.some(u => u.power === power) ? 0 : 1, removals: 0, sites };
  },
  defaultPlacement: (power, { powers }): UnitOrder | undefined => {
    const [first] = powers.find(({ id }) => id === power)?.cities ?? [];
    return first === undefined ? undefined : { kind: 'build', type: 'A', at: first };
  },
};
