import type { Fault } from '../../game.js';
import { type Board, fleetMayStand, isSea, provinceAt } from './board.js';
import { type Location, provinceOf } from './location.js';
import type { UnitType } from './position.js';

/** Why a unit cannot be in a location, whatever else is there: `coast-needed` { at }, `cannot-stand` { type, at }. */
export function standFault(board: Board, type: UnitType, at: Location): Fault | undefined {
  const province = provinceOf(at);
  const { coasts = [] } = provinceAt(board, province) ?? {};
  if (type === 'F' && at === province && coasts.length > 0) return { code: 'coast-needed', at };
  const stands = type === 'F' ? fleetMayStand(board, at) : !isSea(board, at);
  return stands ? undefined : { code: 'cannot-stand', type, at: province };
}
