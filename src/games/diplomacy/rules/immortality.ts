import { type PowerId, type ProvinceId, virtualAt } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';

/**
 * Warhammer, The Vampire Counts: in the fall, while another power owns a power's home, a virtual army moves there from off the board. If
 * it enters, it becomes an ordinary unit.
 */
export const immortality = (power: PowerId, home: ProvinceId): RuleModule => ({
  id: 'immortality',
  madeWith: { power, province: home },
  isAbilityOf: of => of === power,
  virtualOrders: ({ season, centres }) => {
    const holder = centres[home];
    if ((season !== 'fall' && season !== 'autumn') || holder === undefined || holder === power) return [];
    return [{ kind: 'move', unit: { power, type: 'A', at: virtualAt(home) }, to: home, viaConvoy: false }];
  },
});
