import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueLobby } from '../../messages/cards.js';
import type { Match, MatchEnd, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { unpaused } from '../../model/unpaused.js';
import { finishWithin } from '../../turn/finishMatch.js';

const BY_HOST: MatchEnd = { kind: 'ended-by-host', seats: [] };

/** Ends the match at its host's request, whether in its lobby, running or paused. */
export async function endMatch(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<Match, HostingFault>> {
  const ended = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const { match, open } = tx.facts;
    if (match.host !== user) return refuse({ code: 'not-host' });
    if (match.status === 'ended') return refuse({ code: 'match-over' });
    note(tx, user, { deed: 'ended' });
    if (open) finishWithin(tx, BY_HOST);
    else endLobby(tx);
    return ok(tx.facts.match);
  });
  return ended ?? refuse({ code: 'no-such-match' });
}

function endLobby(tx: MatchTransaction): void {
  tx.put({ match: { ...unpaused(tx.facts.match), status: 'ended', end: BY_HOST } });
  queueLobby(tx);
}
