import type { SeatId } from '../../games/game.js';
import { forgetBallots } from '../model/filing.js';
import { NAMELESS } from '../model/nameless.js';
import { dismissSubstitute, isLeaving, sit } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, matchInPlayAt } from './matchInPlay.js';

/**
 * In an anonymous match a seat that its player gives up looks taken until its phase closes: somebody who leaves several games at once would
 * otherwise be known by the moment. Till then nobody orders for it, and nobody waits for it.
 */
export function beginToLeave(tx: MatchTransaction, seat: SeatId): void {
  sit(tx, seat, `${NAMELESS}${tx.freshSecret().slice(0, 12)}`);
  dismissSubstitute(tx, seat);
  forgetBallots(tx, { seat });
}

/** The phase closes: the seats that were given up in it have no player. The table after that, and which they were. */
export function leaveAtLast(tx: MatchTransaction, current: MatchInPlay): { readonly current: MatchInPlay; readonly left: readonly SeatId[] } {
  const left = current.seats.map(({ id }) => id).filter(seat => isLeaving(current, seat));
  for (const seat of left) sit(tx, seat, undefined);
  return { current: left.length > 0 ? matchInPlayAt(tx, current.phase) : current, left };
}
