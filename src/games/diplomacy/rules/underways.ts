import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';

/** Warhammer, The Skaven: armies of a power may pass between the hub of the Underway and its entrances. */
export const underways = (power: PowerId): RuleModule => ({
  id: 'underways',
  madeWith: { power },
  isAbilityOf: of => of === power,
  reachesAsType: 'A',
  reachesAs: (unit, to, { file: { underway } }) => {
    if (!underway || unit.power !== power || unit.type !== 'A') return undefined;
    const { hub, entrances } = underway;
    const isPassage = (one: ProvinceId, other: ProvinceId): boolean => one === hub && entrances.includes(other);
    const from = provinceOf(unit.at);
    const into = provinceOf(to);
    return isPassage(from, into) || isPassage(into, from) ? 'A' : undefined;
  },
});
