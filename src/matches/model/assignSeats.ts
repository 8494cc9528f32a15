import type { SeatId } from '../../games/game.js';
import { leastTotal } from './leastTotal.js';
import type { UserId } from './match.js';

/** A player of the lobby and the seats they would like, the most wanted first. */
export interface Wish {
  readonly user: UserId;
  readonly preferences: readonly SeatId[];
}

/**
 * Gives each player a seat at the lowest total cost. A seat costs the square of its position in the player's list, from 0; a seat not in
 * the list costs the square of the list's length; players without a list cost nothing. Ties: in the order the players joined, each takes
 * the first of `seats`, whose order is random. Throws if there are fewer seats than players.
 */
export function assignSeats(seats: readonly SeatId[], wishes: readonly Wish[]): ReadonlyMap<SeatId, UserId> {
  const assigned = new Map<SeatId, UserId>();
  let left = seats;
  for (const [player, wish] of wishes.entries()) {
    const others = wishes.slice(player + 1);
    const seat = bestSeat(left, wish, others);
    if (seat === undefined) throw new Error('there are fewer seats than players');
    assigned.set(seat, wish.user);
    left = left.filter(one => one !== seat);
  }
  return assigned;
}

/** The first seat with the lowest total cost for this player and all who joined later. */
function bestSeat(seats: readonly SeatId[], wish: Wish, others: readonly Wish[]): SeatId | undefined {
  const choosy = others.filter(({ preferences }) => preferences.length > 0);
  const costs = seats.map(seat => {
    const left = seats.filter(one => one !== seat);
    return { seat, cost: costOf(wish, seat) + leastTotal(choosy.map(other => left.map(one => costOf(other, one)))) };
  });
  return costs.reduce<(typeof costs)[number] | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined)?.seat;
}

function costOf({ preferences }: Wish, seat: SeatId): number {
  if (preferences.length === 0) return 0;
  const place = preferences.indexOf(seat);
  return (place < 0 ? preferences.length : place) ** 2;
}
