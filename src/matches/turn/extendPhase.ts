import { isLeaving } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { isPlayed, submissionsTo, type Table } from '../read/table.js';
import { extensionOf, isPutOffOnce } from './putOff.js';

/**
 * Puts the deadline off, once, if a seat with a player has left undone what the lot would do for it; says whether it did. In an
 * anonymous match nobody is told which.
 */
export function isExtended(tx: MatchTransaction, table: Table): boolean {
  const late =
    table.game.incomplete?.(table.phase.state, submissionsTo(tx, table)).filter(seat => isPlayed(table, seat) && !isLeaving(table, seat)) ??
    [];
  const seats = table.match.plan.anonymous ? [] : late;
  return late.length > 0 && isPutOffOnce(tx, tx.now + extensionOf(tx, table), { notice: 'extended', seats });
}
