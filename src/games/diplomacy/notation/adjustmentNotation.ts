import type { Result } from '../../../lib/result.js';
import type { RefusedOrder } from '../orders/refusedOrder.js';
import { type Cursor, complete, notUnderstood, takePhrase, takeUnit } from './cursor.js';
import type { OrderDraft } from './orderDraft.js';

/**
 * Reads an order of an adjustments phase: "Build A Xia", "+A Xia", "Remove A Xia", "A Xia D", "Waive". In placement phases "A Kob" is
 * enough.
 */
export function adjustmentOrder(cursor: Cursor): Result<OrderDraft, RefusedOrder> {
  const first = takePhrase(cursor);
  if (first === 'waive') return complete(cursor, { kind: 'waive' });
  const unit = takeUnit(cursor);
  if (!unit.ok) return unit;
  const { next } = cursor;
  if (cursor.phase === 'placement' && next === cursor.line.words.length) return complete(cursor, { kind: 'build', unit: unit.value });
  const verb = first ?? (SIGNS.includes(cursor.line.words[next]?.text ?? '') ? undefined : takePhrase(cursor));
  if (verb === 'build' || verb === 'remove') return complete(cursor, { kind: verb, unit: unit.value });
  return notUnderstood(cursor, next);
}

/** Signs that are valid only before a unit: "A Xia -" is an unfinished move. */
const SIGNS = ['+', '-'];
