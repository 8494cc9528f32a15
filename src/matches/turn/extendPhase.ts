import { isLeaving } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { isPlayed, type MatchInPlay, submissionsTo } from '../read/matchInPlay.js';
import { extensionOf, postponeOnce } from './postponeDeadline.js';

/**
 * Postpones the deadline, once, if a seat with a player has left open what would be decided by lot. Returns whether it did. In an anonymous
 * match the notice names no seats.
 */
export function isExtended(tx: MatchTransaction, current: MatchInPlay): boolean {
  const late =
    current.game
      .incomplete?.(current.phase.state, submissionsTo(tx, current))
      .filter(seat => isPlayed(current, seat) && !isLeaving(current, seat)) ?? [];
  const seats = current.match.plan.anonymous ? [] : late;
  return late.length > 0 && postponeOnce(tx, tx.now + extensionOf(tx, current), { notice: 'extended', seats });
}
