import { battleStakes } from '../battles/battleStakes.js';
import { centresOf, unitsOf } from '../board/holdings.js';
import type { PowerId } from '../board/location.js';
import type { BattleStatement } from '../model/battle/battleStatement.js';
import type { VoteWeight } from '../model/ruleModule.js';
import type { Stake } from '../model/stake.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { buildSites } from '../orders/allowance.js';
import { majorityIn, type Voting, votingIn } from '../votes/voting.js';

/** What is at stake for a seat in the open phase. `said`: what it has filed about battles. */
export const stakesOf = (variant: Variant, state: State, seat: PowerId, said: readonly BattleStatement[] = []): readonly Stake[] => [
  ...(state.fight ? [] : [...winterStakes(variant, state, seat), ...voteStakes(variant, state, seat)]),
  ...battleStakes(variant, state, seat, said),
];

/** How the number of builds and removals comes about, where it is the usual one. Rules with other allowances have notes of their own. */
function winterStakes(variant: Variant, state: State, seat: PowerId): readonly Stake[] {
  const { phase, position } = state;
  if (phase !== 'adjustments' || !state.powers.includes(seat)) return [];
  if (variant.rules.some(rule => rule.allowance?.(seat, state, variant.board) !== undefined)) return [];
  const [centres, units] = [centresOf(position, seat), unitsOf(position, seat).length];
  if (centres === 0 && units === 0) return [];
  return [{ code: 'winter-sum', centres, units, room: buildSites(variant, state, seat).length }];
}

function voteStakes(variant: Variant, state: State, seat: PowerId): readonly Stake[] {
  const voting = votingIn(variant, state);
  if (!voting?.electorate.has(seat)) return [];
  const { whole } = voting;
  const { powers, units } = leastToCarry(variant, voting);
  return [{ code: 'vote-needs', powers, ofPowers: whole.powers, units, ofUnits: whole.units }];
}

/** The smallest numbers of powers and of units, each with everything of the other, that carry. */
function leastToCarry(variant: Variant, voting: Voting): VoteWeight {
  const carries = majorityIn(variant, voting);
  const { whole } = voting;
  const least = (most: number, weight: (count: number) => VoteWeight): number =>
    Array.from({ length: most + 1 }, (_, count) => count).find(count => carries(weight(count))) ?? most;
  return {
    powers: least(whole.powers, powers => ({ powers, units: whole.units })),
    units: least(whole.units, units => ({ powers: whole.powers, units })),
  };
}
