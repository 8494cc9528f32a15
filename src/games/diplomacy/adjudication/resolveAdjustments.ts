import { oceanOf, withBerths } from '../board/berths.js';
import { provinceAt } from '../board/board.js';
import { unitsOf } from '../board/holdings.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { Outcome } from '../model/outcome.js';
import type { OrderResult } from '../model/report.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { allowanceOf, isPlacement, placementsDue } from '../orders/allowance.js';
import type { PhaseResult } from './resolveMovement.js';

/**
 * Resolves builds and removals. `orders`: each power's legal orders within its allowance. Civil disorder decides missing removals. Powers
 * that owe placements come last: they cannot build where another power builds.
 */
export function resolveAdjustments(
  variant: Variant,
  situation: Situation,
  orders: ReadonlyMap<PowerId, readonly WrittenOrder[]>,
): PhaseResult {
  const { position } = situation;
  const { powers } = variant.board;
  const isLast = (power: PowerId): boolean => placementsDue(variant, situation, power) > 0;
  const first = powers.flatMap(({ id }) => (isLast(id) ? [] : (orders.get(id) ?? [])));
  const filled = new Set(first.flatMap(order => (order.kind === 'build' ? [provinceOf(order.at)] : [])));
  const results = powers.flatMap(({ id }) => adjusted(variant, situation, id, orders.get(id) ?? [], isLast(id) ? filled : NOWHERE));
  const removed = new Set(results.flatMap(r => (r.outcome.kind === 'removed' && 'at' in r.order ? [provinceOf(r.order.at)] : [])));
  const built = results.flatMap(({ power, order, outcome }): Unit[] =>
    outcome.kind === 'built' && order.kind === 'build' ? [{ power, type: order.type, at: order.at }] : [],
  );
  const units = [...position.units.filter(u => !removed.has(provinceOf(u.at))), ...built];
  return { results, position: { ...position, units: withBerths(variant.board, units), contested: [] } };
}

const NOWHERE: ReadonlySet<ProvinceId> = new Set();

function adjusted(
  variant: Variant,
  situation: Situation,
  power: PowerId,
  orders: readonly WrittenOrder[],
  filled: ReadonlySet<ProvinceId>,
): readonly OrderResult[] {
  const { position } = situation;
  const { removals } = allowanceOf(variant, situation, power);
  const ground = { phase: situation.phase, filled, closed: closedCentres(variant, situation, power, orders, filled) };
  const asked = orders.map(order => result(power, order, true, outcomeOf(variant, ground, order)));
  const chosen = orders.flatMap(order => (order.kind === 'remove' ? [provinceOf(order.at)] : []));
  const missing = removals - chosen.length;
  const left = missing > 0 ? unitsOf(position, power).filter(u => !chosen.includes(provinceOf(u.at))) : [];
  const forced = left.length > 0 ? byCivilDisorder(variant, position, power, left).slice(0, missing) : [];
  return [
    ...asked,
    ...forced.map(u => result(power, { kind: 'remove', type: u.type, at: u.at }, false, { kind: 'removed', because: 'civil-disorder' })),
  ];
}

const result = (power: PowerId, order: WrittenOrder, written: boolean, outcome: Outcome): OrderResult => ({
  power,
  order,
  written,
  success: outcome.kind !== 'crowded-out' && outcome.kind !== 'not-opened',
  outcome,
});

const PLACED: Outcome = { kind: 'built', because: 'placed' };

/**
 * What a power's builds depend on: the places where others have built before it, and the outcome of builds in its centres if these are
 * closed to it.
 */
interface BuildingGround {
  readonly phase: Situation['phase'];
  readonly filled: ReadonlySet<ProvinceId>;
  readonly closed: Outcome | undefined;
}

function outcomeOf(variant: Variant, { phase, filled, closed }: BuildingGround, order: WrittenOrder): Outcome {
  if (order.kind !== 'build') return order.kind === 'remove' ? { kind: 'removed', because: 'ordered' } : { kind: 'waived' };
  if (filled.has(provinceOf(order.at))) return { kind: 'crowded-out' };
  if (closed && !isPlacement(variant, order)) return closed;
  return phase === 'placement' ? PLACED : { kind: 'built' };
}

/**
 * Returns the outcome of builds in a power's centres if these are closed; undefined if they are open. A power that owes placements may
 * build in centres only if all of them are made; crowded-out ones are not replaced.
 */
function closedCentres(
  variant: Variant,
  situation: Situation,
  power: PowerId,
  orders: readonly WrittenOrder[],
  filled: ReadonlySet<ProvinceId>,
): Outcome | undefined {
  const due = placementsDue(variant, situation, power);
  const placed = orders.filter(order => order.kind === 'build' && isPlacement(variant, order) && !filled.has(provinceOf(order.at))).length;
  return placed < due ? { kind: 'not-opened', placed, due } : undefined;
}

/**
 * Sorts units in the order in which civil disorder removes them (2023 rulebook): farthest from the nearest owned centre first, over land
 * and sea; fleets before armies; then by name.
 */
function byCivilDisorder({ board }: Variant, { centres }: Position, power: PowerId, units: readonly Unit[]): readonly Unit[] {
  const distance = distancesFrom(
    board,
    [...board.centres].filter(c => centres[c] === power),
  );
  const far = (u: Unit): number => distance.get(oceanOf(provinceOf(u.at))) ?? Number.MAX_SAFE_INTEGER;
  const name = (u: Unit): string => provinceAt(board, provinceOf(u.at))?.name.en ?? u.at;
  return [...units].sort((a, b) => far(b) - far(a) || (a.type === b.type ? 0 : a.type === 'F' ? -1 : 1) || (name(a) < name(b) ? -1 : 1));
}

function distancesFrom(board: Variant['board'], centres: readonly ProvinceId[]): ReadonlyMap<ProvinceId, number> {
  const distance = new Map(centres.map(c => [c, 0]));
  const queue = [...centres];
  for (const here of queue) {
    for (const next of neighbours(board, here)) {
      if (distance.has(next)) continue;
      distance.set(next, (distance.get(here) ?? 0) + 1);
      queue.push(next);
    }
  }
  return distance;
}

function neighbours(board: Variant['board'], id: ProvinceId): readonly ProvinceId[] {
  const places = [id, ...(provinceAt(board, id)?.coasts ?? []).map(coast => `${id}/${coast}`)];
  return [...(board.armyNeighbours.get(id) ?? []), ...places.flatMap(p => (board.fleetNeighbours.get(p) ?? []).map(provinceOf))];
}
