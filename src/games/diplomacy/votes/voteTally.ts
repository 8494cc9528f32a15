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

/** Counts votes. Equal votes of one power count once. */
export interface VoteTally {
  /** Counts a vote. Returns the count of it and all votes that are equal to it. */
  add(voter: Voter, of: PowerId, order: WrittenOrder): RunningCount;
  /** Adds to a count a vote that is known to be equal to those it counts, without comparing them. */
  addTo(count: RunningCount, voter: Voter): void;
  counts(): readonly VoteCount[];
}

/** A count to which votes may yet be added. */
export interface RunningCount extends VoteCount {
  powers: number;
  units: number;
  last: Voter | undefined;
}

export function voteTally(board: Board): VoteTally {
  const countings: RunningCount[] = [];
  const byKey = new Map<string, RunningCount[]>();
  const find = (order: WrittenOrder): RunningCount | undefined => {
    const alike = byKey.get(orderKey(order));
    if (alike !== undefined) for (const known of alike) if (sameOrder(known.order, order)) return known;
    return undefined;
  };
  const begin = (of: PowerId, order: WrittenOrder): RunningCount => {
    const key = orderKey(order);
    const counting = { of, order, powers: 0, units: 0, key, last: undefined };
    countings.push(counting);
    const alike = byKey.get(key);
    if (alike === undefined) byKey.set(key, [counting]);
    else alike.push(counting);
    return counting;
  };
  const addTo: VoteTally['addTo'] = (counting, voter) => {
    if (counting.last === voter) return;
    counting.last = voter;
    counting.powers += 1;
    counting.units += voter.units;
  };
  return {
    add(voter, of, written) {
      const order = plain(board, written);
      const counting = find(order) ?? begin(of, order);
      addTo(counting, voter);
      return counting;
    },
    addTo,
    counts: () => countings,
  };
}

/** Drops `via convoy` where it makes no difference: where the army could not go by land. */
function plain(board: Board, order: WrittenOrder): WrittenOrder {
  if (order.kind !== 'move' || !order.viaConvoy || armyMayPass(board, provinceOf(order.at), provinceOf(order.to))) return order;
  return { kind: 'move', type: order.type, at: order.at, to: order.to };
}
