import type { SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { MatchId, UserId } from '../../model/match.js';
import { whyNotAdmitted } from '../../read/admitted.js';
import { type Beginning, beginningsIn } from '../../read/beginnings.js';
import { lobbyOf } from '../../read/lobbyOf.js';
import { decideJoining, join } from './joinMatch.js';
import { beginFullTable } from './startMatch.js';

/** All possible seats, those that are played with the lobby's players first, and those that a player has named, the most wanted first. */
export interface Preferences {
  readonly seats: readonly Beginning[];
  readonly named: readonly SeatId[];
  /** How many players the lobby has, the reader included, or the least number with whom the game can start. */
  readonly players: number;
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
  const lobby = await hosting.store.matches.get(id);
  const notAdmitted = named && lobby && (await whyNotAdmitted(hosting, lobby, user));
  const preferred = await decideJoining(hosting, lobby, user, (tx): Result<Preferences, HostingFault> => {
    const match = lobbyOf(tx);
    if (!match.ok) return match;
    const wish = tx.facts.players.find(one => one.user === user);
    const players = Math.max(tx.facts.players.length + (wish ? 0 : 1), tx.game.players.least);
    const seats = beginningsIn(tx.game, match.value, players);
    if (!named) return ok({ seats, players, named: wish?.preferences ?? [], isIn: wish !== undefined });
    if (named.some(seat => !seats.some(({ seat: one }) => one.id === seat))) return refuse({ code: 'no-such-seat' });
    const fault = wish ? undefined : (notAdmitted ?? join(tx, match.value, user));
    if (fault) return refuse(fault);
    const preferences = [...new Set(named)];
    tx.put({ players: tx.facts.players.map(one => (one.user === user ? { ...one, preferences } : one)) });
    beginFullTable(tx);
    return ok({ seats, players, named: preferences, isIn: true });
  });
  return preferred ?? refuse({ code: 'no-such-match' });
}
