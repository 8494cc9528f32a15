import type { PowerId } from './location.js';
import type { Position, Unit } from './position.js';

/** Returns the units of a power that need a centre, i.e. all but its free units. */
export const unitsOf = (position: Position, power: PowerId): readonly Unit[] => position.units.filter(u => u.power === power && !u.free);

/** Whether a power has a unit, dislodged or not. */
export function hasUnits({ units, dislodged }: Position, power: PowerId): boolean {
  for (const unit of units) if (unit.power === power) return true;
  for (const unit of dislodged) if (unit.power === power) return true;
  return false;
}

export const centresOf = ({ centres }: Position, power: PowerId): number => Object.values(centres).filter(owner => owner === power).length;
