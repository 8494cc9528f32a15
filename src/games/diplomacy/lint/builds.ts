import { isPlacement, placementsDue } from '../adjudication/allowance.js';
import type { PowerId } from '../board/location.js';
import type { WrittenOrder } from '../orders/written.js';
import type { Situation } from '../state.js';
import type { Variant } from '../variant.js';
import type { OrderWarning } from './orderWarning.js';

/** A build in a centre, of a power whose placements come first and are not all ordered. */
export function lintBuild(
  variant: Variant,
  situation: Situation,
  power: PowerId,
  order: WrittenOrder,
  all: readonly WrittenOrder[],
): readonly OrderWarning[] {
  if (order.kind !== 'build' || isPlacement(variant, order)) return [];
  const placed = all.filter(one => one.kind === 'build' && isPlacement(variant, one)).length;
  const due = placementsDue(variant, situation, power);
  return placed < due ? [{ code: 'placements-first', missing: due - placed }] : [];
}
