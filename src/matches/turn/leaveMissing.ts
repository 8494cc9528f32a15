import type { SeatId } from '../../games/game.js';
import { queueNotice } from '../messages/notices.js';
import type { MatchTransaction } from '../model/transaction.js';
import { passSeat } from '../read/passSeat.js';
import { survivors, type MatchInPlay } from '../read/matchInPlay.js';

/**
 * The seats lose their players and are open to others. If nobody would be left to play, they keep them: then the match has to wait.
 * Says whether somebody is left. Told together with them: seats that have been given up.
 */
export function leaveMissing(tx: MatchTransaction, current: MatchInPlay, missing: readonly SeatId[], given: readonly SeatId[]): boolean {
  const isWaiting = missing.length > 0 && survivors(current).every(seat => missing.includes(seat));
  const leaving = isWaiting ? [] : missing;
  for (const seat of leaving) passSeat(tx, current, seat, undefined);
  const gone = current.seats.map(({ id }) => id).filter(seat => leaving.includes(seat) || given.includes(seat));
  if (gone.length > 0) queueNotice(tx, current.phase, { notice: 'civil-disorder', seats: gone });
  return !isWaiting;
}
