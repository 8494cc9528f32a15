import type { SeatId } from '../../games/game.js';
import { look } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { MatchId, UserId } from '../model/match.js';
import { takenSeatEvenPaused } from './seatView.js';

/** The seat that a user plays in a match, for themselves or as a substitute. Undefined if they have none, or the match is over. */
export const seatOfUser = (hosting: HostingContext, match: MatchId, user: UserId): Promise<SeatId | undefined> =>
  look(hosting, match, m => {
    const taken = takenSeatEvenPaused(m, user);
    return taken.ok ? taken.value.seat.id : undefined;
  });
