import type { Seat, SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { gameOf, mostSeats } from '../gameOf.js';
import type { MatchId, UserId } from '../match.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { lobbyOf } from './lobbyOf.js';

/** The seats a match can have, and which of them a player has named, the dearest first. */
export interface Preferences {
  readonly seats: readonly Seat[];
  readonly named: readonly SeatId[];
}

/** What a player who has joined would like to play; `named` replaces what he has named before. Nobody else is told. */
export function prefer(house: House, id: MatchId, user: UserId, named?: readonly SeatId[]): Result<Preferences, HostingFault> {
  return record(house, () => {
    const match = lobbyOf(house, id);
    if (!match.ok) return match;
    const wish = house.store.wishes(id).find(one => one.user === user);
    if (!wish) return refuse({ code: 'not-joined' });
    const seats = mostSeats(gameOf(house, match.value), match.value);
    if (named?.some(seat => !seats.some(one => one.id === seat))) return refuse({ code: 'no-such-seat' });
    if (named) house.store.saveWish(id, { user, preferences: [...new Set(named)] });
    return ok({ seats, named: named ?? wish.preferences });
  });
}
