import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import { type LocationTable, lookUp } from '../board/locationTable.js';
import type { DislodgedUnit, Position } from '../board/position.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { OrderOf, WrittenOrder } from '../model/writtenOrder.js';
import { allowanceOf, areTooMany, buildSites, isPlacement, possibleBuilds } from './allowance.js';
import { movementContext, movementFault } from './movementFault.js';
import { placesToReach } from './reach.js';
import type { RefusedOrder } from './refusedOrder.js';
import { type UnitsByProvince, unitsByProvince } from './unitsByProvince.js';
import { type VirtualArmies, virtualArmiesOf } from './virtualArmies.js';

/** Returns why a power may not give an order, regardless of its other orders; undefined if it may. */
export type OrderJudge = (power: PowerId, order: WrittenOrder) => RefusedOrder | undefined;

/** Returns the judge of the orders of one phase. */
export function orderJudge(
  variant: Variant,
  situation: Situation,
  standing: UnitsByProvince = unitsByProvince(variant.board, situation.position),
  virtuals: VirtualArmies = virtualArmiesOf(variant, situation),
): OrderJudge {
  const { phase, position } = situation;
  switch (phase) {
    case 'movement': {
      const unitIn = standing.units;
      const ground = movementContext(variant, position.units, unitIn, virtuals);
      return (_, order) => {
        const unit = order.kind === 'waive' ? undefined : lookUp(unitIn, provinceOf(order.at));
        return unit === undefined ? { code: 'not-now', kind: order.kind } : movementFault(ground, unit, order);
      };
    }
    case 'retreats':
      return (_, order) => retreatFault(variant, position, standing.dislodged, order);
    case 'placement':
    case 'adjustments':
      return (power, order) => adjustmentFault(variant, situation, power, order);
    default:
      return phase satisfies never;
  }
}

export const orderFault = (variant: Variant, situation: Situation, power: PowerId, order: WrittenOrder): RefusedOrder | undefined =>
  orderJudge(variant, situation)(power, order);

function retreatFault(
  variant: Variant,
  position: Position,
  dislodged: LocationTable<DislodgedUnit>,
  order: WrittenOrder,
): RefusedOrder | undefined {
  if (order.kind !== 'retreat' && order.kind !== 'disband') return { code: 'not-now', kind: order.kind };
  const unit = lookUp(dislodged, provinceOf(order.at));
  if (!unit) return { code: 'not-dislodged', at: provinceOf(order.at) };
  if (order.kind === 'disband' || unit.retreats.includes(order.to)) return undefined;
  const why = placesToReach(variant, unit).includes(order.to) ? whyClosed(position, unit, provinceOf(order.to)) : undefined;
  return { code: 'cannot-retreat-there', at: provinceOf(order.at), to: provinceOf(order.to), ...(why && { why }) };
}

/** What closes a place to a retreat. Undefined: something else, as a rule of the variant. */
function whyClosed({ units, contested }: Position, { from, convoyed }: DislodgedUnit, to: ProvinceId) {
  if (units.some(({ at }) => provinceOf(at) === to)) return 'occupied';
  if (contested.includes(to)) return 'stand-off';
  return to === from && !convoyed ? 'attacker' : undefined;
}

function adjustmentFault(variant: Variant, situation: Situation, power: PowerId, order: WrittenOrder): RefusedOrder | undefined {
  const { builds, removals } = allowanceOf(variant, situation, power);
  switch (order.kind) {
    case 'build':
      return builds === 0 ? { code: 'no-builds' } : buildFault(variant, situation, power, order);
    case 'remove':
      return removals === 0 ? { code: 'no-removals' } : freeUnitFault(situation, order);
    case 'waive':
      return builds === 0 ? { code: 'no-builds' } : undefined;
    default:
      return { code: 'not-now', kind: order.kind };
  }
}

function freeUnitFault({ position }: Situation, order: OrderOf<'remove'>): RefusedOrder | undefined {
  const isFree = position.units.some(u => u.free && u.at === order.at);
  return isFree ? { code: 'needs-no-centre', at: provinceOf(order.at) } : undefined;
}

function buildFault(variant: Variant, situation: Situation, power: PowerId, order: OrderOf<'build'>): RefusedOrder | undefined {
  const { position } = situation;
  const at = provinceOf(order.at);
  const possible = possibleBuilds(variant, situation, power).filter(b => provinceOf(b.at) === at);
  if (possible.some(b => b.type === order.type && b.at === order.at)) return undefined;
  const { builds, placements = 0, sites } = allowanceOf(variant, situation, power);
  if (sites && !sites.includes(at)) return { code: 'not-your-city', at };
  const isWithin = placements > 0 && isPlacement(variant, { ...order, type: 'A' });
  if (builds === placements && !isWithin) return { code: 'not-in-band', at };
  if (!isWithin && !sites && position.centres[at] !== power) return { code: 'not-your-centre', at };
  if (position.units.some(u => provinceOf(u.at) === at)) return { code: 'not-vacant', at };
  if (!isWithin && !sites && !buildSites(variant, situation, power).includes(at)) return { code: 'not-a-home', at };
  const needsCoast = order.at === at && possible.some(b => b.type === order.type);
  return needsCoast ? { code: 'coast-needed', at } : { code: 'cannot-build', at, type: order.type };
}

/** Returns the key of what an order is about. A power has one order per key. */
export const orderKey = (order: WrittenOrder): string => (order.kind === 'waive' ? 'waive' : provinceOf(order.at));

/** Returns why an order is one too many, given the others for the same power; undefined if it is not. */
export function tooMany(
  variant: Variant,
  situation: Situation,
  power: PowerId,
  others: readonly WrittenOrder[],
  order: WrittenOrder,
): RefusedOrder | undefined {
  if (order.kind === 'build') {
    const builds = [...others, order].filter(o => o.kind === 'build');
    return areTooMany(variant, situation, power, builds) ? tooManyBuilds(variant, situation, power) : undefined;
  }
  if (order.kind !== 'remove') return undefined;
  const due = allowanceOf(variant, situation, power).removals;
  return others.filter(o => o.kind === 'remove').length < due ? undefined : { code: 'too-many-removals', due };
}

/** Returns the fault of one more build when all builds are already ordered. */
export const tooManyBuilds = (variant: Variant, situation: Situation, power: PowerId): RefusedOrder => ({
  code: 'too-many-builds',
  due: allowanceOf(variant, situation, power).builds,
});
