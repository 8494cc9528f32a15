import type { PowerId } from '../board/location.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { VoteWeight } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { type Electorate, electorateOf, weightOf } from './electorate.js';
import { type OrderSubject, orderSubjects } from './orderSubject.js';

/** Who votes in a phase, and on which powers. */
export interface Voting {
  /** Powers ordered by vote. */
  readonly voted: ReadonlySet<PowerId>;
  readonly electorate: Electorate;
  /** The number of all voters and of all their units. */
  readonly whole: VoteWeight;
  /** The power an order is for: the writer, or a power ordered by vote. */
  readonly subjectOf: OrderSubject;
}

/** Undefined if no power is ordered by vote in this phase. */
export function votingIn(variant: Variant, situation: Situation): Voting | undefined {
  const voted = votedPowers(variant, situation);
  if (voted.size === 0) return undefined;
  const electorate = electorateOf(variant, situation);
  return {
    voted,
    electorate,
    whole: weightOf(electorate),
    subjectOf: orderSubjects(variant, situation, voted),
  };
}

/** The powers without a player whose orders the others vote on. Empty before the first turn. */
export function votedPowers({ rules, board }: Variant, situation: Situation): ReadonlySet<PowerId> {
  if (rules.length === 0 || situation.phase === 'placement') return NONE;
  const voted = new Set<PowerId>();
  for (const rule of rules) for (const power of rule.orderedByVote?.(situation, board) ?? []) voted.add(power);
  return voted;
}
const NONE: ReadonlySet<PowerId> = new Set();

/** What a vote that did not carry lacked: units, if it would have carried with more units; otherwise powers. */
export const shortOf = (variant: Variant, voting: Voting, { powers }: Pick<VoteWeight, 'powers'>): 'powers' | 'units' =>
  majorityIn(variant, voting)({ powers, units: voting.whole.units }) ? 'units' : 'powers';

/** Returns a function that tells whether a vote with this many powers and units carries. */
export function majorityIn({ rules }: Variant, { whole }: Voting): (behind: VoteWeight) => boolean {
  const { voteCarries } = ruleIndexOf(rules);
  return behind => {
    for (const rule of voteCarries) if (rule.voteCarries?.(behind, whole)) return true;
    return false;
  };
}
