import type { Seat, SeatId } from '../../games/game.js';
import { punctualityOf } from '../model/punctuality.js';
import type { MatchReader } from '../model/transaction.js';
import { isPlayed, type Table } from './table.js';

/** The seats that play and are open: without a player, or, in a game with patience, missing turn after turn. */
export function desertedSeats(m: MatchReader, table: Table): readonly Seat[] {
  const { patience } = table.game;
  const playing = table.game.inPlay(table.phase.state);
  const isLate = (seat: SeatId): boolean => patience !== undefined && punctualityOf(m, seat).missed >= patience;
  const isOpen = (seat: SeatId): boolean => !isPlayed(table, seat) || isLate(seat);
  return table.seats.filter(({ id }) => playing.includes(id) && isOpen(id));
}
