import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Outcome, Strength } from '../../../../src/games/diplomacy/model/outcome.js';
import type { OrderResult } from '../../../../src/games/diplomacy/model/report.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { ordersOfUnit } from '../../../../src/games/diplomacy/orders/legalOrders.js';
import { type Random, shuffled } from '../../../../src/lib/random.js';
import { resolved, type Skirmish } from './skirmish.js';

/** Checks that the sequence of units and orders does not matter. Returns what broke, or undefined. */
export function dependsOnOrder(skirmish: Skirmish, random: Random): string | undefined {
  const lots = shuffled(
    skirmish.position.units.map((unit, i) => ({ unit, order: skirmish.orders[i] })),
    random,
  );
  const orders = lots.flatMap(({ order }) => (order ? [order] : []));
  const other = { ...skirmish, position: { ...skirmish.position, units: lots.map(lot => lot.unit) }, orders };
  const [before, after] = [skirmish, other].map(s => JSON.stringify(sorted(resolved(s))));
  return before === after ? undefined : `in one order\n${before}\nin another\n${after}`;
}

function sorted({ results, position }: ReturnType<typeof resolved>) {
  const byText = <T>(items: readonly T[]): readonly string[] => items.map(item => JSON.stringify(item)).sort();
  return {
    results: byText(results.map(r => ({ ...r, outcome: tidy(r.outcome), dislodged: r.dislodged && tidy(r.dislodged) }))),
    units: byText(position.units),
    dislodged: byText(position.dislodged.map(d => ({ ...d, retreats: [...d.retreats].sort() }))),
    contested: position.contested,
  };
}

/** Sorts the parts of strengths and the cutters, which follow the sequence of the units. */
function tidy<T extends object>(told: T): T {
  const inOrder = (_: string, value: unknown): unknown =>
    Array.isArray(value) ? [...value].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value;
  return JSON.parse(JSON.stringify(told, inOrder));
}

/** Checks that no power gains or loses units, dislodged ones and virtual armies that entered included. Returns what broke, or undefined. */
export function losesUnits(skirmish: Skirmish): string | undefined {
  const { position, virtual = [] } = resolved(skirmish);
  const { units, dislodged } = position;
  const returned = virtual.filter(({ outcome }) => outcome.kind === 'moved');
  const rollOf = (of: readonly { readonly power: string }[]): string =>
    of
      .map(u => u.power)
      .sort()
      .join(' ');
  const [before, after] = [rollOf([...skirmish.position.units, ...returned]), rollOf([...units, ...dislodged])];
  const crowded = units.filter((u, i) => units.findIndex(other => provinceOf(other.at) === provinceOf(u.at)) !== i);
  if (crowded.length > 0) return `two units in ${crowded.map(u => u.at).join()}`;
  return before === after ? undefined : `before ${before}, after ${after}`;
}

/** A skirmish in which a unit that held now supports a move. */
export interface Reinforced {
  readonly skirmish: Skirmish;
  readonly support: WrittenOrder;
  /** The province from which the supported move starts. */
  readonly mover: string;
}
export function reinforced(skirmish: Skirmish, random: Random): Reinforced | undefined {
  const { variant, position, orders } = skirmish;
  const moves = new Map(orders.flatMap(o => (o.kind === 'move' ? [[provinceOf(o.at), provinceOf(o.to)] as const] : [])));
  const idle = position.units.filter((_, i) => orders[i]?.kind === 'hold');
  const offers = idle.flatMap(unit =>
    ordersOfUnit(variant, position, unit).flatMap(support =>
      support.kind === 'support' && support.to !== undefined && moves.get(support.of) === provinceOf(support.to) ? [{ unit, support }] : [],
    ),
  );
  const [chosen] = shuffled(offers, random);
  if (!chosen) return undefined;
  const changed = position.units.map((unit, i) => (unit === chosen.unit ? chosen.support : (orders[i] ?? chosen.support)));
  return { skirmish: { ...skirmish, orders: changed }, support: chosen.support, mover: chosen.support.of };
}

/**
 * Checks that one more support never makes a successful move fail, nor, without convoys, lowers the move's strength. Returns what broke, or
 * undefined.
 */
export function isWeakened(skirmish: Skirmish, random: Random): string | undefined {
  const more = reinforced(skirmish, random);
  if (!more) return undefined;
  const before = fateOf(skirmish, more.mover);
  const after = fateOf(more.skirmish, more.mover);
  const isAtSea = skirmish.orders.some(o => o.kind === 'convoy' || (o.kind === 'move' && o.viaConvoy));
  const strength = [before, after].map(({ outcome }) => attackIn(outcome)?.total ?? 0);
  const isLess = !isAtSea && strengthsMeet(before, after) && (strength[1] ?? 0) < (strength[0] ?? 0);
  if ((!before.success || after.success) && !isLess) return undefined;
  return `with ${JSON.stringify(more.support)}\nbefore ${JSON.stringify(before.outcome)}\nafter ${JSON.stringify(after.outcome)}`;
}

const fateOf = (skirmish: Skirmish, at: string): OrderResult => {
  const result = resolved(skirmish).results.find(r => r.order.kind === 'move' && provinceOf(r.order.at) === at);
  if (!result) throw new Error(`nobody moves from ${at}`);
  return result;
};
const attackIn = (outcome: Outcome): Strength | undefined => ('attack' in outcome ? outcome.attack : undefined);
const strengthsMeet = (...results: readonly OrderResult[]): boolean => results.every(({ outcome }) => attackIn(outcome) !== undefined);
