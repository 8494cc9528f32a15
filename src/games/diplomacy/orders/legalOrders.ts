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

/** Every legal order of each unit in the movement phase of one position. */
export type OrderBook = (unit: Unit) => readonly WrittenOrder[];

export function orderBook(variant: Variant, { units }: Position, virtuals: VirtualArmies = NO_VIRTUAL_ARMIES): OrderBook {
  const all = muster(variant, units, virtuals);
  return unit => ordersFrom(all, unit);
}

/** Every legal order of one unit in the movement phase. */
export const ordersOfUnit = (
  variant: Variant,
  position: Position,
  unit: Unit,
  virtuals: VirtualArmies = NO_VIRTUAL_ARMIES,
): readonly WrittenOrder[] => orderBook(variant, position, virtuals)(unit);

function ordersFrom(muster: Muster, unit: Unit): readonly WrittenOrder[] {
  const orders: WrittenOrder[] = [{ kind: 'hold', type: unit.type, at: unit.at }];
  addMoves(muster, unit, orders);
  addSupports(muster, unit, orders);
  addSupportsOfVirtuals(muster, unit, orders);
  addConvoys(muster, unit, orders);
  for (const rule of muster.variant.rules) if (rule.legalOrders) orders.push(...rule.legalOrders(unit, muster.variant.board));
  return orders;
}

function addMoves({ variant, ships }: Muster, unit: Unit, orders: WrittenOrder[]): void {
  const { type, at } = unit;
  const steps = placesToReach(variant, unit);
  const carried = ships.targets(unit);
  for (const to of steps) orders.push({ kind: 'move', type, at, to });
  for (const to of carried) if (!steps.includes(to)) orders.push({ kind: 'move', type, at, to });
  for (const to of carried) orders.push({ kind: 'move', type, at, to, viaConvoy: true });
}

/** The units of a position as others may support them. */
interface Muster {
  readonly variant: Variant;
  readonly ships: ConvoyRoutes;
  readonly units: readonly Supportable[];
  readonly virtuals: VirtualArmies;
}

interface Supportable {
  readonly unit: Unit;
  readonly at: SupportTarget;
  readonly aims: readonly SupportTarget[];
  /** Where it could only go by convoy. */
  readonly overseas: readonly SupportTarget[];
}

function muster(variant: Variant, units: readonly Unit[], virtuals: VirtualArmies): Muster {
  const { board } = variant;
  const ships = convoyRoutesOf(variant, units);
  const aimAt = (to: ProvinceId): SupportTarget => ({ to, province: board.provinceNumber.get(to) ?? -1 });
  const supportable = units.map((unit): Supportable => {
    const aims = supportTargetsOf(variant, unit);
    const overseas = ships.targets(unit).filter(to => !aims.some(aim => aim.to === to));
    return { unit, at: aimAt(provinceOf(unit.at)), aims, overseas: overseas.map(aimAt) };
  });
  return { variant, ships, units: supportable, virtuals };
}

/** The supporter carries nobody: what an army could reach only with its help is not supported by it. */
function addSupports({ variant, ships, units }: Muster, supporter: Unit, orders: WrittenOrder[]): void {
  const { type, at } = supporter;
  const inReach = reachOfSupport(variant, supporter);
  const sails = mayConvoy(variant, supporter);
  for (const { unit, at: there, aims, overseas } of units) {
    if (unit === supporter) continue;
    const of = there.to;
    if (inReach[there.province] === 1) orders.push({ kind: 'support', type, at, of });
    for (const aim of aims) if (inReach[aim.province] === 1) orders.push({ kind: 'support', type, at, of, to: aim.to });
    for (const { to, province } of overseas)
      if (inReach[province] === 1 && (!sails || ships.targets(unit, supporter).includes(to)))
        orders.push({ kind: 'support', type, at, of, to });
  }
}

function addSupportsOfVirtuals({ variant, units, virtuals }: Muster, { power, type, at }: Unit, orders: WrittenOrder[]): void {
  const reaches = (province: ProvinceId): boolean =>
    province !== provinceOf(at) && typeToSupport(variant, { power, type, at }, province) !== undefined;
  for (const of of virtuals.guards.keys())
    if (reaches(of) && !units.some(other => other.at.to === of)) orders.push({ kind: 'support', type, at, of });
  for (const [of, { unit }] of virtuals.arrivals)
    if (unit.power === power && type === 'A' && reaches(of)) orders.push({ kind: 'support', type, at, of, to: of });
}

function addConvoys({ variant, ships, units }: Muster, fleet: Unit, orders: WrittenOrder[]): void {
  if (!mayConvoy(variant, fleet)) return;
  const { type, at } = fleet;
  for (const army of units) for (const to of ships.helps(fleet, army.unit)) orders.push({ kind: 'convoy', type, at, of: army.at.to, to });
}

/** Every legal order of a dislodged unit. */
export const retreatsOfUnit = (unit: DislodgedUnit): readonly WrittenOrder[] => [
  ...unit.retreats.map((to): WrittenOrder => ({ kind: 'retreat', type: unit.type, at: unit.at, to })),
  { kind: 'disband', type: unit.type, at: unit.at },
];

/** Every legal order of a power in winter, by the province it is about. */
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
