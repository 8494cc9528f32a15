import type { RuleModule } from '../model/ruleModule.js';

/** Warring States, Home Supply Centres 1–2: a captured home centre is a home centre of its new owner. */
export const capturedHomesBuild: RuleModule = {
  id: 'captured-homes-build',
  buildSites: (_power, _situation, board) => board.provinces.filter(p => p.home !== null).map(p => p.id),
};
