import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { gameOf, seatsDealt } from '../gameOf.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueLobby } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { lobbyOf } from './lobbyOf.js';
import { callOff } from './muster.js';
import { beginAfterMuster } from './startMatch.js';

/**
 * Leaves a lobby. Whoever plays already resigns instead. A muster is called off if his seat would be empty and the host does not want that; if
 * he was the last who was waited for the match begins.
 */
export function leaveMatch(house: House, id: MatchId, user: UserId): Result<Match, HostingFault> {
  return record(house, () => {
    const match = lobbyOf(house, id);
    if (!match.ok) return match;
    if (!house.store.players(id).includes(user)) return refuse({ code: 'not-joined' });
    house.store.removePlayer(id, user);
    return ok(goOnWithout(house, match.value));
  });
}

function goOnWithout(house: House, lobby: Match): Match {
  const players = house.store.players(lobby.id).length;
  const hasEmptySeats = seatsDealt(gameOf(house, lobby), lobby, players).length > players;
  if (lobby.muster && (players === 0 || (hasEmptySeats && !lobby.muster.emptySeats))) return callOff(house, lobby);
  if (lobby.muster && house.store.absentees(lobby.id).length === 0) return beginAfterMuster(house, lobby);
  queueLobby(house, lobby);
  return lobby;
}
