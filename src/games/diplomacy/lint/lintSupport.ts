import { provinceOf } from '../board/location.js';
import type { OrderOf, WrittenOrder } from '../model/writtenOrder.js';
import { isOwn, type LintContext } from './lintContext.js';
import type { OrderWarning } from './orderWarning.js';

/** Warns of a support for an own unit that does not match that unit's order. */
export function lintSupport(sheet: LintContext, order: WrittenOrder): readonly OrderWarning[] {
  if (order.kind !== 'support' || !isOwn(sheet, order.of)) return [];
  const did = sheet.orderOf(order.of);
  const { of, to } = order;
  if (to === undefined) return staysThere(did) ? [] : [holdFault(of, did)];
  if (did?.kind === 'move' && (to === did.to || to === provinceOf(did.to))) return [];
  return [moveFault(order, to, did)];
}

const staysThere = (did: WrittenOrder | undefined): boolean => did?.kind !== 'move' && did?.kind !== 'rapid';

const holdFault = (of: string, did: WrittenOrder | undefined): OrderWarning =>
  did?.kind === 'rapid' ? { code: 'supports-rapid-move', of } : { code: 'supports-hold-of-mover', of };

function moveFault({ of }: OrderOf<'support'>, to: string, did: WrittenOrder | undefined): OrderWarning {
  switch (did?.kind) {
    case undefined:
      return { code: 'supports-unordered', of, to };
    case 'move':
      return { code: 'supports-other-move', of, to, goes: did.to };
    case 'rapid':
      return { code: 'supports-rapid-move', of };
    case 'raise':
      return { code: 'supports-move-of-raise', of };
    default:
      return { code: 'supports-no-move', of, to };
  }
}
