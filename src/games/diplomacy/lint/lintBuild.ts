import type { PowerId } from '../board/location.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { isPlacement, placementsDue } from '../orders/allowance.js';
import type { OrderWarning } from './orderWarning.js';

/** Warns of a build in a centre while placements, which come first, are not all ordered. */
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
