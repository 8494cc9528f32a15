import type { PowerId } from '../board/location.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { VoteWeight } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { type Electorate, electorateOf, weightOf } from './electorate.js';
import { type OrderSubject, orderSubjects } from './orderSubject.js';

/** Who votes in a phase, and for whom. */
export interface Voting {
  /** The powers ordered by vote. */
  readonly voted: ReadonlySet<PowerId>;
  readonly electorate: Electorate;
  /** All voters together. */
  readonly whole: VoteWeight;
  /** Whose order it is that a power writes: its own, or one of the voted; then it is a vote. */
  readonly subjectOf: OrderSubject;
}

/** The voting of a phase; undefined: nobody is ordered by vote in it. */
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

/** The powers that nobody plays and others order. Before the first turn there are none. */
export function votedPowers({ rules, board }: Variant, situation: Situation): ReadonlySet<PowerId> {
  if (rules.length === 0 || situation.phase === 'placement') return NONE;
  const voted = new Set<PowerId>();
  for (const rule of rules) for (const power of rule.orderedByVote?.(situation, board) ?? []) voted.add(power);
  return voted;
}
const NONE: ReadonlySet<PowerId> = new Set();

/** What a vote that did not carry was short of: more units would not have helped it, or they would. */
export const shortOf = (variant: Variant, voting: Voting, { powers }: Pick<VoteWeight, 'powers'>): 'powers' | 'units' =>
  majorityIn(variant, voting)({ powers, units: voting.whole.units }) ? 'units' : 'powers';

/** Tells whether so many are enough. */
export function majorityIn({ rules }: Variant, { whole }: Voting): (behind: VoteWeight) => boolean {
  const { voteCarries } = ruleIndexOf(rules);
  return behind => {
    for (const rule of voteCarries) if (rule.voteCarries?.(behind, whole)) return true;
    return false;
  };
}
