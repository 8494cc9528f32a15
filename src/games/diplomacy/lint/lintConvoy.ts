import { isCarried } from '../adjudication/convoyChain.js';
import { provinceOf } from '../board/location.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { isOwn, type LintContext } from './lintContext.js';
import { pieceOf } from './lintPieces.js';
import type { OrderWarning } from './orderWarning.js';

/**
 * Warns of an army that the power's own fleets do not carry all the way, and of a fleet that convoys an own army to another place than the
 * army is ordered to.
 */
export function lintConvoy(sheet: LintContext, order: WrittenOrder): readonly OrderWarning[] {
  if (order.kind === 'convoy') return fitsArmy(sheet, order) ? [] : [{ code: 'convoys-other-move', of: order.of, to: order.to }];
  const army = order.kind === 'move' ? pieceOf(sheet, provinceOf(order.at)) : undefined;
  if (!army?.target || army.fleets === undefined || isCarried(sheet.variant.board, army, army.fleets)) return [];
  return [{ code: army.fleets.length > 0 ? 'convoy-too-short' : 'needs-convoy', to: army.target.id }];
}

function fitsArmy(sheet: LintContext, { of, to }: { readonly of: string; readonly to: string }): boolean {
  const did = sheet.orderOf(of);
  return !isOwn(sheet, of) || (did?.kind === 'move' && provinceOf(did.to) === to);
}
