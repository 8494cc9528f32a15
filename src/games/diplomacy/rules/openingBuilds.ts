import { centresOf, unitsOf } from '../board/holdings.js';
import type { RuleModule } from '../model/ruleModule.js';

/**
 * Before the first turn each power builds as in winter: a unit for each centre that has none. What it does not build is drawn by lot. Says
 * nothing of powers that have nothing to build: other rules may.
 */
export const openingBuilds: RuleModule = {
  id: 'opening-builds',
  allowance: (power, { phase, position }) => {
    if (phase !== 'placement') return undefined;
    const builds = centresOf(position, power) - unitsOf(position, power).length;
    return builds > 0 ? { builds, removals: 0 } : undefined;
  },
};
