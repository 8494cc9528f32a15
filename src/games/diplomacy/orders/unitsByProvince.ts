import type { Board } from '../board/board.js';
import { provinceOf } from '../board/location.js';
import { type LocationTable, locationTable, putAt } from '../board/locationTable.js';
import type { DislodgedUnit, Position, Unit } from '../board/position.js';

/** Units and dislodged units by province. */
export interface UnitsByProvince {
  readonly units: LocationTable<Unit>;
  readonly dislodged: LocationTable<DislodgedUnit>;
}

export const unitsByProvince = (board: Board, { units, dislodged }: Position): UnitsByProvince => ({
  units: unitTable(board, units),
  dislodged: unitTable(board, dislodged),
});

export function unitTable<T extends Unit>(board: Board, units: readonly T[]): LocationTable<T> {
  const found = locationTable<T>(board);
  for (const unit of units) putAt(found, provinceOf(unit.at), unit);
  return found;
}
