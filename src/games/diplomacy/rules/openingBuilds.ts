import { centresOf, unitsOf } from '../board/holdings.js';
import type { RuleModule } from '../model/ruleModule.js';

/** Before the first turn each power builds as in winter: a unit for each centre that has none. What it does not build is drawn by lot. */
export const openingBuilds: RuleModule = {
  id: 'opening-builds',
  allowance: (power, { phase, position }) => {
    if (phase !== 'placement') return undefined;
    return { builds: Math.max(0, centresOf(position, power) - unitsOf(position, power).length), removals: 0 };
  },
};
