import type { Seat, SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import { mostSeats } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { MatchId, UserId } from '../../model/match.js';
import { whyNotAdmitted } from '../../read/admitted.js';
import { lobbyOf } from '../../read/lobbyOf.js';
import { join } from './joinMatch.js';

/** All possible seats, and those that a player has named, the most wanted first. */
export interface Preferences {
  readonly seats: readonly Seat[];
  readonly named: readonly SeatId[];
  /** Whether the user has joined the lobby. */
  readonly isIn: boolean;
}

/**
 * Returns the seats somebody would like to have in a lobby; `named` replaces them, and joins the lobby if the user has not. Nobody else is
 * told what they are.
 */
export async function prefer(
  hosting: HostingContext,
  id: MatchId,
  user: UserId,
  named?: readonly SeatId[],
): Promise<Result<Preferences, HostingFault>> {
  const lobby = named && (await hosting.store.matches.get(id));
  const notAdmitted = lobby && (await whyNotAdmitted(hosting, lobby, user));
  const preferred = await decide(hosting, id, (tx): Result<Preferences, HostingFault> => {
    const match = lobbyOf(tx);
    if (!match.ok) return match;
    const wish = tx.facts.players.find(one => one.user === user);
    const seats = mostSeats(tx.game, match.value);
    if (!named) return ok({ seats, named: wish?.preferences ?? [], isIn: wish !== undefined });
    if (named.some(seat => !seats.some(one => one.id === seat))) return refuse({ code: 'no-such-seat' });
    const fault = wish ? undefined : (notAdmitted ?? join(tx, match.value, user));
    if (fault) return refuse(fault);
    const preferences = [...new Set(named)];
    tx.put({ players: tx.facts.players.map(one => (one.user === user ? { ...one, preferences } : one)) });
    return ok({ seats, named: preferences, isIn: true });
  });
  return preferred ?? refuse({ code: 'no-such-match' });
}
