import type { SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { readerOf } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../model/match.js';
import type { OrderSeal } from '../model/seal.js';
import type { MatchReader } from '../model/transaction.js';
import { orderSeals } from './orderSeal.js';
import { type MatchInPlay, matchInPlayAt } from './matchInPlay.js';

/** A closed phase with its seals. */
export interface Unsealed {
  readonly current: MatchInPlay;
  readonly seals: readonly (OrderSeal | ShutSeal)[];
}

/** A seal that only the seat's player may open; `orders`: what everybody may read of what is in it. */
export type ShutSeal = Pick<OrderSeal, 'seat' | 'orders' | 'hash'> & { readonly salt?: undefined };

/**
 * Opens the seals of a closed phase, or of the last one, for somebody. Those of an open phase stay shut, whoever asks; those that an
 * earlier version laid on votes are opened to who sat there then.
 */
export function verifyOrders(
  hosting: HostingContext,
  id: MatchId,
  { number, user }: { readonly number: number | undefined; readonly user: UserId },
): Result<Unsealed, HostingFault> {
  const m = readerOf(hosting, id);
  if (!m) return refuse({ code: 'no-such-match' });
  const phase = number === undefined ? hosting.store.lastClosed(id, 'played') : hosting.store.phase(id, number);
  if (m.facts.match.status === 'lobby') return refuse({ code: 'not-running' });
  if (!phase) return refuse(number === undefined ? { code: 'orders-sealed' } : { code: 'no-such-phase', phase: number });
  if (phase.closedAt === undefined) return refuse({ code: 'orders-sealed' });
  const current = matchInPlayAt(m, phase);
  const own = seatsOf(m, user, phase.closedAt);
  return ok({ current, seals: orderSeals(hosting, current).map(seal => (own.includes(seal.seat) ? seal : shut(seal))) });
}

const shut = (seal: OrderSeal): OrderSeal | ShutSeal =>
  seal.inPublic === undefined ? seal : { seat: seal.seat, orders: seal.inPublic, hash: seal.hash };

/** Where a user sat when a phase closed. */
const seatsOf = ({ facts: { seatHistory } }: MatchReader, user: UserId, at: number): readonly SeatId[] =>
  seatHistory.flatMap(one => (one.user === user && one.since <= at && at <= (one.until ?? at) ? [one.seat] : []));
