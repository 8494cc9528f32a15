import type { Seat, SeatId } from '../../games/game.js';
import { mostMissed, punctualityOf } from '../model/punctuality.js';
import type { MatchReader } from '../model/transaction.js';
import { isHeld, type MatchInPlay, opponentOn } from './matchInPlay.js';

/**
 * The seats in play that newcomers can take: without a player; in a game with `openWhenLate`, missing too many turns in a row; or played by an
 * opponent of the bot, once they were opened.
 */
export function desertedSeats(m: MatchReader, current: MatchInPlay): readonly Seat[] {
  const { match, game } = current;
  const playing = game.inPlay(current.phase.state);
  const isLate = (seat: SeatId): boolean => game.openWhenLate === true && punctualityOf(m, seat).missed >= mostMissed(match);
  const isOpen = (seat: SeatId): boolean => !isHeld(current, seat) || isLate(seat) || isOffered(m, current, seat);
  return current.seats.filter(({ id }) => playing.includes(id) && isOpen(id));
}

/** Whether an opponent of the bot plays the seat until somebody takes it. */
const isOffered = ({ facts: { vacancies } }: MatchReader, current: MatchInPlay, seat: SeatId): boolean =>
  opponentOn(current, seat) !== undefined && vacancies.some(one => one.seat === seat && one.open);
