import type { Seat, SeatId } from '../../games/game.js';
import { wordsIn } from '../words/wordsIn.js';

/** Seats with the names of those marked that the bot plays. */
export const markedSeats = (seats: readonly Seat[], bots: readonly SeatId[] = []): readonly Seat[] =>
  seats.map(seat =>
    bots.includes(seat.id)
      ? { ...seat, name: { en: wordsIn('en').opponents.marked(seat.name.en), fr: wordsIn('fr').opponents.marked(seat.name.fr) } }
      : seat,
  );
