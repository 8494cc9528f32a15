import type { Seat, SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import { mostSeats } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { MatchId, UserId } from '../../model/match.js';
import { lobbyOf } from '../../read/lobbyOf.js';

/** All possible seats, and those that a player has named, the most wanted first. */
export interface Preferences {
  readonly seats: readonly Seat[];
  readonly named: readonly SeatId[];
}

/** Returns the seats a player of the lobby would like to have; `named` replaces them. Nobody else is told. */
export function prefer(hosting: HostingContext, id: MatchId, user: UserId, named?: readonly SeatId[]): Result<Preferences, HostingFault> {
  const preferred = decide(hosting, id, (tx): Result<Preferences, HostingFault> => {
    const match = lobbyOf(tx);
    if (!match.ok) return match;
    const { players } = tx.facts;
    const wish = players.find(one => one.user === user);
    if (!wish) return refuse({ code: 'not-joined' });
    const seats = mostSeats(tx.game, match.value);
    if (named?.some(seat => !seats.some(one => one.id === seat))) return refuse({ code: 'no-such-seat' });
    const preferences = named ? [...new Set(named)] : wish.preferences;
    if (named) tx.put({ players: players.map(one => (one === wish ? { ...wish, preferences } : one)) });
    return ok({ seats, named: preferences });
  });
  return preferred ?? refuse({ code: 'no-such-match' });
}
