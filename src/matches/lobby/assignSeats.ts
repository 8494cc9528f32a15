import type { SeatId } from '../../games/game.js';
import type { UserId } from '../match.js';

/** Who has joined, and which seats he would like, the dearest first. */
export interface Wish {
  readonly user: UserId;
  readonly preferences: readonly SeatId[];
}

/**
 * Gives each player a seat so that all together are as content as can be: a seat costs the square of its place in a player's list, one
 * that is not on it the next square, to a player without a list nothing. Among equals who joined first takes the first of the seats, which
 * come in an order drawn by lot. There are at least as many seats as players, and at most twenty.
 */
export function assignSeats(seats: readonly SeatId[], wishes: readonly Wish[]): ReadonlyMap<SeatId, UserId> {
  const least = new Map<string, number>();

  const costs = (player: number, taken: number): readonly { readonly place: number; readonly cost: number }[] =>
    seats.flatMap((seat, place) =>
      taken & (1 << place) ? [] : [{ place, cost: costOf(wishes[player], seat) + leastFrom(player + 1, taken | (1 << place)) }],
    );
  const leastFrom = (player: number, taken: number): number => {
    if (player >= wishes.length || wishes.slice(player).every(({ preferences }) => preferences.length === 0)) return 0;
    const key = `${player}:${taken}`;
    const known = least.get(key);
    if (known !== undefined) return known;
    const found = Math.min(...costs(player, taken).map(({ cost }) => cost));
    least.set(key, found);
    return found;
  };

  const assigned = new Map<SeatId, UserId>();
  let taken = 0;
  for (const [player, { user }] of wishes.entries()) {
    const [first, ...others] = costs(player, taken);
    const best = others.reduce((a, b) => (b.cost < (a?.cost ?? 0) ? b : a), first);
    const seat = best && seats[best.place];
    if (!best || seat === undefined) throw new Error('there are fewer seats than players');
    taken |= 1 << best.place;
    assigned.set(seat, user);
  }
  return assigned;
}

function costOf(wish: Wish | undefined, seat: SeatId): number {
  if (!wish || wish.preferences.length === 0) return 0;
  const place = wish.preferences.indexOf(seat);
  return (place < 0 ? wish.preferences.length : place) ** 2;
}
