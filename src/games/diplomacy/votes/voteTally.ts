import { armyMayPass, type Board } from '../board/board.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { VoteWeight } from '../model/ruleModule.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderKey } from '../orders/orderFault.js';
import { sameOrder } from '../orders/sameOrder.js';

/** An order that was voted for, and who is behind it. */
export interface VoteCount extends VoteWeight {
  readonly of: PowerId;
  readonly order: WrittenOrder;
  /** The unit or site: what is asked for it can be the same only as something else that is. */
  readonly key: string;
}

export interface Voter {
  readonly units: number;
}

/** Votes as they are added up, power by power; of several the same by one power one counts. */
export interface VoteTally {
  add(voter: Voter, of: PowerId, order: WrittenOrder): void;
  /** Adds to a count if that very order was added before. */
  addAgain(voter: Voter, order: WrittenOrder): boolean;
  counts(): readonly VoteCount[];
  /** What an order that was added counts in: all that ask for the same are one. */
  countOf(order: WrittenOrder): VoteCount | undefined;
}

interface Counting extends VoteCount {
  powers: number;
  units: number;
  last: Voter | undefined;
}

export function voteTally(board: Board): VoteTally {
  const byOrder = new Map<WrittenOrder, Counting>();
  const countings: Counting[] = [];
  const countingOf = (of: PowerId, written: WrittenOrder): Counting => {
    const order = plain(board, written);
    const key = orderKey(order);
    for (const known of countings) if (known.key === key && sameOrder(known.order, order)) return known;
    const counting = { of, order, powers: 0, units: 0, key, last: undefined };
    countings.push(counting);
    return counting;
  };
  return {
    add(voter, of, order) {
      const counting = countingOf(of, order);
      byOrder.set(order, counting);
      count(counting, voter);
    },
    addAgain(voter, order) {
      const counting = byOrder.get(order);
      if (counting) count(counting, voter);
      return counting !== undefined;
    },
    counts: () => countings,
    countOf: order => byOrder.get(order),
  };
}

function count(counting: Counting, voter: Voter): void {
  if (counting.last === voter) return;
  counting.last = voter;
  counting.powers += 1;
  counting.units += voter.units;
}

/** `via convoy` makes another order only where the army could also go by land. */
function plain(board: Board, order: WrittenOrder): WrittenOrder {
  if (order.kind !== 'move' || !order.viaConvoy || armyMayPass(board, provinceOf(order.at), provinceOf(order.to))) return order;
  return { kind: 'move', type: order.type, at: order.at, to: order.to };
}
