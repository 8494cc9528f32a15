import type { Seat, SeatId } from '../../games/game.js';
import { punctualityOf } from '../model/punctuality.js';
import type { MatchReader } from '../model/transaction.js';
import { isPlayed, type MatchInPlay } from './matchInPlay.js';

/** The seats in play that newcomers can take: without a player or, in a game with `patience`, missing that many turns in a row. */
export function desertedSeats(m: MatchReader, current: MatchInPlay): readonly Seat[] {
  const { patience } = current.game;
  const playing = current.game.inPlay(current.phase.state);
  const isLate = (seat: SeatId): boolean => patience !== undefined && punctualityOf(m, seat).missed >= patience;
  const isOpen = (seat: SeatId): boolean => !isPlayed(current, seat) || isLate(seat);
  return current.seats.filter(({ id }) => playing.includes(id) && isOpen(id));
}
