import { ok, type Result, refuse } from '../../../lib/result.js';
import { berthIn, isOpenOcean, oceanOf, otherUnitIn } from '../board/berths.js';
import { type Board, fleetMayStand } from '../board/board.js';
import { ordererOf } from '../board/duchies.js';
import { type Location, type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import { type LocationTable, lookUp, valuesIn } from '../board/locationTable.js';
import type { DislodgedUnit, Unit, UnitType } from '../board/position.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import type { RefusedOrder } from '../orders/refusedOrder.js';
import type { DraftOf, NamedUnit, OrderDraft } from './orderDraft.js';
import type { ReadingContext } from './readingContext.js';
import type { NamedPlace } from './word.js';

type Settled = Result<WrittenOrder, RefusedOrder>;

/** Completes a draft from the position: the unit's type and coast, and the only coast a fleet can reach. */
export function orderFromDraft(context: ReadingContext, power: PowerId, draft: OrderDraft): Settled {
  switch (draft.kind) {
    case 'waive':
      return ok({ kind: 'waive' });
    case 'build':
      return build(context, draft.unit);
    case 'retreat':
    case 'disband':
      return settleRetreat(context, power, draft);
    default: {
      const unit = unitOrdered(context, context.units, power, draft.unit, draft.kind === 'remove' ? ownerOf : ordererOf);
      return unit.ok ? settleFor(context, unit.value, draft) : unit;
    }
  }
}

/** Who orders a removal: if several seats share a power, the power's own seat. */
const ownerOf = ({ power }: Unit): PowerId => power;

/** Finds the unit that a power may order: its own, or one ordered by vote. */
function unitOrdered<T extends Unit>(
  context: ReadingContext,
  units: LocationTable<T>,
  power: PowerId,
  named: NamedUnit,
  whose: (unit: Unit) => PowerId = ordererOf,
): Result<T, RefusedOrder> {
  if (named.type === 'V') return refuse({ code: 'virtual-not-ordered', at: named.at.province });
  const unit = lookUp(units, named.at.province) ?? fleetAfloat(context, units, power, named.at, whose);
  if (unit === undefined) return refuse({ code: 'no-unit', at: named.at.province });
  if (whose(unit) !== power && !context.voted.has(unit.power)) return refuse({ code: 'not-your-unit', at: named.at.province });
  return named.type === undefined || named.type === unit.type ? ok(unit) : wrongType(unit);
}

/**
 * Finds a fleet in an open ocean: the numbered one; without a number, the power's first one without an order, else its first one, else the
 * first of any power.
 */
function fleetAfloat<T extends Unit>(
  { board, isOrdered }: ReadingContext,
  units: LocationTable<T>,
  power: PowerId,
  { province, berth }: NamedPlace,
  whose: (unit: Unit) => PowerId,
): T | undefined {
  if (!isOpenOcean(board, province)) return undefined;
  if (berth !== undefined) return lookUp(units, berthIn(province, berth));
  const there = valuesIn(units).filter(({ at }) => oceanOf(at) === province);
  const own = there.filter(unit => whose(unit) === power);
  return own.find(({ at }) => !isOrdered(at)) ?? own[0] ?? there[0];
}

const wrongType = (unit: Unit): Result<never, RefusedOrder> => refuse({ code: 'wrong-type', at: provinceOf(unit.at), type: unit.type });

function settleFor(
  context: ReadingContext,
  unit: Unit,
  draft: Exclude<OrderDraft, DraftOf<'waive' | 'build' | 'retreat' | 'disband'>>,
): Settled {
  const { type, at } = unit;
  switch (draft.kind) {
    case 'hold':
    case 'raise':
    case 'remove':
      return ok({ kind: draft.kind, type, at });
    case 'rapid':
      return ok({ kind: 'rapid', type, at, path: draft.path.map(place => place.location) });
    case 'move': {
      const reachable = type === 'F' ? context.board.fleetNeighbours.get(at) : undefined;
      const to = destination(type, draft.to, reachable ?? NOWHERE);
      if (!to.ok) return to;
      return ok(draft.viaConvoy ? { kind: 'move', type, at, to: to.value, viaConvoy: true } : { kind: 'move', type, at, to: to.value });
    }
    case 'support':
      return support(context, unit, draft);
    case 'convoy':
      return convoy(context, unit, draft);
    default:
      return draft satisfies never;
  }
}

const NOWHERE: readonly Location[] = [];

/** Returns the location of a target. Armies have no coast. A fleet takes the written coast, else the only one it can reach. */
function destination(type: UnitType, to: NamedPlace, reachable: readonly Location[]): Result<Location, RefusedOrder> {
  if (type === 'A' || to.coasts.length === 0) return ok(type === 'A' ? to.province : to.location);
  const coasts = reachable.filter(place => provinceOf(place) === to.province);
  const [only, another] = coasts;
  if (another !== undefined) return refuse({ code: 'coast-needed', at: to.province, coasts });
  return ok(only ?? to.province);
}

/** The coast of the supported move is kept only if written. */
function support(context: ReadingContext, { type, at }: Unit, { of, to }: DraftOf<'support'>): Settled {
  if (of.type === 'V') return supportOfVirtual(context, { type, at }, of.at.province, to);
  const { province, berth } = of.at;
  const supported = otherUnitIn(context.units, berth === undefined ? province : berthIn(province, berth), at);
  if (supported === undefined) return supportOfNobody(context, { type, at }, of, to);
  const named = berth === undefined ? province : supported.at;
  if (of.type !== undefined && of.type !== supported.type && !goesAshore(context.board, supported, to)) return wrongType(supported);
  if (to === undefined) return ok({ kind: 'support', type, at, of: named });
  return ok({ kind: 'support', type, at, of: named, to: supported.type === 'A' ? to.province : to.location });
}

/** Completes the support of a place without a unit. A virtual army may be there. */
const supportOfNobody = (
  { virtuals }: ReadingContext,
  { type, at }: Pick<Unit, 'type' | 'at'>,
  of: NamedUnit,
  to: NamedPlace | undefined,
): Settled =>
  to === undefined && of.type !== 'F' && virtuals.guards.has(of.at.province)
    ? ok({ kind: 'support', type, at, of: of.at.province })
    : refuse({ code: 'no-unit', at: of.at.province });

/** Completes the support of a virtual army. A guard is supported to hold, an arrival to enter; its order need not be written. */
function supportOfVirtual(
  { virtuals }: ReadingContext,
  { type, at }: Pick<Unit, 'type' | 'at'>,
  of: ProvinceId,
  to: NamedPlace | undefined,
): Settled {
  if (virtuals.guards.has(of) && to === undefined) return ok({ kind: 'support', type, at, of });
  if (virtuals.arrivals.has(of) && (to ?? { province: of }).province === of) return ok({ kind: 'support', type, at, of, to: of });
  return refuse({ code: 'no-virtual-army', at: of });
}

/** Whether a supported fleet goes where fleets cannot go: it may be written as the army it becomes (Warring States, Fleets 6). */
const goesAshore = (board: Board, { type, at }: Unit, to: NamedPlace | undefined): boolean =>
  type === 'F' && to !== undefined && !(board.fleetNeighbours.get(at) ?? []).some(place => provinceOf(place) === to.province);

function convoy(context: ReadingContext, { type, at }: Unit, { of, to }: DraftOf<'convoy'>): Settled {
  const carried = lookUp(context.units, of.at.province);
  if (carried === undefined) return refuse({ code: 'no-unit', at: of.at.province });
  if (of.type !== undefined && of.type !== carried.type) return wrongType(carried);
  return ok({ kind: 'convoy', type, at, of: of.at.province, to: to.province });
}

const isOrderedBy = (unit: Unit | undefined, seat: PowerId): boolean => unit !== undefined && ordererOf(unit) === seat;

function settleRetreat(context: ReadingContext, power: PowerId, draft: DraftOf<'retreat' | 'disband'>): Settled {
  const { units, dislodged } = context;
  const { province } = draft.unit.at;
  if (!lookUp(dislodged, province) && isOrderedBy(lookUp(units, province), power)) return refuse({ code: 'not-dislodged', at: province });
  const unit = unitOrdered<DislodgedUnit>(context, dislodged, power, draft.unit);
  if (!unit.ok) return unit;
  const { type, at, retreats } = unit.value;
  if (draft.kind === 'disband') return ok({ kind: 'disband', type, at });
  const to = destination(type, draft.to, retreats);
  return to.ok ? ok({ kind: 'retreat', type, at, to: to.value }) : to;
}

/** Completes a build. Inland it is an army. Where both types can be built, the type must be written; for fleets also the coast. */
function build({ board, buildable }: ReadingContext, { type, at }: NamedUnit): Settled {
  const fleets = [at, ...at.coasts].some(place => fleetMayStand(board, place.location));
  if (type === 'V') return refuse({ code: 'virtual-not-ordered', at: at.province });
  const [only, another] = buildable.filter(possible => possible === 'A' || fleets);
  const built = type ?? (another === undefined ? only : undefined);
  if (built === undefined) return refuse({ code: 'type-needed', at: at.province });
  if (built === 'A') return ok({ kind: 'build', type: built, at: at.province });
  if (at.coasts.length > 0) return refuse({ code: 'coast-needed', at: at.province, coasts: at.coasts.map(place => place.location) });
  return ok({ kind: 'build', type: built, at: at.location });
}
