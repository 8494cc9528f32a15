import type { SeatId } from '../../games/game.js';
import { leastTotal } from './leastTotal.js';
import type { UserId } from './match.js';

/** Who has joined, and which seats he would like, the dearest first. */
export interface Wish {
  readonly user: UserId;
  readonly preferences: readonly SeatId[];
}

/**
 * Gives each player a seat so that all together are as content as can be: a seat costs the square of its place in a player's list, one
 * that is not on it the next square, to a player without a list nothing. Among equals who joined first takes the first of the seats, which
 * come in an order drawn by lot. There are at least as many seats as players.
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

/** The first of the seats that leaves him and all who come after him as content as can be. */
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
