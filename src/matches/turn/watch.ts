import { ok, type Result, refuse } from '../../lib/result.js';
import { decide } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import { queueToUser } from '../messages/queueing.js';
import type { MatchId, UserId } from '../model/match.js';
import { messagesIn, settingsOf } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';

/** Makes a user a spectator: they get a direct message about results, and see what everybody sees. Watching again ends it. */
export async function watch(
  hosting: HostingContext,
  id: MatchId,
  user: UserId,
): Promise<Result<{ readonly watches: boolean }, HostingFault>> {
  const watched = await decide(hosting, id, (tx): Result<{ readonly watches: boolean }, HostingFault> => {
    const { match, watchers } = tx.facts;
    if (match.status === 'ended') return refuse({ code: 'match-over' });
    const watches = !watchers.includes(user);
    tx.put({ watchers: watches ? [...watchers, user] : watchers.filter(one => one !== user) });
    return ok({ watches });
  });
  return watched ?? refuse({ code: 'no-such-match' });
}

/** Tells the spectators that a phase has results: in one message that is edited, or in a new one for those who want all messages. */
export function tellWatchers(tx: MatchTransaction, phase: number): void {
  for (const user of tx.facts.watchers) {
    const slot = messagesIn(settingsOf(tx, user)) === 'all' ? `news:${phase}` : 'news';
    queueToUser(tx, user, slot, { kind: 'news', phase });
  }
}
