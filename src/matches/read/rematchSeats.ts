import type { SeatId } from '../../games/game.js';
import { readerOf } from '../context/decide.js';
import { mostSeats } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import type { Match, MatchId, UserId } from '../model/match.js';
import { isNameless } from '../model/nameless.js';
import { seatHoldersOf } from '../model/people.js';

/** Whether there can be a rematch: not of a match that goes on as another, never began, or is anonymous. */
export const allowsRematch = ({ status, end, plan }: Pick<Match, 'status' | 'end' | 'plan'>): boolean =>
  status === 'ended' && end?.kind !== 'rolled-back' && end?.kind !== 'unfilled' && plan.anonymous !== true;

/**
 * Who held a dealt seat when a match ended, each with the seat they would like in its rematch: the one after theirs in the order of the board,
 * after the last one the first. Empty for an anonymous match.
 */
export async function rematchSeats(hosting: HostingContext, id: MatchId): Promise<ReadonlyMap<UserId, SeatId>> {
  const m = await readerOf(hosting, id);
  const wishes = new Map<UserId, SeatId>();
  if (!m || m.facts.match.plan.anonymous) return wishes;
  const holders = seatHoldersOf(m);
  const seats = mostSeats(m.game, m.facts.match).filter(seat => holders.some(one => one.seat === seat.id));
  seats.forEach(({ id: seat }, i) => {
    const user = holders.find(one => one.seat === seat)?.user;
    const next = seats[(i + 1) % seats.length];
    if (user !== undefined && !isNameless(user) && next) wishes.set(user, next.id);
  });
  return wishes;
}
