import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueLobby } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { lobbyOf } from './lobbyOf.js';

/** Leaves a lobby. Whoever plays already resigns instead. */
export function leaveMatch(house: House, id: MatchId, user: UserId): Result<Match, HostingFault> {
  return record(house, () => {
    const match = lobbyOf(house, id);
    if (!match.ok) return match;
    if (!house.store.players(id).includes(user)) return refuse({ code: 'not-joined' });
    house.store.removePlayer(id, user);
    queueLobby(house, match.value);
    return ok(match.value);
  });
}
