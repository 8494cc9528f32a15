import type { PowerId } from '../board/location.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { VoteWeight } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { type Electorate, electorateOf, weightOf } from './electorate.js';
import { type OrderSubject, orderSubjects } from './orderSubject.js';

/** Who votes in a phase, and for whom. */
export interface Voting {
  /** Powers ordered by vote. */
  readonly voted: ReadonlySet<PowerId>;
  readonly electorate: Electorate;
  /** All voters together. */
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

/** Powers without a player that the others order. None before the first turn. */
export function votedPowers({ rules, board }: Variant, situation: Situation): ReadonlySet<PowerId> {
  if (rules.length === 0 || situation.phase === 'placement') return NONE;
  const voted = new Set<PowerId>();
  for (const rule of rules) for (const power of rule.orderedByVote?.(situation, board) ?? []) voted.add(power);
  return voted;
}
const NONE: ReadonlySet<PowerId> = new Set();

/** What a vote lacked that did not carry: powers, or units if more units would have sufficed. */
export const shortOf = (variant: Variant, voting: Voting, { powers }: Pick<VoteWeight, 'powers'>): 'powers' | 'units' =>
  majorityIn(variant, voting)({ powers, units: voting.whole.units }) ? 'units' : 'powers';

/** Whether this many are enough. */
export function majorityIn({ rules }: Variant, { whole }: Voting): (behind: VoteWeight) => boolean {
  const { voteCarries } = ruleIndexOf(rules);
  return behind => {
    for (const rule of voteCarries) if (rule.voteCarries?.(behind, whole)) return true;
    return false;
  };
}
