import { type ProvinceId, provinceOf } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';

/** Fleets in these provinces of land convoy as they do at sea. */
export const landConvoy = (provinces: readonly ProvinceId[]): RuleModule => ({
  id: 'land-convoy',
  mayConvoy: fleet => provinces.includes(provinceOf(fleet.at)) || undefined,
});
