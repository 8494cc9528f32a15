import { type GameWish, PACE_NAMES, PACES, type Pace, WAITS_FOR } from '../model/gameWish.js';
import type { MatchReader } from '../model/transaction.js';

/** Whether the match is in a lobby that the queue opened. */
export const isProposedLobby = ({ facts: { match, open } }: MatchReader): boolean =>
  match.queuedSince !== undefined && !open && match.status !== 'ended';

/** A table from the queue has its players within so long, ms; earlier versions read the time once for the match, and once for all its players. */
const OPENS_WITHIN = 5_000;

/** Which of the speeds of the queue a match has. Undefined: its host gave it another one. */
export const paceOf = ({ game, facts: { match } }: MatchReader): Pace | undefined =>
  PACE_NAMES.find(one => match.deadlines[game.phaseKinds[0] ?? ''] === PACES[one]);

/**
 * What those players of a lobby waited for who came from the queue, in their order: those who were there when it was opened, and those who
 * later took a seat by asking for such a game, who count as having joined when it was opened. A player who only pressed Join waited for
 * nothing.
 */
export function wishesOf(m: MatchReader): readonly GameWish[] {
  const { game, createdAt, queuedSince = m.now } = m.facts.match;
  const [{ joinedAt: openedAt } = { joinedAt: createdAt }] = m.facts.players;
  const pace = m.facts.match.plan.pace ?? paceOf(m) ?? '24h';
  const isFromQueue = (joinedAt: number): boolean =>
    joinedAt === createdAt || (joinedAt === openedAt && openedAt - createdAt < OPENS_WITHIN);
  const fromQueue = m.facts.players.filter(({ joinedAt }) => isFromQueue(joinedAt));
  return fromQueue.map(({ user }, i) => ({ user, game, pace, since: queuedSince + i, until: m.now + WAITS_FOR }));
}
