import { decideEach } from '../context/decideEach.js';
import type { HostingContext } from '../context/ports.js';
import type { MatchTransaction } from '../model/transaction.js';
import { forsakenUntil, WAITS } from '../read/forsaken.js';
import { finishWithin } from './finishMatch.js';
import { forsakenKeptUntil } from './outage.js';

/** Ends the matches, in the servers that can be reached, in which for too long nobody has been there. None soon after a long outage of the bot. */
export async function endForsaken(hosting: HostingContext, isReached: (guild: string) => boolean): Promise<void> {
  if (hosting.now() < (await forsakenKeptUntil(hosting))) return;
  const due = await hosting.store.matches.find({ forsakenBy: hosting.now() - WAITS });
  const ids = due.filter(({ guild }) => isReached(guild)).map(({ id }) => id);
  await decideEach(hosting, ids, endIfForsaken, 'a match in which nobody is left could not be ended');
}

function endIfForsaken(tx: MatchTransaction): void {
  const { match, open } = tx.facts;
  const until = forsakenUntil(match);
  if (open && until !== undefined && until <= tx.now) finishWithin(tx, { kind: 'abandoned', seats: [] });
}
