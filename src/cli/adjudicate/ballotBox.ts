import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { WrittenOrder } from '../../games/diplomacy/model/writtenOrder.js';
import type { Issue, RunningCount, Voter, VoteTally } from '../../games/diplomacy/votes/voteTally.js';

/** A vote that was read and counted. */
export interface CastVote {
  readonly order: WrittenOrder;
  readonly vote: {
    /** Votes with the same number are for the same order in the same words. */
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
  /** What a text means that somebody has voted for. */
  readonly known: (text: string) => WrittenVote | undefined;
  /** Takes down what a text means. A build is not known by its text afterwards: for the owner of its site it is no vote. */
  readonly write: (text: string, of: PowerId, order: WrittenOrder) => WrittenVote;
  /** Counts a vote. A voter may have one on each issue: the caller sees to that. */
  readonly count: (vote: WrittenVote, voter: Voter) => CastVote;
}

export function ballotBox(tally: VoteTally): BallotBox {
  const votes = new Map<string, WrittenVote>();
  let texts = 0;
  return {
    known: text => votes.get(text),
    write(text, of, order) {
      const vote = { of, order, issue: tally.issueOf(order), cast: undefined };
      if (order.kind !== 'build') votes.set(text, vote);
      return vote;
    },
    count(vote, voter) {
      const { cast, of, order, issue } = vote;
      if (cast === undefined) {
        vote.cast = { order, vote: { number: texts++, count: tally.add(issue, voter, of, order) }, fault: undefined };
        return vote.cast;
      }
      tally.addTo(cast.vote.count, voter);
      return cast;
    },
  };
}
