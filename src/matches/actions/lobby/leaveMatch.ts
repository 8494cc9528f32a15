import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import { tableFor } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueLobby } from '../../messages/cards.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { absenteesOf, playersOf, removePlayer } from '../../model/people.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { lobbyOf } from '../../read/lobbyOf.js';
import { callOff, passHosting } from './muster.js';
import { seatWaiting } from './seatWaiting.js';
import { beginAfterMuster } from './startMatch.js';

/**
 * Leaves a lobby. In a match that has begun, players resign instead. A muster is called off if the seat would be empty and the host does
 * not want that; if only this player was waited for, the match begins. Who waits in the queue for such a game may get the seats; a table of
 * the queue whose host leaves gets another one.
 */
export async function leaveMatch(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<Match, HostingFault>> {
  const left = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const lobby = lobbyOf(tx);
    if (!lobby.ok) return lobby;
    if (!playersOf(tx).includes(user)) return refuse({ code: 'not-joined' });
    removePlayer(tx, user);
    passHosting(tx, 'left');
    goOnWithout(tx, lobby.value);
    return ok(tx.facts.match);
  });
  if (left?.ok && left.value.queuedSince !== undefined) await seatWaiting(hosting, id, user);
  return left ?? refuse({ code: 'no-such-match' });
}

function goOnWithout(tx: MatchTransaction, lobby: Match): void {
  const players = playersOf(tx).length;
  const { seats, opponents } = tableFor(tx.game, lobby, players);
  const hasEmptySeats = seats.length > players + opponents.length;
  if (lobby.muster && (players === 0 || (hasEmptySeats && !lobby.muster.emptySeats))) callOff(tx);
  else if (lobby.muster && absenteesOf(tx).length === 0) beginAfterMuster(tx);
  else queueLobby(tx);
}
