import type { SeatId } from '../../games/game.js';
import { queueNotice } from '../messages/notices.js';
import { queueToUser } from '../messages/queueing.js';
import { endReceipts } from '../messages/receipts.js';
import { standInOf } from '../model/standIn.js';
import type { MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, survivors } from '../read/matchInPlay.js';
import { passSeat } from '../read/passSeat.js';

/**
 * Removes the players of the `missing` seats and opens these to others. If no player would be left, they keep their seats, and the match
 * has to wait. Returns whether a player is left. `given`: seats that their players have left, announced in the same notice.
 */
export function leaveMissing(tx: MatchTransaction, current: MatchInPlay, missing: readonly SeatId[], given: readonly SeatId[]): boolean {
  const isWaiting = missing.length > 0 && survivors(current).every(seat => missing.includes(seat));
  const leaving = isWaiting ? [] : missing;
  for (const seat of leaving) takeAway(tx, current, seat);
  const gone = current.seats.map(({ id }) => id).filter(seat => leaving.includes(seat) || given.includes(seat));
  if (gone.length > 0 && standInOf(current.match) === undefined) queueNotice(tx, current.phase, { notice: 'civil-disorder', seats: gone });
  return !isWaiting;
}

/** Removes the player of a seat, and tells them why. */
function takeAway(tx: MatchTransaction, current: MatchInPlay, seat: SeatId): void {
  const { number } = current.phase;
  const user = current.seatHolders.find(one => one.seat === seat)?.user;
  passSeat(tx, current, seat, undefined);
  endReceipts(tx, seat);
  if (user !== undefined) queueToUser(tx, user, `replaced:${number}:${seat}`, { kind: 'replaced', phase: number, seat, missed: true });
}
