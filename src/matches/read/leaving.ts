import type { SeatId } from '../../games/game.js';
import { forgetBallots } from '../model/filing.js';
import { NAMELESS } from '../model/nameless.js';
import { dismissSubstitute, isLeaving, sit } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, matchInPlayAt } from './matchInPlay.js';

/**
 * Removes the player of a seat in an anonymous match, but lets the seat look taken until its phase closes: otherwise the moment would
 * identify somebody who leaves several matches at once. Until then nobody orders for it, and nobody waits for it.
 */
export function beginToLeave(tx: MatchTransaction, seat: SeatId): void {
  sit(tx, seat, `${NAMELESS}${tx.freshSecret().slice(0, 12)}`);
  dismissSubstitute(tx, seat);
  forgetBallots(tx, { seat });
}

/** When a phase closes, makes the seats that were left in it vacant. Returns the match after that, and these seats. */
export function leaveAtLast(
  tx: MatchTransaction,
  current: MatchInPlay,
): { readonly current: MatchInPlay; readonly left: readonly SeatId[] } {
  const left = current.seats.map(({ id }) => id).filter(seat => isLeaving(current, seat));
  for (const seat of left) sit(tx, seat, undefined);
  return { current: left.length > 0 ? matchInPlayAt(tx, current.phase) : current, left };
}
