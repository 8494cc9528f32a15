import type { PowerId } from './location.js';
import type { Position, Unit } from './position.js';

/** Returns the units of a power that need a centre, i.e. all but its free units. */
export const unitsOf = (position: Position, power: PowerId): readonly Unit[] => position.units.filter(u => u.power === power && !u.free);

export const centresOf = ({ centres }: Position, power: PowerId): number => Object.values(centres).filter(owner => owner === power).length;
