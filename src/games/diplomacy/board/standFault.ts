import { type Board, fleetMayStand, isSea, provinceAt } from './board.js';
import { type Location, type ProvinceId, provinceOf } from './location.js';
import type { UnitType } from './position.js';

/** Why a unit cannot be in a location, whatever else is there. */
export type MisplacedUnit =
  | { readonly code: 'coast-needed'; readonly at: ProvinceId; readonly coasts?: readonly Location[] }
  | { readonly code: 'cannot-stand'; readonly type: UnitType; readonly at: ProvinceId };

/** Returns why a unit of that type cannot be there; undefined if it can. */
export function standFault(board: Board, type: UnitType, at: Location): MisplacedUnit | undefined {
  const province = provinceOf(at);
  const { coasts = [] } = provinceAt(board, province) ?? {};
  if (type === 'F' && at === province && coasts.length > 0) return { code: 'coast-needed', at };
  const stands = type === 'F' ? fleetMayStand(board, at) : !isSea(board, at);
  return stands ? undefined : { code: 'cannot-stand', type, at: province };
}
