import { isOpenOcean, withBerths } from '../board/berths.js';
import { type ProvinceId, provinceOf } from '../board/location.js';
import type { DislodgedUnit, Position, Unit } from '../board/position.js';
import type { Outcome } from '../model/outcome.js';
import type { OrderResult } from '../model/report.js';
import type { Variant } from '../model/variant.js';
import type { OrderOf, WrittenOrder } from '../model/writtenOrder.js';
import { typeToReach } from '../orders/reach.js';
import { actingAs } from './asBasicOrder.js';
import type { PhaseResult } from './resolveMovement.js';
import { movedTo } from './settledPieces.js';

type Retreat = OrderOf<'retreat'>;

/**
 * Resolves retreats. Several retreats into one province disband all of them, except in an open ocean. A unit without a legal order
 * disbands.
 */
export function resolveRetreats(variant: Variant, position: Position, orders: ReadonlyMap<ProvinceId, WrittenOrder>): PhaseResult {
  const retreats = new Map<DislodgedUnit, Retreat>();
  for (const unit of position.dislodged) {
    const order = orders.get(provinceOf(unit.at));
    if (order?.kind === 'retreat') retreats.set(unit, order);
  }
  const clashes = (retreat: Retreat): boolean =>
    !isOpenOcean(variant.board, retreat.to) && [...retreats.values()].filter(r => provinceOf(r.to) === provinceOf(retreat.to)).length > 1;
  const saved: Unit[] = [];
  const results = position.dislodged.map((unit): OrderResult => {
    const retreat = retreats.get(unit);
    if (!retreat || clashes(retreat)) return disbanded(unit, orders.get(provinceOf(unit.at)));
    const standing = retreated(variant, unit, retreat);
    saved.push(standing);
    return {
      power: unit.power,
      order: retreat,
      written: true,
      success: true,
      outcome: { kind: 'retreated' },
      ...(standing.type !== unit.type && { reverted: true }),
    };
  });
  return {
    results,
    position: { ...position, units: withBerths(variant.board, [...position.units, ...saved]), dislodged: [], contested: [] },
  };
}

function retreated(variant: Variant, unit: DislodgedUnit, { to }: Retreat): Unit {
  const acting = actingAs(unit, typeToReach(variant, unit, to));
  return movedTo(acting, acting.type === 'A' ? provinceOf(to) : to);
}

function disbanded(unit: DislodgedUnit, order: WrittenOrder | undefined): OrderResult {
  const outcome: Outcome = { kind: 'disbanded', because: reason(unit, order) };
  const written = order !== undefined;
  return {
    power: unit.power,
    order: order ?? { kind: 'disband', type: unit.type, at: unit.at },
    written,
    success: order?.kind === 'disband',
    outcome,
  };
}

function reason(unit: DislodgedUnit, order: WrittenOrder | undefined): Extract<Outcome, { kind: 'disbanded' }>['because'] {
  if (order?.kind === 'disband') return 'ordered';
  if (order?.kind === 'retreat') return 'clash';
  return unit.retreats.length === 0 ? 'nowhere' : 'no-order';
}
