import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueLobby } from '../../messages/cards.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { absenteesOf, markHere, playersOf } from '../../model/people.js';
import { lobbyOf } from '../../read/lobbyOf.js';
import { beginAfterMuster } from './startMatch.js';

/** Records that a player is there. When the last one is, the match begins. */
export async function answerMuster(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<Match, HostingFault>> {
  const answered = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const lobby = lobbyOf(tx);
    if (!lobby.ok) return lobby;
    if (!lobby.value.muster) return refuse({ code: 'no-muster' });
    if (!playersOf(tx).includes(user)) return refuse({ code: 'not-joined' });
    markHere(tx, user, true);
    queueLobby(tx);
    if (absenteesOf(tx).length === 0) beginAfterMuster(tx);
    return ok(tx.facts.match);
  });
  return answered ?? refuse({ code: 'no-such-match' });
}
