import { provinceAt } from '../board/board.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { allowanceOf } from '../orders/allowance.js';
import type { VoteCount } from './voteTally.js';
import { majorityIn, type Voting } from './voting.js';

/** The votes that become orders. */
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
 * At most as many as the power has builds or removals, one per province: most powers first, then most units. Returned in the order of the
 * provinces, which does not reveal the units behind each.
 */
function chosen(variant: Variant, situation: Situation, power: PowerId, carried: readonly VoteCount[]): readonly VoteCount[] {
  const { builds, removals } = allowanceOf(variant, situation, power);
  const kept: VoteCount[] = [];
  for (const count of carried.toSorted((a, b) => precedence(variant, a, b)))
    if (kept.length < Math.max(builds, removals) && !kept.some(k => placeOf(k.order) === placeOf(count.order))) kept.push(count);
  return kept.toSorted((a, b) => byProvince(variant, a, b));
}

/** More powers, more units, the province's English name, armies before fleets. */
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
