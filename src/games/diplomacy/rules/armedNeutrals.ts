import { centresOf } from '../board/holdings.js';
import type { RuleModule } from '../model/ruleModule.js';

/** Mandate of Heaven 3: number of centres with which a neutral power is activated. */
const ACTIVATED = 3;

/**
 * Mandate of Heaven 3: neutral powers have units, which all players order. An order is given if more than half of the powers, with more
 * than half of the players' units, agree on it.
 */
export const armedNeutrals: RuleModule = {
  id: 'armed-neutrals',
  orderedByVote: ({ powers }, board) => board.powers.filter(p => p.neutral && !powers.includes(p.id)).map(p => p.id),
  voteCarries: (behind, all) => 2 * behind.powers > all.powers && 2 * behind.units > all.units,
  opensSeat: (power, position) => centresOf(position, power) >= ACTIVATED,
};
