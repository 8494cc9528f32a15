import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { WrittenOrder } from '../../games/diplomacy/model/writtenOrder.js';
import type { Issue, RunningCount, Voter, VoteTally } from '../../games/diplomacy/votes/voteTally.js';

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
  readonly issue: Issue;
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
  let texts = 0;
  return {
    called: text => ballots.get(text),
    ballot(text, of, order) {
      const ballot = { of, order, issue: tally.issueOf(order), cast: undefined };
      if (order.kind !== 'build') ballots.set(text, ballot);
      return ballot;
    },
    count(ballot, voter) {
      const { cast, of, order, issue } = ballot;
      if (cast === undefined) {
        ballot.cast = { order, vote: { number: texts++, count: tally.add(issue, voter, of, order) }, fault: undefined };
        return ballot.cast;
      }
      tally.addTo(cast.vote.count, voter);
      return cast;
    },
  };
}
