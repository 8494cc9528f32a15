import type { RuleModule } from '../model/ruleModule.js';

/** Mandate of Heaven 1: a power builds in any centre it owns. */
export const buildAnywhere: RuleModule = {
  id: 'build-anywhere',
  buildSites: (power, { position: { centres } }, board) => [...board.centres].filter(centre => centres[centre] === power),
};
