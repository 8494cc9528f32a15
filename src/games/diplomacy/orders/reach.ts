import { type Board, isSea, provinceAt } from '../board/board.js';
import { coastOf, type Location, type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Unit, UnitType } from '../board/position.js';
import type { Variant } from '../model/variant.js';

/** Where a unit could go and help from where it stands, and as what. Depends on nothing that changes. */
interface Reach {
  readonly places: readonly Location[];
  readonly steps: ReadonlyMap<Location, UnitType>;
  readonly support: ReadonlyMap<ProvinceId, UnitType>;
  readonly aims: readonly SupportTarget[];
  readonly inReach: Uint8Array;
}

/** Where a unit may be supported to. */
export interface SupportTarget {
  readonly to: Location;
  /** The number of the province. */
  readonly province: number;
}

/** The reaches of one power's units, by their places. */
interface Reaches {
  readonly armies: Map<Location, Reach>;
  readonly fleets: Map<Location, Reach>;
}

/** The reaches on one variant: of everybody alike where no rule lets anyone go farther, else of each power. */
interface Atlas {
  readonly variant: Variant;
  readonly everybodys: Reaches | undefined;
  readonly powers: Map<PowerId, Reaches>;
}

/** Worked out once for each unit and place of a variant. */
const atlases = new WeakMap<Variant, Atlas>();
/** Whoever asks mostly asks again. */
let askedLast: Atlas | undefined;

function atlasOf(variant: Variant): Atlas {
  if (askedLast?.variant === variant) return askedLast;
  const isAlike = variant.rules.every(rule => rule.reachesAs === undefined);
  const atlas = atlases.get(variant) ?? { variant, everybodys: isAlike ? noReaches() : undefined, powers: new Map<PowerId, Reaches>() };
  atlases.set(variant, atlas);
  askedLast = atlas;
  return atlas;
}

const noReaches = (): Reaches => ({ armies: new Map<Location, Reach>(), fleets: new Map<Location, Reach>() });

function reachOf(variant: Variant, unit: Unit): Reach {
  const atlas = atlasOf(variant);
  const { armies, fleets } = atlas.everybodys ?? reachesOf(atlas, unit.power);
  const known = unit.type === 'A' ? armies : fleets;
  const reach = known.get(unit.at);
  if (reach) return reach;
  const found = workOut(variant, unit);
  known.set(unit.at, found);
  return found;
}

function reachesOf({ powers }: Atlas, power: PowerId): Reaches {
  const known = powers.get(power);
  if (known) return known;
  const fresh = noReaches();
  powers.set(power, fresh);
  return fresh;
}

function workOut(variant: Variant, unit: Unit): Reach {
  const { board, rules } = variant;
  const own = (unit.type === 'F' ? board.fleetNeighbours.get(unit.at) : board.armyNeighbours.get(provinceOf(unit.at))) ?? [];
  const steps = new Map<Location, UnitType>(own.map(to => [to, unit.type]));
  const support = new Map<ProvinceId, UnitType>(own.map(to => [provinceOf(to), unit.type]));
  for (const { id } of board.provinces) {
    const type = support.has(id) ? undefined : rules.map(rule => rule.reachesAs?.(unit, id, board)).find(t => t !== undefined);
    if (type === undefined) continue;
    steps.set(id, type);
    support.set(id, type);
  }
  const places = [...steps.keys()];
  const aims = [...new Set(unit.type === 'F' ? [...places, ...places.map(provinceOf)] : places)];
  return {
    places,
    steps,
    support,
    aims: aims.map((to): SupportTarget => ({ to, province: board.provinceNumber.get(provinceOf(to)) ?? -1 })),
    inReach: Uint8Array.from(board.provinces, ({ id }) => (support.has(id) ? 1 : 0)),
  };
}

/** As what a unit would step to a neighbouring place: its own type, or one a rule lets it take; undefined: not at all. */
export function typeToReach(variant: Variant, unit: Unit, to: Location): UnitType | undefined {
  const { steps } = reachOf(variant, unit);
  return steps.get(to) ?? (unit.type === 'A' ? steps.get(provinceOf(to)) : undefined);
}

/** As what a unit would give support into a province, on whatever coast. */
export const typeToSupport = (variant: Variant, unit: Unit, into: ProvinceId): UnitType | undefined =>
  reachOf(variant, unit).support.get(into);

/** By province number: 1 where a unit may give support. */
export const reachOfSupport = (variant: Variant, unit: Unit): Uint8Array => reachOf(variant, unit).inReach;

/** Where a unit may be supported to, if nobody carries it: each coast, and the province with the coast left open. */
export const supportTargetsOf = (variant: Variant, unit: Unit): readonly SupportTarget[] => reachOf(variant, unit).aims;

/** Every place a unit may step to; a fleet's with their coasts. */
export const placesToReach = (variant: Variant, unit: Unit): readonly Location[] => reachOf(variant, unit).places;

/** A province's coasts as locations; the province itself where it has but one. */
export function coastsOf(board: Board, province: ProvinceId): readonly Location[] {
  const coasts = provinceAt(board, province)?.coasts ?? [];
  return coasts.length === 0 ? [province] : coasts.map(coast => `${province}/${coast}`);
}

/** A fleet may not be sent to a province with several coasts without naming one. */
export const lacksCoast = (board: Board, type: UnitType, to: Location): boolean =>
  type === 'F' && coastOf(to) === undefined && (provinceAt(board, to)?.coasts.length ?? 0) > 0;

/** Whether a unit could carry an army: fleets at sea can, and others where a rule lets them. */
export const mayConvoy = ({ board, rules }: Variant, unit: Unit): boolean =>
  unit.type === 'F' && (isSea(board, provinceOf(unit.at)) || rules.some(rule => rule.mayConvoy?.(unit, board)));
