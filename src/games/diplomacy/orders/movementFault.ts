import { oceanOf, otherUnitIn } from '../board/berths.js';
import { provinceAt } from '../board/board.js';
import { type Location, type ProvinceId, provinceOf } from '../board/location.js';
import { type LocationTable, lookUp } from '../board/locationTable.js';
import type { Unit } from '../board/position.js';
import type { Variant } from '../model/variant.js';
import type { OrderOf, WrittenOrder } from '../model/writtenOrder.js';
import { type ConvoyRoutes, convoyRoutesOf } from './convoyRoutes.js';
import { coastsOf, mayConvoy, typeToReach, typeToSupport } from './reach.js';
import type { RefusedOrder } from './refusedOrder.js';
import { sameOrder } from './sameOrder.js';
import type { VirtualArmies } from './virtualArmies.js';

/** What an order of the movement phase is judged against: the units by province, and where fleets could carry armies. */
export interface MovementContext {
  readonly variant: Variant;
  readonly unitIn: LocationTable<Unit>;
  readonly shipping: () => ConvoyRoutes;
  readonly virtuals: VirtualArmies;
}

export function movementContext(
  variant: Variant,
  units: readonly Unit[],
  unitIn: LocationTable<Unit>,
  virtuals: VirtualArmies,
): MovementContext {
  let shipping: ConvoyRoutes | undefined;
  return {
    variant,
    unitIn,
    virtuals,
    shipping: () => {
      shipping ??= convoyRoutesOf(variant, units);
      return shipping;
    },
  };
}

const at = <Code extends RefusedOrder['code']>(code: Code, place: Location) => ({ code, at: provinceOf(place) }) as const;

/** Returns why an order of the movement phase is illegal for the unit; undefined if it is legal. Ignores the orders of other units. */
export function movementFault(context: MovementContext, unit: Unit, order: WrittenOrder): RefusedOrder | undefined {
  switch (order.kind) {
    case 'hold':
      return undefined;
    case 'move':
      return moveFault(context, unit, order);
    case 'support':
      return supportFault(context, unit, order);
    case 'convoy':
      return convoyFault(context, unit, order);
    case 'raise':
    case 'rapid':
      return ruleOrderFault(context.variant, unit, order);
    default:
      return { code: 'no-such-order', kind: order.kind };
  }
}

const NOT_OFFERED = { raise: 'cannot-raise', rapid: 'cannot-rapid' } as const;

/** Orders of kinds added by a rule are legal if the rule lists them. */
function ruleOrderFault({ rules, board }: Variant, unit: Unit, order: OrderOf<'raise' | 'rapid'>): RefusedOrder | undefined {
  const rule = rules.find(r => r.orderKinds?.includes(order.kind));
  if (!rule) return { code: 'no-such-order', kind: order.kind };
  const offered = rule.legalOrders?.(unit, board) ?? [];
  return offered.some(legal => sameOrder(legal, order)) ? undefined : { code: NOT_OFFERED[order.kind], at: provinceOf(unit.at) };
}

function moveFault(context: MovementContext, unit: Unit, order: OrderOf<'move'>): RefusedOrder | undefined {
  const { variant } = context;
  const { board } = variant;
  const to = provinceOf(order.to);
  if (to === provinceOf(unit.at)) return at('already-there', to);
  if (order.viaConvoy) return context.shipping().carries(unit, to) ? undefined : at('no-convoy-route', to);
  if (typeToReach(variant, unit, order.to) !== undefined) return undefined;
  if (order.to === to && coastsOf(board, to).some(coast => typeToReach(variant, unit, coast))) return at('coast-needed', to);
  if (context.shipping().carries(unit, to)) return undefined;
  return { code: 'not-beside', from: provinceOf(unit.at), to, type: unit.type };
}

function supportFault(context: MovementContext, unit: Unit, order: OrderOf<'support'>): RefusedOrder | undefined {
  const { variant, unitIn, virtuals } = context;
  const named = provinceOf(order.to ?? order.of);
  const { open } = variant.board;
  const into = open === undefined ? named : oceanOf(named);
  const own = provinceOf(unit.at);
  if (order.to === order.of && (virtuals.arrivals.has(order.of) || lookUp(unitIn, order.of) === undefined))
    return arrivalFault(context, unit, order.of);
  const supported = otherUnitIn(unitIn, order.of, unit.at);
  if (supported === undefined && (order.to !== undefined || !virtuals.guards.has(order.of))) return at('nobody-there', order.of);
  if (supported === unit) return at('supports-itself', order.of);
  if (into === (open === undefined ? own : oceanOf(own))) return at('supports-into-own-place', into);
  if (typeToSupport(variant, unit, into) === undefined) return { code: 'cannot-support-into', from: own, to: into, type: unit.type };
  if (order.to === undefined || supported === undefined || mayGo(context, supported, order.to, unit)) return undefined;
  return { code: 'supported-cannot-go', at: order.of, to: into };
}

/** A virtual army that enters can be supported only by its own power's armies, if they could go there. */
function arrivalFault({ variant, virtuals }: MovementContext, unit: Unit, to: ProvinceId): RefusedOrder | undefined {
  const arrival = virtuals.arrivals.get(to);
  if (!arrival) return at('no-virtual-army', to);
  if (arrival.unit.power !== unit.power || unit.type !== 'A') return at('own-armies-alone', to);
  if (to === provinceOf(unit.at)) return at('supports-into-own-place', to);
  return typeToSupport(variant, unit, to) ? undefined : { code: 'cannot-support-into', from: provinceOf(unit.at), to, type: unit.type };
}

/** Whether a unit could go to a place, by itself or carried by fleets other than the supporter. */
function mayGo(context: MovementContext, unit: Unit, to: Location, supporter: Unit): boolean {
  const province = provinceOf(to);
  if (province === provinceOf(unit.at)) return false;
  const type = to === province ? typeToSupport(context.variant, unit, province) : typeToReach(context.variant, unit, to);
  return type !== undefined || context.shipping().carries(unit, province, supporter);
}

function convoyFault({ variant, unitIn, shipping }: MovementContext, unit: Unit, order: OrderOf<'convoy'>): RefusedOrder | undefined {
  const { board } = variant;
  if (!variant.orderKinds.includes('convoy')) return { code: 'no-such-order', kind: 'convoy' };
  if (!mayConvoy(variant, unit))
    return {
      ...at('cannot-convoy-here', unit.at),
      ...(board.file.rivers.length > 0 && variant.rules.some(rule => rule.mayConvoy) && { rivers: true }),
    };
  const army = lookUp(unitIn, order.of);
  if (army?.type !== 'A') return at('no-army-there', order.of);
  if (!provinceAt(board, order.to)) return at('no-convoy-route', order.to);
  return shipping().mayHelp(unit, army, order.to) ? undefined : at('no-convoy-route', order.to);
}
