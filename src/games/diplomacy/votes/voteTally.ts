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
  add(voter: Voter, of: PowerId, order: WrittenOrder): void;
  /**
   * A short cut for an object that was added before, which asks neither whom it is for nor what is equal to it. Returns false if the object is not known:
   * then it is to be added.
   */
  addAgain(voter: Voter, order: WrittenOrder): boolean;
  counts(): readonly VoteCount[];
  /** The count of the votes that are equal to an order. */
  countOf(order: WrittenOrder): VoteCount | undefined;
}

interface Counting extends VoteCount {
  powers: number;
  units: number;
  last: Voter | undefined;
}

export function voteTally(board: Board): VoteTally {
  const countings: Counting[] = [];
  const byKey = new Map<string, Counting[]>();
  const find = (order: WrittenOrder): Counting | undefined => {
    const alike = byKey.get(orderKey(order));
    if (alike !== undefined) for (const known of alike) if (sameOrder(known.order, order)) return known;
    return undefined;
  };
  const begin = (of: PowerId, order: WrittenOrder): Counting => {
    const key = orderKey(order);
    const counting = { of, order, powers: 0, units: 0, key, last: undefined };
    countings.push(counting);
    const alike = byKey.get(key);
    if (alike === undefined) byKey.set(key, [counting]);
    else alike.push(counting);
    return counting;
  };
  return {
    add(voter, of, written) {
      const order = plain(board, written);
      count(find(order) ?? begin(of, order), voter);
    },
    addAgain(voter, order) {
      const alike = byKey.get(orderKey(order)) ?? NONE;
      for (const known of alike) {
        if (known.order !== order) continue;
        count(known, voter);
        return true;
      }
      return false;
    },
    counts: () => countings,
    countOf: order => find(plain(board, order)),
  };
}

const NONE: readonly Counting[] = [];

function count(counting: Counting, voter: Voter): void {
  if (counting.last === voter) return;
  counting.last = voter;
  counting.powers += 1;
  counting.units += voter.units;
}

/** Drops `via convoy` where it makes no difference: where the army could not go by land. */
function plain(board: Board, order: WrittenOrder): WrittenOrder {
  if (order.kind !== 'move' || !order.viaConvoy || armyMayPass(board, provinceOf(order.at), provinceOf(order.to))) return order;
  return { kind: 'move', type: order.type, at: order.at, to: order.to };
}
