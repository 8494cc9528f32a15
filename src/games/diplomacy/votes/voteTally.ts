import { armyMayPass, type Board } from '../board/board.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { VoteWeight } from '../model/ruleModule.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderKey } from '../orders/orderFault.js';
import { sameOrder } from '../orders/sameOrder.js';

/** An order that was voted for, with the number of powers that voted for it and of their units. */
export interface VoteCount extends VoteWeight {
  readonly of: PowerId;
  readonly order: WrittenOrder;
  /** The unit or site that the order is about: see `orderKey`. */
  readonly key: string;
}

export interface Voter {
  readonly units: number;
}

/** Counts votes. Equal votes of one power count once if no other power's vote is counted in between; otherwise the caller sees to that. */
export interface VoteTally {
  /** What an order is about; the same for all orders that are about the same. */
  issueOf(order: WrittenOrder): Issue;
  /** Counts a vote on an issue. Returns the count of it and all votes that are equal to it. */
  add(issue: Issue, voter: Voter, of: PowerId, order: WrittenOrder): RunningCount;
  /** Adds to a count a vote that is known to be equal to those it counts, without comparing them. */
  addTo(count: RunningCount, voter: Voter): void;
  counts(): readonly VoteCount[];
}

/** What is voted on: a unit; or a site, where armies and fleets are two issues. */
export interface Issue {
  /** Its place among the phase's issues, from 0. */
  readonly number: number;
  /** See `orderKey`. */
  readonly key: string;
  readonly counts: RunningCount[];
}

/** A count to which votes may yet be added. */
export interface RunningCount extends VoteCount {
  powers: number;
  units: number;
  last: Voter | undefined;
}

export function voteTally(board: Board): VoteTally {
  const countings: RunningCount[] = [];
  const issues = new Map<string, Issue>();
  const addTo: VoteTally['addTo'] = (counting, voter) => {
    if (counting.last === voter) return;
    counting.last = voter;
    counting.powers += 1;
    counting.units += voter.units;
  };
  return {
    issueOf(order) {
      const key = orderKey(order);
      const name = order.kind === 'build' ? `${key} ${order.type}` : key;
      const known = issues.get(name);
      if (known !== undefined) return known;
      const issue = { number: issues.size, key, counts: [] };
      issues.set(name, issue);
      return issue;
    },
    add({ key, counts }, voter, of, written) {
      const order = plain(board, written);
      let counting = equalIn(counts, order);
      if (counting === undefined) {
        counting = { of, order, powers: 0, units: 0, key, last: undefined };
        counts.push(counting);
        countings.push(counting);
      }
      addTo(counting, voter);
      return counting;
    },
    addTo,
    counts: () => countings,
  };
}

function equalIn(counts: readonly RunningCount[], order: WrittenOrder): RunningCount | undefined {
  for (const count of counts) if (sameOrder(count.order, order)) return count;
  return undefined;
}

/** Drops `via convoy` where it makes no difference: where the army could not go by land. */
function plain(board: Board, order: WrittenOrder): WrittenOrder {
  if (order.kind !== 'move' || !order.viaConvoy || armyMayPass(board, provinceOf(order.at), provinceOf(order.to))) return order;
  return { kind: 'move', type: order.type, at: order.at, to: order.to };
}
