import type { Seat, SeatId } from '../../games/game.js';
import { isCapacity } from '../match.js';
import type { House } from '../ports.js';
import { hasDecided, isPlayed, submissionsTo, type Table, tableAt } from '../table.js';

/** The seats that play and are open: without a player, or, in a game with patience, missing turn after turn. */
export function desertedSeats(house: House, table: Table): readonly Seat[] {
  const { patience } = table.game;
  const playing = table.game.inPlay(table.phase.state);
  const isLate = (seat: SeatId): boolean => patience !== undefined && missedInARow(house, table, seat, patience) >= patience;
  const isOpen = (seat: SeatId): boolean => !isPlayed(table, seat) || isLate(seat);
  return table.seats.filter(({ id }) => playing.includes(id) && isOpen(id));
}

/** How many of its latest turns who sits there has missed, as far back as there is need to look; not those that were closed early. */
function missedInARow(house: House, { match, phase }: Table, seat: SeatId, most: number): number {
  const since = house.store.seatedAt(match.id, seat) ?? 0;
  let missed = 0;
  for (let number = phase.number - 1; number > 0 && missed < most; number--) {
    const earlier = house.store.phase(match.id, number);
    if (earlier?.closedAt === undefined || earlier.closedAt <= since) return missed;
    const table = tableAt(house, match, earlier);
    if (!table.name.awaits.includes(seat) || isCapacity(earlier.closedBy)) continue;
    if (hasDecided(table, seat, submissionsTo(house, table).get(seat))) return missed;
    missed += 1;
  }
  return missed;
}
