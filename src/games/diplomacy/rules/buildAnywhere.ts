import type { RuleModule } from '../model/ruleModule.js';

/** Mandate of Heaven 1: a power builds in any centre it owns. */
export const buildAnywhere: RuleModule = {
  id: 'build-anywhere',
  buildSites: (_power, _situation, board) => [...board.centres],
};
