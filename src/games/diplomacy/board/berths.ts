import type { Board } from './board.js';
import { type Location, type ProvinceId, provinceOf } from './location.js';
import type { Unit } from './position.js';

/**
 * An open ocean holds any number of fleets. A single fleet is in "ngwo"; several are in "ngwo#1", "ngwo#2", in the order of the list of
 * units.
 */
export const berthIn = (ocean: ProvinceId, number: number): Location => `${ocean}#${number}`;

/** The ocean of a berth; any other location unchanged. */
export function oceanOf(at: Location): Location {
  const mark = at.indexOf('#');
  return mark < 0 ? at : at.slice(0, mark);
}
/** The berth's number; undefined for other locations. */
export function berthOf(at: Location): number | undefined {
  const mark = at.indexOf('#');
  return mark < 0 ? undefined : Number(at.slice(mark + 1));
}

/** The first unit at `there` that is not at `at`, also among several fleets in an ocean; if there is no other, the unit at `at`. */
export function otherUnitIn(units: ReadonlyMap<ProvinceId, Unit>, there: Location, at: Location): Unit | undefined {
  const first = units.get(there) ?? units.get(berthIn(there, 1));
  return first?.at === at ? (units.get(berthIn(there, 2)) ?? first) : first;
}

export const isOpenOcean = ({ open, provinceNumber }: Board, at: Location): boolean =>
  open !== undefined && open[provinceNumber.get(provinceOf(at)) ?? -1] === 1;

/** The units, with those in open oceans in their berths. */
export function withBerths(board: Board, units: readonly Unit[]): readonly Unit[] {
  if (board.open === undefined) return units;
  const fleets = new Map<Location, number>();
  for (const { at } of units) fleets.set(oceanOf(at), (fleets.get(oceanOf(at)) ?? 0) + 1);
  const lying = new Map<Location, number>();
  return units.map(unit => {
    const ocean = oceanOf(unit.at);
    if (!isOpenOcean(board, ocean)) return unit;
    const number = (lying.get(ocean) ?? 0) + 1;
    lying.set(ocean, number);
    return { ...unit, at: (fleets.get(ocean) ?? 0) > 1 ? berthIn(ocean, number) : ocean };
  });
}
