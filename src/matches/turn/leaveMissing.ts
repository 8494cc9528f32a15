import type { SeatId } from '../../games/game.js';
import { queueNotice } from '../messages/notices.js';
import { queueToUser } from '../messages/queueing.js';
import { endReceipts } from '../messages/receipts.js';
import { asksForSeats, standInOf } from '../model/standIn.js';
import type { MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, survivors } from '../read/matchInPlay.js';
import { passSeat } from '../read/passSeat.js';

/**
 * Removes the players of the `missing` seats and opens these to others. If no player would be left, they keep their seats, and the match
 * has to wait; where substitutes are asked to take seats, one of them keeps theirs, and the match goes on while the others are new to the
 * list of open seats. Returns whether it goes on. `given`: seats that their players have left, announced in the same notice.
 */
export function leaveMissing(tx: MatchTransaction, current: MatchInPlay, missing: readonly SeatId[], given: readonly SeatId[]): boolean {
  const isWaiting = missing.length > 0 && survivors(current).every(seat => missing.includes(seat));
  const leaving = isWaiting ? (asksForSeats(current.match) ? allButOne(current, missing) : []) : missing;
  for (const seat of leaving) takeAway(tx, current, seat);
  const gone = current.seats.map(({ id }) => id).filter(seat => leaving.includes(seat) || given.includes(seat));
  if (gone.length > 0 && standInOf(current.match) === undefined) queueNotice(tx, current.phase, { notice: 'civil-disorder', seats: gone });
  return !isWaiting || leaving.length > 0 || (asksForSeats(current.match) && isLateOpened(tx, current));
}

/** For so many phases a match goes on without players while substitutes are asked to take a seat. */
const ASKED_FOR = 8;

/** Whether substitutes have just begun to be asked for a seat. */
const isLateOpened = ({ facts: { vacancies } }: MatchTransaction, { phase: { number } }: MatchInPlay): boolean =>
  vacancies.some(({ open, calledIn, phase }) => open && !calledIn && phase > number - ASKED_FOR);

/** The host can let a match go on that waits, and stays if they play. In an anonymous match that would tell what they play. */
function allButOne({ match, seatHolders }: MatchInPlay, missing: readonly SeatId[]): readonly SeatId[] {
  const hosts = seatHolders.find(({ seat, user }) => user === match.host && missing.includes(seat))?.seat;
  const staying = (match.plan.anonymous ? undefined : hosts) ?? missing[0];
  return missing.filter(seat => seat !== staying);
}

/** Removes the player of a seat, and tells them why. */
function takeAway(tx: MatchTransaction, current: MatchInPlay, seat: SeatId): void {
  const { number } = current.phase;
  const user = current.seatHolders.find(one => one.seat === seat)?.user;
  passSeat(tx, current, seat, undefined);
  endReceipts(tx, seat);
  if (user !== undefined) queueToUser(tx, user, `replaced:${number}:${seat}`, { kind: 'replaced', phase: number, seat, missed: true });
}
