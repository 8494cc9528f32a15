import type { SeatId } from '../../games/game.js';
import { isNameless, NAMELESS } from '../people/nameless.js';
import type { House } from '../ports.js';
import { type Table, tableAt } from '../table.js';

/**
 * In an anonymous match a seat that its player gives up looks taken until its phase closes: somebody who leaves several games at once would
 * otherwise be known by the moment. Till then nobody orders for it, and nobody waits for it. Within a transaction.
 */
export function beginToLeave(house: House, { match, phase }: Pick<Table, 'match' | 'phase'>, seat: SeatId): void {
  const { store } = house;
  store.sit(match.id, seat, `${NAMELESS}${house.freshSecret().slice(0, 12)}`, house.now());
  store.dismiss(match.id, seat, house.now());
  store.forgetBallotsOf(match.id, phase.number, seat);
}

/** Whether the player of a seat has given it up, and nobody is to know yet. */
export const isLeaving = ({ sittings }: Pick<Table, 'sittings'>, seat: SeatId): boolean =>
  sittings.some(one => one.seat === seat && one.user !== undefined && isNameless(one.user));

/** The phase closes: the seats that were given up in it have no player. The table after that, and which they were. Within a transaction. */
export function leaveAtLast(house: House, table: Table): { readonly table: Table; readonly left: readonly SeatId[] } {
  const left = table.seats.map(({ id }) => id).filter(seat => isLeaving(table, seat));
  for (const seat of left) house.store.sit(table.match.id, seat, undefined, house.now());
  return { table: left.length > 0 ? tableAt(house, table.match, table.phase) : table, left };
}
