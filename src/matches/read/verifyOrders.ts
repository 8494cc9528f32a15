import type { SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { readerOf } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../model/match.js';
import type { OrderSeal } from '../model/seal.js';
import type { MatchReader } from '../model/transaction.js';
import { type MatchInPlay, matchInPlayAt } from './matchInPlay.js';
import { orderSeals } from './orderSeal.js';

/** A closed phase with its seals. */
export interface Unsealed {
  readonly current: MatchInPlay;
  readonly seals: readonly (OrderSeal | ShutSeal)[];
}

/** A seal that only the seat's player may open. `orders`: the part of its content that everybody may read. */
export type ShutSeal = Pick<OrderSeal, 'seat' | 'orders' | 'hash'> & { readonly salt?: undefined };

/**
 * Opens the seals of a closed phase for a user; by default of the last one that was not skipped. The seals of an open phase stay closed,
 * whoever asks. Seals that an earlier version put on votes are opened only for the seat's player at the time.
 */
export async function verifyOrders(
  hosting: HostingContext,
  id: MatchId,
  { number, user }: { readonly number: number | undefined; readonly user: UserId },
): Promise<Result<Unsealed, HostingFault>> {
  const m = await readerOf(hosting, id);
  if (!m) return refuse({ code: 'no-such-match' });
  const { history } = hosting.store;
  const phase = await (number === undefined ? history.lastClosed(id, 'played') : history.phase(id, number));
  if (m.facts.match.status === 'lobby') return refuse({ code: 'not-running' });
  if (!phase) return refuse(number === undefined ? { code: 'orders-sealed' } : { code: 'no-such-phase', phase: number });
  if (phase.closedAt === undefined) return refuse({ code: 'orders-sealed' });
  const current = matchInPlayAt(m, phase);
  const own = seatsOf(m, user, phase.closedAt);
  const seals = await orderSeals(hosting, current);
  return ok({ current, seals: seals.map(seal => (own.includes(seal.seat) ? seal : shut(seal))) });
}

const shut = (seal: OrderSeal): OrderSeal | ShutSeal =>
  seal.inPublic === undefined ? seal : { seat: seal.seat, orders: seal.inPublic, hash: seal.hash };

/** The seats a user held when a phase closed. */
const seatsOf = ({ facts: { seatHistory } }: MatchReader, user: UserId, at: number): readonly SeatId[] =>
  seatHistory.flatMap(one => (one.user === user && one.since <= at && at <= (one.until ?? at) ? [one.seat] : []));
