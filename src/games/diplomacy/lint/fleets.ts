import { type ProvinceId, provinceOf } from '../board/location.js';
import type { OrderWarning } from './orderWarning.js';
import { pieceOf } from './pieces.js';
import type { Sheet } from './sheet.js';

/** A fleet that becomes an army to carry its order out stays one, whatever comes of the order. */
export function lintFleet(sheet: Sheet, at: ProvinceId): readonly OrderWarning[] {
  const unit = sheet.units.find(u => provinceOf(u.at) === at);
  const piece = pieceOf(sheet, at);
  if (!unit || !piece || unit.type === piece.order.unit.type) return [];
  return [{ code: 'becomes-army', at, ...(piece.target && { to: piece.target.id }) }];
}
