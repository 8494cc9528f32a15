import { type ProvinceId, provinceOf } from '../board/location.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import type { LintContext } from './lintContext.js';
import { endOf } from './lintMove.js';
import type { OrderWarning } from './orderWarning.js';

/** Warns of an order that helps or attacks a unit ordered by vote: its order is unknown until the votes are counted. */
export function lintVoted(sheet: LintContext, order: WrittenOrder): readonly OrderWarning[] {
  if (order.kind === 'support' || order.kind === 'convoy') return sheet.isVoted(order.of) ? [helpFault(sheet, order)] : [];
  const to = endOf(order);
  return to !== undefined && sheet.isVoted(to) ? [{ code: 'hits-voted', at: to }] : [];
}

/** Compares a support or convoy with the power's own vote for the unit: they match, they do not, or there is no vote. */
function helpFault(sheet: LintContext, { of, to }: { readonly of: ProvinceId; readonly to?: string }): OrderWarning {
  const asked = sheet.orderOf(of);
  const goes = asked && endOf(asked);
  if (to === undefined) return { code: goes === undefined ? 'helps-voted-hold' : 'helps-voted-mover', of };
  if (asked === undefined) return { code: 'helps-voted-unasked', of, to };
  return { code: goes === provinceOf(to) ? 'helps-voted-move' : 'helps-voted-otherwise', of, to };
}
