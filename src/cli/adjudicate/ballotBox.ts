import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { WrittenOrder } from '../../games/diplomacy/model/writtenOrder.js';
import { orderKey } from '../../games/diplomacy/orders/orderFault.js';
import type { RunningCount, Voter, VoteTally } from '../../games/diplomacy/votes/voteTally.js';

/** A vote that was read and counted. */
export interface CastVote {
  readonly order: WrittenOrder;
  readonly vote: {
    /** The number of the vote's text among the texts of all votes. */
    readonly number: number;
    /** The count of this vote and all that are equal to it. */
    readonly count: RunningCount;
  };
  readonly fault: undefined;
}

/** An order that powers vote for, as one text words it. */
export interface WrittenVote {
  readonly of: PowerId;
  readonly order: WrittenOrder;
  /** The number of what is voted on: a unit, or a site, which counts separately for armies and fleets. */
  readonly issue: number;
  /** Undefined until somebody's vote for it is counted. */
  cast: CastVote | undefined;
}

/** Votes by text: for a unit that all powers order, the same text means the same order, whoever votes. */
export interface BallotBox {
  readonly called: (text: string) => WrittenVote | undefined;
  readonly ballot: (text: string, of: PowerId, order: WrittenOrder) => WrittenVote;
  readonly count: (ballot: WrittenVote, voter: Voter) => CastVote;
}

export function ballotBox(tally: VoteTally): BallotBox {
  const ballots = new Map<string, WrittenVote>();
  const issues: string[] = [];
  let texts = 0;
  const issueOf = (key: string): number => {
    const known = issues.indexOf(key);
    return known < 0 ? issues.push(key) - 1 : known;
  };
  return {
    called: text => ballots.get(text),
    ballot(text, of, order) {
      const isBuild = order.kind === 'build';
      const ballot = { of, order, issue: issueOf(isBuild ? `${orderKey(order)} ${order.type}` : orderKey(order)), cast: undefined };
      if (!isBuild) ballots.set(text, ballot);
      return ballot;
    },
    count(ballot, voter) {
      const { cast, of, order } = ballot;
      if (cast === undefined) {
        ballot.cast = { order, vote: { number: texts++, count: tally.add(voter, of, order) }, fault: undefined };
        return ballot.cast;
      }
      tally.addTo(cast.vote.count, voter);
      return cast;
    },
  };
}
