import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import { mostSeats } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueLobby } from '../../messages/cards.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { addPlayer, playersOf } from '../../model/people.js';
import { lobbyOf } from '../../read/lobbyOf.js';

/** Joins a lobby, until it is full. */
export function joinMatch(hosting: HostingContext, id: MatchId, user: UserId): Result<Match, HostingFault> {
  const joined = decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const match = lobbyOf(tx);
    if (!match.ok) return match;
    const players = playersOf(tx);
    const most = mostSeats(tx.game, match.value).length;
    if (players.includes(user)) return refuse({ code: 'already-joined' });
    if (user === match.value.arbiter) return refuse({ code: 'is-arbiter' });
    if (players.length >= most) return refuse({ code: 'match-full', most });
    addPlayer(tx, user);
    queueLobby(tx);
    return ok(match.value);
  });
  return joined ?? refuse({ code: 'no-such-match' });
}
