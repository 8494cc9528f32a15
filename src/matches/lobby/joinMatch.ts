import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { gameOf, mostSeats } from '../gameOf.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueLobby } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { lobbyOf } from './lobbyOf.js';

/** Joins a lobby, until it is full. */
export function joinMatch(house: House, id: MatchId, user: UserId): Result<Match, HostingFault> {
  return record(house, () => {
    const match = lobbyOf(house, id);
    if (!match.ok) return match;
    const players = house.store.players(id);
    const most = mostSeats(gameOf(house, match.value), match.value).length;
    if (players.includes(user)) return refuse({ code: 'already-joined' });
    if (user === match.value.arbiter) return refuse({ code: 'is-arbiter' });
    if (players.length >= most) return refuse({ code: 'match-full', most });
    house.store.addPlayer(id, user, house.now());
    queueLobby(house, match.value);
    return ok(match.value);
  });
}
