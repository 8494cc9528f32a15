import { type ProvinceId, provinceOf } from '../board/location.js';
import type { LintContext } from './lintContext.js';
import { pieceOf } from './lintPieces.js';
import type { OrderWarning } from './orderWarning.js';

/** Warns of a fleet that becomes an army to carry out its order: it stays an army whatever the outcome. */
export function lintFleet(sheet: LintContext, at: ProvinceId): readonly OrderWarning[] {
  const unit = sheet.units.find(u => provinceOf(u.at) === at);
  const piece = pieceOf(sheet, at);
  if (!unit || !piece || unit.type === piece.order.unit.type) return [];
  return [{ code: 'becomes-army', at, ...(piece.target && { to: piece.target.id }) }];
}
