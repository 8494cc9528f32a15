import type { PowerId } from '../board/location.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderKey } from '../orders/orderFault.js';
import { carriedVotes } from './carriedVotes.js';
import { type VoteCount, type VoteTally, voteTally } from './voteTally.js';
import { majorityIn, type Voting } from './voting.js';

/** The votes of one phase, counted. */
export interface CountedVotes {
  readonly voting: Voting;
  /** The votes that became orders. */
  readonly given: readonly VoteCount[];
  /** The vote that became this order. Undefined if the power is not ordered by vote, or if no vote carried. */
  behind(power: PowerId, order: WrittenOrder): VoteCount | undefined;
  /** The highest number of powers that voted alike on this order's unit or site. */
  most(order: WrittenOrder): number;
  /**
   * The highest number of powers that voted for the same build of a power, among votes that did not carry, for sites where nothing is
   * built.
   */
  mostInVain(power: PowerId): number;
}

export type OrdersByPower = ReadonlyMap<PowerId, readonly WrittenOrder[]>;

/** The orders of a phase once votes are counted: of each power its own, or those that carried. */
export interface OrdersAfterVotes {
  readonly orders: OrdersByPower;
  /** Undefined if no power is ordered by vote. */
  readonly votes: CountedVotes | undefined;
}

/** Splits what powers wrote into own orders and votes, counts the votes, and gives each power ordered by vote the orders that carried. */
export function ordersAfterVotes(
  variant: Variant,
  situation: Situation,
  written: OrdersByPower,
  voting: Voting | undefined,
): OrdersAfterVotes {
  if (!voting) return { orders: written, votes: undefined };
  const tally = voteTally(variant.board);
  const own = new Map<PowerId, readonly WrittenOrder[]>();
  for (const [by, lines] of written) {
    const units = voting.electorate.get(by);
    const voter = units === undefined ? undefined : { units };
    const kept: WrittenOrder[] = [];
    for (const order of lines) {
      const of = voting.subjectOf(by, order);
      if (of === by) kept.push(order);
      else if (voter) tally.add(tally.issueOf(order), voter, of, order);
    }
    own.set(by, kept);
  }
  return withCarriedVotes(variant, situation, voting, own, tally);
}

/** As `ordersAfterVotes`, for own orders and votes that are already told apart. */
export function withCarriedVotes(
  variant: Variant,
  situation: Situation,
  voting: Voting,
  own: OrdersByPower,
  { counts }: VoteTally,
): OrdersAfterVotes {
  const given = carriedVotes(variant, situation, voting, counts());
  const orders = new Map(own);
  for (const { of, order } of given) orders.set(of, [...(orders.get(of) ?? []), order]);
  const behind: CountedVotes['behind'] = (power, order) => {
    if (!voting.voted.has(power)) return undefined;
    const key = orderKey(order);
    for (const count of given) if (count.key === key) return count;
    return undefined;
  };
  const most: CountedVotes['most'] = order => {
    const key = orderKey(order);
    return Math.max(0, ...counts().map(count => (count.key === key ? count.powers : 0)));
  };
  const carries = majorityIn(variant, voting);
  const isInVain = (count: VoteCount): boolean =>
    count.order.kind === 'build' && !carries(count) && !given.some(({ of, key }) => of === count.of && key === count.key);
  const mostInVain: CountedVotes['mostInVain'] = power =>
    Math.max(0, ...counts().map(count => (count.of === power && isInVain(count) ? count.powers : 0)));
  return { orders, votes: { voting, given, behind, most, mostInVain } };
}
