import type { PowerId } from '../board/location.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderKey } from '../orders/orderFault.js';
import { carriedVotes } from './carriedVotes.js';
import { type VoteCount, type VoteTally, voteTally } from './voteTally.js';
import { majorityIn, type Voting } from './voting.js';

/** The votes of one phase, counted. */
export interface CountedVotes extends Pick<VoteTally, 'countOf'> {
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

/** Splits what powers wrote into own orders and votes, counts the votes, and gives each power ordered by vote the orders that carried. */
export function ordersAfterVotes(
  variant: Variant,
  situation: Situation,
  written: OrdersByPower,
  voting: Voting | undefined,
): { readonly orders: OrdersByPower; readonly votes: CountedVotes | undefined } {
  if (!voting) return { orders: written, votes: undefined };
  const { add, addAgain, counts, countOf } = voteTally(variant.board);
  const orders = new Map<PowerId, WrittenOrder[]>();
  for (const [by, lines] of written) {
    const own: WrittenOrder[] = [];
    const units = voting.electorate.get(by);
    const voter = units === undefined ? undefined : { units };
    for (const order of lines) {
      // A build that others vote for may be the voter's own.
      if (voter && order.kind !== 'build' && addAgain(voter, order)) continue;
      const of = voting.subjectOf(by, order);
      if (of === by) own.push(order);
      else if (voter) add(voter, of, order);
    }
    orders.set(by, own);
  }
  const given = carriedVotes(variant, situation, voting, counts());
  for (const { of, order } of given) {
    const agreed = orders.get(of);
    if (agreed) agreed.push(order);
    else orders.set(of, [order]);
  }
  const behind: CountedVotes['behind'] = (power, order) => {
    if (!voting.voted.has(power)) return undefined;
    const key = orderKey(order);
    return given.find(count => count.key === key);
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
  return { orders, votes: { voting, countOf, given, behind, most, mostInVain } };
}
