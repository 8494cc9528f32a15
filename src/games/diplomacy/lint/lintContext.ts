import { asBasicOrder } from '../adjudication/asBasicOrder.js';
import { buildOrderGraph } from '../adjudication/buildOrderGraph.js';
import type { OrderGraph } from '../adjudication/orderGraph.js';
import { ordererOf } from '../board/duchies.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { factsOf } from '../orders/turnFacts.js';
import { votedPowers } from '../votes/voting.js';

/** One power's units with its filed orders and votes, and nothing of other powers' orders. A unit without an order holds. */
export interface LintContext {
  readonly variant: Variant;
  readonly units: readonly Unit[];
  /** The provinces of the ordered units, in the order of their orders. */
  readonly places: readonly ProvinceId[];
  readonly orderOf: (at: ProvinceId) => WrittenOrder | undefined;
  /** Whether a unit in that province is ordered by vote. */
  readonly isVoted: (at: ProvinceId) => boolean;
  /** The order graph of the power's own units alone, on the whole board. */
  readonly graph: OrderGraph;
}

export function lintContext(variant: Variant, situation: Situation, power: PowerId, orders: readonly WrittenOrder[]): LintContext {
  const all = situation.position.units;
  const voted = votedPowers(variant, situation);
  const places = new Set(all.filter(u => voted.has(u.power)).map(u => provinceOf(u.at)));
  const units = all.filter(u => ordererOf(u) === power);
  const byPlace = new Map(orders.flatMap(order => (order.kind === 'waive' ? [] : [[provinceOf(order.at), order] as const])));
  const recasts = units.map(unit => asBasicOrder(variant, unit, byPlace.get(provinceOf(unit.at))));
  const graph = buildOrderGraph(variant.board, variant.rules, recasts, factsOf(variant, situation, voted));
  return { variant, units, places: [...byPlace.keys()], orderOf: at => byPlace.get(at), isVoted: at => places.has(at), graph };
}

export const isOwn = ({ units }: LintContext, at: ProvinceId): boolean => units.some(u => provinceOf(u.at) === at);
