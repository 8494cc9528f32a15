import type { Fault } from '../../game.js';
import { type ProvinceId, provinceOf } from '../board/location.js';
import type { LintContext } from './lintContext.js';
import { pieceOf } from './lintPieces.js';

/** A fleet that becomes an army to carry its order out stays one, whatever comes of the order. */
export function lintFleet(sheet: LintContext, at: ProvinceId): readonly Fault[] {
  const unit = sheet.units.find(u => provinceOf(u.at) === at);
  const piece = pieceOf(sheet, at);
  if (!unit || !piece || unit.type === piece.order.unit.type) return [];
  return [{ code: 'becomes-army', at, ...(piece.target && { to: piece.target.id }) }];
}
