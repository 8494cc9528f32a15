import { memoiseByObject } from '../../../lib/memoise.js';
import { oceanOf } from '../board/berths.js';
import { type Board, isSea, numberOfLocation, provinceAt, provinceNumberOf } from '../board/board.js';
import { type Location, type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import { type LocationTable, locationTable, lookUp, putAt } from '../board/locationTable.js';
import type { Unit, UnitType } from '../board/position.js';
import type { Variant } from '../model/variant.js';

/** Where a unit can move and give support from its location, and as which type. Depends on the variant only. */
interface Reach {
  readonly places: readonly Location[];
  /** Location number → the type as which it can move there: its index in `TYPES`. */
  readonly steps: Uint8Array;
  /** Province number → likewise for support. */
  readonly support: Uint8Array;
  readonly aims: readonly SupportTarget[];
  /** Province number → 1 if it can give support there. */
  readonly inReach: Uint8Array;
}

/** Types by their code in tables. Code 0: not within reach. */
const TYPES: readonly (UnitType | undefined)[] = [undefined, 'A', 'F'];
const codeOf = (type: UnitType | undefined): number => TYPES.indexOf(type);

/** A place to which a unit may be supported. */
export interface SupportTarget {
  readonly to: Location;
  /** Province number. */
  readonly province: number;
}

/** Reaches by location, of armies and of fleets. */
interface UnitReaches {
  readonly armies: LocationTable<Reach>;
  readonly fleets: LocationTable<Reach>;
}

/** One variant's reaches: shared by all powers, unless some rule extends a reach; then by power. */
interface ReachCache {
  readonly variant: Variant;
  readonly shared: UnitReaches | undefined;
  readonly powers: Map<PowerId, UnitReaches>;
}

/** Returns the cache of a variant, in which each reach is computed only once. */
const cacheOf = memoiseByObject((variant: Variant): ReachCache => {
  const isAlike = variant.rules.every(rule => rule.reachesAs === undefined);
  return { variant, shared: isAlike ? noReaches(variant.board) : undefined, powers: new Map<PowerId, UnitReaches>() };
});

const noReaches = (board: Board): UnitReaches => ({ armies: locationTable(board), fleets: locationTable(board) });

function reachOf(variant: Variant, unit: Unit): Reach {
  const cache = cacheOf(variant);
  const { armies, fleets } = cache.shared ?? reachesOf(cache, unit.power);
  const known = unit.type === 'A' ? armies : fleets;
  const reach = lookUp(known, unit.at);
  if (reach !== undefined) return reach;
  const found = workOut(variant, unit);
  putAt(known, unit.at, found);
  return found;
}

function reachesOf({ variant, powers }: ReachCache, power: PowerId): UnitReaches {
  const known = powers.get(power);
  if (known) return known;
  const fresh = noReaches(variant.board);
  powers.set(power, fresh);
  return fresh;
}

function workOut(variant: Variant, unit: Unit): Reach {
  const { board, rules } = variant;
  const own = (unit.type === 'F' ? board.fleetNeighbours.get(unit.at) : board.armyNeighbours.get(provinceOf(unit.at))) ?? [];
  const steps = new Map<Location, UnitType>(own.map(to => [to, unit.type]));
  const support = new Map<ProvinceId, UnitType>(own.map(to => [provinceOf(to), unit.type]));
  const further = rules.flatMap(({ reachesAs }) => reachesAs ?? []);
  for (const { id } of further.length > 0 ? board.provinces : []) {
    const type = support.has(id) ? undefined : further.map(reachesAs => reachesAs(unit, id, board)).find(t => t !== undefined);
    if (type === undefined) continue;
    steps.set(id, type);
    support.set(id, type);
  }
  const places = [...steps.keys()];
  const aims = [...new Set(unit.type === 'F' ? [...places, ...places.map(provinceOf)] : places)];
  return {
    places,
    steps: table(
      board.locations.length,
      [...steps].map(([to, type]) => [numberOfLocation(board, to), codeOf(type)]),
    ),
    support: table(
      board.provinces.length,
      [...support].map(([id, type]) => [provinceNumberOf(board, id), codeOf(type)]),
    ),
    aims: aims.map((to): SupportTarget => ({ to, province: provinceNumberOf(board, provinceOf(to)) })),
    inReach: table(
      board.provinces.length,
      [...support.keys()].map(id => [provinceNumberOf(board, id), 1]),
    ),
  };
}

/** Only what is within reach is gone through: the first listing of orders on a board works this out for every unit. */
function table(size: number, entries: readonly (readonly [number: number, value: number])[]): Uint8Array {
  const values = new Uint8Array(size);
  for (const [number, value] of entries) values[number] = value;
  return values;
}

/**
 * Returns the type as which a unit would move to a neighbouring place: its own, or one that a rule lets it take. Undefined if it cannot
 * move there.
 */
export function typeToReach(variant: Variant, unit: Unit, to: Location): UnitType | undefined {
  const { steps } = reachOf(variant, unit);
  return typeIn(steps, variant, to) ?? (unit.type === 'A' ? typeIn(steps, variant, provinceOf(to)) : undefined);
}

/** Returns the type as which a unit would support into a province, on any coast. Undefined if it cannot. */
export const typeToSupport = (variant: Variant, unit: Unit, into: ProvinceId): UnitType | undefined =>
  typeIn(reachOf(variant, unit).support, variant, into);

/** A fleet comes into an ocean, never into one of its berths. */
const typeIn = (types: Uint8Array, { board }: Variant, at: Location): UnitType | undefined =>
  board.open !== undefined && oceanOf(at) !== at ? undefined : TYPES[types[numberOfLocation(board, at)] ?? 0];

/** Province number → 1 if the unit can give support there. */
export const reachOfSupport = (variant: Variant, unit: Unit): Uint8Array => reachOf(variant, unit).inReach;

/** Returns where a unit may be supported to without a convoy: each coast, and the province without a coast. */
export const supportTargetsOf = (variant: Variant, unit: Unit): readonly SupportTarget[] => reachOf(variant, unit).aims;

/** Returns every place that a unit can move to; coasts included for fleets. */
export const placesToReach = (variant: Variant, unit: Unit): readonly Location[] => reachOf(variant, unit).places;

/** Returns the coasts of a province as locations; the province itself if it has no named coasts. */
export function coastsOf(board: Board, province: ProvinceId): readonly Location[] {
  const coasts = provinceAt(board, province)?.coasts ?? [];
  return coasts.length === 0 ? [province] : coasts.map(coast => `${province}/${coast}`);
}

/** Whether a unit could carry an army: fleets at sea, and others that a rule allows. */
export function mayConvoy({ board, rules }: Variant, unit: Unit): boolean {
  if (unit.type !== 'F') return false;
  if (isSea(board, provinceOf(unit.at))) return true;
  for (const rule of rules) if (rule.mayConvoy?.(unit, board)) return true;
  return false;
}
