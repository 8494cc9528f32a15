import { isLeaving } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { isPlayed, submissionsTo, type MatchInPlay } from '../read/matchInPlay.js';
import { extensionOf, isPostponedOnce } from './postponeDeadline.js';

/**
 * Puts the deadline off, once, if a seat with a player has left undone what the lot would do for it; says whether it did. In an
 * anonymous match nobody is told which.
 */
export function isExtended(tx: MatchTransaction, current: MatchInPlay): boolean {
  const late =
    current.game.incomplete?.(current.phase.state, submissionsTo(tx, current)).filter(seat => isPlayed(current, seat) && !isLeaving(current, seat)) ??
    [];
  const seats = current.match.plan.anonymous ? [] : late;
  return late.length > 0 && isPostponedOnce(tx, tx.now + extensionOf(tx, current), { notice: 'extended', seats });
}
