import type { SeatId } from '../../games/game.js';
import { wasAway } from '../model/absence.js';
import type { DutyKind } from '../model/duty.js';
import { type Capacity, isCapacity } from '../model/match.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { hasDecided, isPlayed, type MatchInPlay, submissionsTo } from '../read/matchInPlay.js';
import { missingSeats } from '../read/missing.js';
import { isNewcomer } from './fairPart.js';
import { extensionOf } from './postponeDeadline.js';

/** Postponements for missing orders: whoever is late in a phase is so from the first of them on. */
const FOR_MISSING: ReadonlySet<string> = new Set(['extension-spent', 'grace', 'waits-for-absent']);

/**
 * Notes what became of the orders that players owed in a closing phase. Nothing about players who announced their absence, nor in an anonymous
 * match. Orders that are missing when somebody closes the phase before its deadline, or of somebody who has just taken the seat, were not missed.
 */
export function countDuties(tx: MatchTransaction, current: MatchInPlay, by: 'ready' | 'deadline' | Capacity): void {
  const missing = missingIn(tx, current);
  for (const seat of owing(tx, current)) {
    if (!missing.includes(seat)) note(tx, current, seat, 'kept');
    else if (!isCapacity(by) && !isNewcomer(tx, current, seat)) note(tx, current, seat, 'missed');
  }
}

/** Whether the phase has been postponed for missing orders. */
export const isLateAlready = ({ facts }: MatchReader, { phase: { number } }: MatchInPlay): boolean =>
  facts.extensions.some(({ phase, reason }) => phase === number && FOR_MISSING.has(reason));

/**
 * Notes who was in time and who is late, when the deadline is postponed for missing orders for the first time in the phase. A player who
 * has just taken the seat is never late.
 */
export function countLate(tx: MatchTransaction, current: MatchInPlay, missing: readonly SeatId[]): void {
  for (const seat of owing(tx, current)) {
    if (!missing.includes(seat)) note(tx, current, seat, 'kept');
    else if (!isNewcomer(tx, current, seat)) note(tx, current, seat, 'late');
  }
}

/** Notes that a player gave a seat up. */
export const countLeft = (tx: MatchTransaction, current: MatchInPlay, seat: SeatId): void => note(tx, current, seat, 'left');

/**
 * The seats that owe orders in the phase, without those of players who announced their absence, and of those who have been back for less time
 * than the deadline would be postponed for them.
 */
const owing = (tx: MatchTransaction, current: MatchInPlay): readonly SeatId[] =>
  current.name.awaits.filter(seat => isPlayed(current, seat) && !wasAway(tx, seat, extensionOf(tx, current)));

/** The seats that owe something in the phase and have not sent it. */
export function missingIn(tx: MatchTransaction, current: MatchInPlay): readonly SeatId[] {
  if (!current.game.endsRound) return missingSeats(tx, current);
  const sent = submissionsTo(tx, current);
  return current.name.awaits.filter(seat => !hasDecided(current, seat, sent.get(seat)));
}

function note(tx: MatchTransaction, { match, phase, seatHolders }: MatchInPlay, seat: SeatId, kind: DutyKind): void {
  const user = seatHolders.find(one => one.seat === seat)?.user;
  if (user !== undefined && !match.plan.anonymous) tx.add('duties', { phase: phase.number, user, kind });
}
