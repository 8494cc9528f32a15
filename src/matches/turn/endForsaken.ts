import { decideEach } from '../context/decideEach.js';
import type { HostingContext } from '../context/ports.js';
import { queuePaused } from '../messages/notices.js';
import type { OpenPhase } from '../model/snapshot.js';
import type { MatchTransaction } from '../model/transaction.js';
import { forsakenUntil, isForsaken, WAITS } from '../read/forsaken.js';
import { finishWithin } from './finishMatch.js';
import { offerToPlayers } from './offerResume.js';
import { forsakenKeptUntil } from './outage.js';

/**
 * Ends the matches that have been paused for too long because none of their players is there; only in servers that can be reached, and not
 * soon after a long outage of the bot. If an earlier version paused a match without saying that it would end, its wait begins now.
 */
export async function endForsaken(hosting: HostingContext, isReached: (guild: string) => boolean): Promise<void> {
  if (hosting.now() < (await forsakenKeptUntil(hosting))) return;
  const due = await hosting.store.matches.find({ forsakenBy: hosting.now() - WAITS });
  const ids = due.filter(({ guild }) => isReached(guild)).map(({ id }) => id);
  await decideEach(hosting, ids, endOrOffer, 'a match in which nobody is left could not be ended');
}

function endOrOffer(tx: MatchTransaction): void {
  const { match, open } = tx.facts;
  if (!open || !isForsaken(match)) return;
  const until = forsakenUntil(match);
  if (until === undefined) beginToWait(tx, open);
  else if (until <= tx.now) finishWithin(tx, { kind: 'abandoned', seats: [] });
}

/** The pause counts from now on, with the time that is left of the open phase. The players and the host are told when the match ends. */
function beginToWait(tx: MatchTransaction, open: OpenPhase): void {
  const { match } = tx.facts;
  const { pausedAt = tx.now } = match;
  tx.put({ match: { ...match, pausedAt: tx.now }, open: { ...open, dueAt: open.dueAt + tx.now - pausedAt } });
  offerToPlayers(tx);
  queuePaused(tx, { because: 'nobody-there' });
}
