import { type ProvinceId, provinceOf } from '../board/location.js';
import type { DislodgedUnit, Position, Unit } from '../board/position.js';

/** Units and dislodged units by province. */
export interface UnitsByProvince {
  readonly units: ReadonlyMap<ProvinceId, Unit>;
  readonly dislodged: ReadonlyMap<ProvinceId, DislodgedUnit>;
}

export const unitsByProvince = ({ units, dislodged }: Position): UnitsByProvince => ({
  units: byProvince(units),
  dislodged: dislodged.length === 0 ? NOBODY : byProvince(dislodged),
});

const NOBODY: UnitsByProvince['dislodged'] = new Map();

function byProvince<T extends Unit>(units: readonly T[]): ReadonlyMap<ProvinceId, T> {
  const found = new Map<ProvinceId, T>();
  for (const unit of units) found.set(provinceOf(unit.at), unit);
  return found;
}
