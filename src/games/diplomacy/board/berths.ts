import type { Board } from './board.js';
import { type Location, type ProvinceId, provinceOf } from './location.js';
import type { Unit } from './position.js';

/**
 * In an open ocean are any number of fleets. One alone is in "ngwo"; of several the first is in "ngwo#1", the second in "ngwo#2", as they
 * stand in the list of units.
 */
export const berthIn = (ocean: ProvinceId, number: number): Location => `${ocean}#${number}`;

/** The place a berth is in; any other place is itself. */
export function oceanOf(at: Location): Location {
  const mark = at.indexOf('#');
  return mark < 0 ? at : at.slice(0, mark);
}
/** Undefined: no berth. */
export function berthOf(at: Location): number | undefined {
  const mark = at.indexOf('#');
  return mark < 0 ? undefined : Number(at.slice(mark + 1));
}

/** Of the units by place the first one there that is not at `at`, of several fleets in an ocean too; where nobody else is, that one. */
export function otherUnitIn(units: ReadonlyMap<ProvinceId, Unit>, there: Location, at: Location): Unit | undefined {
  const first = units.get(there) ?? units.get(berthIn(there, 1));
  return first?.at === at ? (units.get(berthIn(there, 2)) ?? first) : first;
}

export const isOpenOcean = ({ open, provinceNumber }: Board, at: Location): boolean =>
  open !== undefined && open[provinceNumber.get(provinceOf(at)) ?? -1] === 1;

/** The same units, those in open oceans in their berths. */
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
