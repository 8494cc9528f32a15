import { unitsOf } from '../board/holdings.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { DislodgedUnit, Position, Unit } from '../board/position.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { UnitOrder, WrittenOrder } from '../model/writtenOrder.js';
import { allowanceOf, possibleBuilds } from './allowance.js';
import { type ConvoyRoutes, convoyRoutesOf } from './convoyRoutes.js';
import { mayConvoy, placesToReach, reachOfSupport, type SupportTarget, supportTargetsOf, typeToSupport } from './reach.js';
import { NO_VIRTUAL_ARMIES, type VirtualArmies } from './virtualArmies.js';

/** Returns every legal order of a unit in the movement phase of one position. */
export type OrderBook = (unit: Unit) => readonly WrittenOrder[];

export function orderBook(variant: Variant, { units }: Position, virtuals: VirtualArmies = NO_VIRTUAL_ARMIES): OrderBook {
  const all = legalContext(variant, units, virtuals);
  return unit => ordersFrom(all, unit);
}

/** Returns every legal order of a single unit in a movement phase. */
export const ordersOfUnit = (
  variant: Variant,
  position: Position,
  unit: Unit,
  virtuals: VirtualArmies = NO_VIRTUAL_ARMIES,
): readonly WrittenOrder[] => orderBook(variant, position, virtuals)(unit);

function ordersFrom(context: LegalContext, unit: Unit): readonly WrittenOrder[] {
  const orders: WrittenOrder[] = [{ kind: 'hold', type: unit.type, at: unit.at }];
  addMoves(context, unit, orders);
  addSupports(context, unit, orders);
  addSupportsOfVirtuals(context, unit, orders);
  addConvoys(context, unit, orders);
  for (const rule of context.variant.rules) if (rule.legalOrders) orders.push(...rule.legalOrders(unit, context.variant.board));
  return orders;
}

function addMoves({ variant, routes }: LegalContext, unit: Unit, orders: WrittenOrder[]): void {
  const { type, at } = unit;
  const steps = placesToReach(variant, unit);
  const carried = routes.targets(unit);
  for (const to of steps) orders.push({ kind: 'move', type, at, to });
  for (const to of carried) if (!steps.includes(to)) orders.push({ kind: 'move', type, at, to });
  for (const to of carried) orders.push({ kind: 'move', type, at, to, viaConvoy: true });
}

/** The units of a position, and where others may support each of them to. */
interface LegalContext {
  readonly variant: Variant;
  readonly routes: ConvoyRoutes;
  readonly units: readonly Supportable[];
  readonly virtuals: VirtualArmies;
}

interface Supportable {
  readonly unit: Unit;
  readonly at: SupportTarget;
  readonly aims: readonly SupportTarget[];
  /** Targets it can reach only by convoy. */
  readonly overseas: readonly SupportTarget[];
}

function legalContext(variant: Variant, units: readonly Unit[], virtuals: VirtualArmies): LegalContext {
  const { board } = variant;
  const routes = convoyRoutesOf(variant, units);
  const aimAt = (to: ProvinceId): SupportTarget => ({ to, province: board.provinceNumber.get(to) ?? -1 });
  const supportable = units.map((unit): Supportable => {
    const aims = supportTargetsOf(variant, unit);
    const overseas = routes.targets(unit).filter(to => !aims.some(aim => aim.to === to));
    return { unit, at: aimAt(provinceOf(unit.at)), aims, overseas: overseas.map(aimAt) };
  });
  return { variant, routes, units: supportable, virtuals };
}

/** A supporter does not convoy, so it cannot support a move that depends on its convoy. */
function addSupports({ variant, routes, units }: LegalContext, supporter: Unit, orders: WrittenOrder[]): void {
  const { type, at } = supporter;
  const inReach = reachOfSupport(variant, supporter);
  const sails = mayConvoy(variant, supporter);
  for (const { unit, at: there, aims, overseas } of units) {
    if (unit === supporter) continue;
    const of = there.to;
    if (inReach[there.province] === 1) orders.push({ kind: 'support', type, at, of });
    for (const aim of aims) if (inReach[aim.province] === 1) orders.push({ kind: 'support', type, at, of, to: aim.to });
    for (const { to, province } of overseas)
      if (inReach[province] === 1 && (!sails || routes.targets(unit, supporter).includes(to)))
        orders.push({ kind: 'support', type, at, of, to });
  }
}

function addSupportsOfVirtuals({ variant, units, virtuals }: LegalContext, { power, type, at }: Unit, orders: WrittenOrder[]): void {
  const reaches = (province: ProvinceId): boolean => typeToSupport(variant, { power, type, at }, province) !== undefined;
  for (const of of virtuals.guards.keys())
    if (reaches(of) && !units.some(other => other.at.to === of)) orders.push({ kind: 'support', type, at, of });
  for (const [of, { unit }] of virtuals.arrivals)
    if (unit.power === power && type === 'A' && reaches(of)) orders.push({ kind: 'support', type, at, of, to: of });
}

function addConvoys({ variant, routes, units }: LegalContext, fleet: Unit, orders: WrittenOrder[]): void {
  if (!mayConvoy(variant, fleet)) return;
  const { type, at } = fleet;
  for (const army of units) for (const to of routes.helps(fleet, army.unit)) orders.push({ kind: 'convoy', type, at, of: army.at.to, to });
}

/** Returns every legal order of a dislodged unit. */
export const retreatsOfUnit = (unit: DislodgedUnit): readonly WrittenOrder[] => [
  ...unit.retreats.map((to): WrittenOrder => ({ kind: 'retreat', type: unit.type, at: unit.at, to })),
  { kind: 'disband', type: unit.type, at: unit.at },
];

/** Returns every legal order of a power in winter, by province. */
export function adjustmentsOf(variant: Variant, situation: Situation, power: PowerId): ReadonlyMap<ProvinceId, readonly WrittenOrder[]> {
  const { builds, removals } = allowanceOf(variant, situation, power);
  if (builds > 0) return byProvince(possibleBuilds(variant, situation, power));
  const units = removals > 0 ? unitsOf(situation.position, power) : [];
  return byProvince(units.map(({ type, at }): UnitOrder => ({ kind: 'remove', type, at })));
}

function byProvince(orders: readonly UnitOrder[]): ReadonlyMap<ProvinceId, readonly WrittenOrder[]> {
  const found = new Map<ProvinceId, WrittenOrder[]>();
  for (const order of orders) found.set(provinceOf(order.at), [...(found.get(provinceOf(order.at)) ?? []), order]);
  return found;
}
