import type { Board } from './board.js';
import { type Location, type ProvinceId, provinceOf } from './location.js';
import { type LocationTable, lookUp } from './locationTable.js';
import type { Unit } from './position.js';

/**
 * Returns the location of one of several fleets in an open ocean, which holds any number of them: "ngwo#1", "ngwo#2", in the order of the
 * list of units. A single fleet is in "ngwo".
 */
export const berthIn = (ocean: ProvinceId, number: number): Location => `${ocean}#${number}`;

/** Returns the ocean of a berth, and any other location unchanged. */
export function oceanOf(at: Location): Location {
  const mark = at.indexOf('#');
  return mark < 0 ? at : at.slice(0, mark);
}
/** Returns the number of a berth; undefined for other locations. */
export function berthOf(at: Location): number | undefined {
  const mark = at.indexOf('#');
  return mark < 0 ? undefined : Number(at.slice(mark + 1));
}

/**
 * Returns the first unit at `there` that is not the one at `at`, also among several fleets in an ocean. If there is no other unit, returns
 * the one at `at`; if there is none at all, undefined.
 */
export function otherUnitIn(units: LocationTable<Unit>, there: Location, at: Location): Unit | undefined {
  const first = lookUp(units, there) ?? lookUp(units, berthIn(there, 1));
  return first?.at === at ? (lookUp(units, berthIn(there, 2)) ?? first) : first;
}

export const isOpenOcean = ({ open, provinceNumber }: Board, at: Location): boolean =>
  open !== undefined && open[provinceNumber.get(provinceOf(at)) ?? -1] === 1;

/** Returns the units, with a berth assigned to each of several fleets in one open ocean. */
export function withBerths(board: Board, units: readonly Unit[]): readonly Unit[] {
  if (board.open === undefined) return units;
  const fleets = new Map<Location, number>();
  for (const { at } of units) fleets.set(oceanOf(at), (fleets.get(oceanOf(at)) ?? 0) + 1);
  const lying = new Map<Location, number>();
  return units.map(unit => {
    const ocean = oceanOf(unit.at);
    const number = (lying.get(ocean) ?? 0) + 1;
    lying.set(ocean, number);
    return { ...unit, at: (fleets.get(ocean) ?? 0) > 1 ? berthIn(ocean, number) : ocean };
  });
}
