import type { Result } from '../../../lib/result.js';
import type { RefusedOrder } from '../orders/refusedOrder.js';
import { type Cursor, complete, notUnderstood, phraseAt, takePhrase, takePlace, takeUnit } from './cursor.js';
import type { OrderDraft } from './orderDraft.js';

/** Reads an order of a retreat phase: "A Any - Luo", "A Any R Luo", "A Any D", "Disband A Any". */
export function retreatOrder(cursor: Cursor): Result<OrderDraft, RefusedOrder> {
  const first = phraseAt(cursor, 0)?.meaning === 'disband' ? takePhrase(cursor) : undefined;
  const unit = takeUnit(cursor);
  if (!unit.ok) return unit;
  const { next } = cursor;
  const verb = first ?? takePhrase(cursor);
  if (verb === 'disband') return complete(cursor, { kind: 'disband', unit: unit.value });
  if (verb !== 'arrow') return notUnderstood(cursor, next);
  const to = takePlace(cursor);
  return to.ok ? complete(cursor, { kind: 'retreat', unit: unit.value, to: to.value }) : to;
}
