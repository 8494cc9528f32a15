import { provinceAt } from '../board/board.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { allowanceOf } from '../orders/allowance.js';
import type { VoteCount } from './voteTally.js';
import { majorityIn, type Voting } from './voting.js';

/** Returns the votes that carry and become orders. */
export function carriedVotes(variant: Variant, situation: Situation, voting: Voting, counts: readonly VoteCount[]): readonly VoteCount[] {
  const carried = counts.filter(majorityIn(variant, voting));
  if (situation.phase !== 'adjustments') return carried;
  return [...voting.voted].flatMap(power =>
    chosen(
      variant,
      situation,
      power,
      carried.filter(({ of }) => of === power),
    ),
  );
}

/**
 * Picks at most as many votes as the power has builds or removals, one per province. Votes of more powers come first, then votes of more
 * units. The result is sorted by province so that its order does not reveal how many units stood behind each vote.
 */
function chosen(variant: Variant, situation: Situation, power: PowerId, carried: readonly VoteCount[]): readonly VoteCount[] {
  const { builds, removals } = allowanceOf(variant, situation, power);
  const kept: VoteCount[] = [];
  for (const count of carried.toSorted((a, b) => precedence(variant, a, b)))
    if (kept.length < Math.max(builds, removals) && !kept.some(k => placeOf(k.order) === placeOf(count.order))) kept.push(count);
  return kept.toSorted((a, b) => byProvince(variant, a, b));
}

/** Compares by powers and then units (most first), then by the province's English name; at the same province armies come before fleets. */
function precedence(variant: Variant, a: VoteCount, b: VoteCount): number {
  return b.powers - a.powers || b.units - a.units || byProvince(variant, a, b);
}

function byProvince(variant: Variant, a: VoteCount, b: VoteCount): number {
  const name = ({ order }: VoteCount): string => provinceAt(variant.board, placeOf(order))?.name.en ?? '';
  const type = ({ order }: VoteCount): string => (order.kind === 'waive' ? '' : order.type);
  return before(name(a), name(b)) || before(type(a), type(b));
}

const before = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const placeOf = (order: WrittenOrder): string => (order.kind === 'waive' ? '' : provinceOf(order.at));
