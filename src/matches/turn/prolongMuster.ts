import { queueLobby } from '../messages/cards.js';
import type { Match } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { closeMusterPost, queueMuster } from './musterPosts.js';

/** A lobby's end may be put off by a muster for so long at most, ms. */
const PAST_THE_END = 24 * 60 * 60 * 1000;

/** When a muster ends at the latest, UTC ms. */
export const latestMuster = ({ lobbyEndsAt = Number.POSITIVE_INFINITY }: Match, now: number): number =>
  Math.max(now, lobbyEndsAt) + PAST_THE_END;

/** Gives the players of the lobby until then to confirm that they are there, if that is longer, and asks again those who have not. */
export function prolongMuster(tx: MatchTransaction, wanted: number): void {
  const { match } = tx.facts;
  const { muster } = match;
  const until = Math.min(wanted, latestMuster(match, tx.now));
  if (!muster || until <= muster.until) return;
  const longer = { ...muster, until };
  tx.put({ match: { ...match, muster: longer } });
  closeMusterPost(tx, muster);
  queueLobby(tx);
  queueMuster(tx, longer);
}
