import type { Random } from '../../../../lib/random.js';
import { shuffled } from '../../../../lib/random.js';
import { nationOf, ordererOf } from '../../board/duchies.js';
import { type Location, type PowerId, type ProvinceId, provinceOf } from '../../board/location.js';
import type { Position, Unit } from '../../board/position.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { OrderOf, WrittenOrder } from '../../model/writtenOrder.js';
import { adjustmentsOf, orderBook, retreatsOfUnit } from '../../orders/legalOrders.js';
import { virtualArmiesOf } from '../../orders/virtualArmies.js';
import { orderEntry } from '../../votes/orderEntry.js';
import { recruitVotes } from './recruitVotes.js';

/** Orders and votes of a recruit: always legal, aimed at supply centres, without memory. */
export const recruitOrders = (variant: Variant, situation: Situation, power: PowerId, random: Random): readonly WrittenOrder[] => [
  ...ownOrders(variant, situation, power, random),
  ...recruitVotes(variant, situation, power, random),
];

function ownOrders(variant: Variant, situation: Situation, power: PowerId, random: Random): readonly WrittenOrder[] {
  const { phase, position } = situation;
  switch (phase) {
    case 'movement':
      return campaign(variant, situation, power, random);
    case 'retreats':
      return position.dislodged.filter(u => ordererOf(u) === power).flatMap(u => pick(retreatsOfUnit(u), random));
    case 'placement':
    case 'adjustments':
      return adjust(variant, situation, power, random);
    default:
      return phase satisfies never;
  }
}

const pick = <T>(items: readonly T[], random: Random): readonly T[] => items.slice(Math.floor(random() * items.length)).slice(0, 1);

/** Picks one order per site at random, as many as are due. */
function adjust(variant: Variant, situation: Situation, power: PowerId, random: Random): readonly WrittenOrder[] {
  const { tooManyOf } = orderEntry(variant, situation);
  const chosen: WrittenOrder[] = [];
  for (const orders of shuffled([...adjustmentsOf(variant, situation, power).values()], random))
    for (const order of pick(orders, random)) if (!tooManyOf(power, chosen, order)) chosen.push(order);
  return chosen;
}

/**
 * Orders each unit to move towards the nearest centre that the power does not own, or to support another unit's move against an opponent.
 */
function campaign(variant: Variant, situation: Situation, power: PowerId, random: Random): readonly WrittenOrder[] {
  const { position } = situation;
  const wanted = distancesTo(variant, position, nationOf(variant.board, power));
  const book = orderBook(variant, position, virtualArmiesOf(variant, situation));
  const claimed = new Set<ProvinceId>();
  const moves = new Map<Unit, OrderOf<'move'>>();
  const orders = new Map<Unit, readonly WrittenOrder[]>();
  for (const unit of shuffled(
    position.units.filter(u => ordererOf(u) === power),
    random,
  )) {
    const all = book(unit);
    orders.set(unit, all);
    const move = bestMove(all, unit, wanted, claimed, random);
    if (!move) continue;
    claimed.add(provinceOf(move.to));
    moves.set(unit, move);
  }
  return [...orders].map(([unit, all]) => chooseOrder(position, unit, all, moves, random));
}

function bestMove(
  all: readonly WrittenOrder[],
  unit: Unit,
  wanted: ReadonlyMap<ProvinceId, number>,
  claimed: ReadonlySet<ProvinceId>,
  random: Random,
): OrderOf<'move'> | undefined {
  const far = (at: Location): number => wanted.get(provinceOf(at)) ?? 99;
  const ways = all.flatMap(o =>
    o.kind === 'move' && !o.viaConvoy && !claimed.has(provinceOf(o.to)) ? [{ o, score: far(o.to) + random() }] : [],
  );
  const best = ways.sort((a, b) => a.score - b.score)[0];
  return best && best.score < far(unit.at) + 0.9 ? best.o : undefined;
}

function chooseOrder(
  position: Position,
  unit: Unit,
  all: readonly WrittenOrder[],
  moves: Map<Unit, OrderOf<'move'>>,
  random: Random,
): WrittenOrder {
  const own = moves.get(unit);
  const support = all.find(o => o.kind === 'support' && o.to !== undefined && isFoughtOver(position, unit.power, o) && helps(o, moves));
  const isNeeded = own === undefined || !isFoughtOver(position, unit.power, own) || random() < 0.5;
  if (support && isNeeded) {
    moves.delete(unit);
    return support;
  }
  const raise = random() < 0.05 ? all.find(o => o.kind === 'raise') : undefined;
  return (
    raise ??
    own ??
    pick(
      all.filter(o => o.kind === 'rapid' && random() < 0.3),
      random,
    )[0] ?? { kind: 'hold', type: unit.type, at: unit.at }
  );
}

const helps = (support: OrderOf<'support'>, moves: ReadonlyMap<Unit, OrderOf<'move'>>): boolean =>
  [...moves.values()].some(move => provinceOf(move.at) === support.of && provinceOf(move.to) === provinceOf(support.to ?? ''));

const isFoughtOver = ({ units }: Position, power: PowerId, order: OrderOf<'move' | 'support'>): boolean =>
  units.some(u => u.power !== power && provinceOf(u.at) === provinceOf(order.to ?? ''));

/** For every province, the number of steps to the nearest centre that the power does not own. */
function distancesTo({ board }: Variant, { centres }: Position, power: PowerId): ReadonlyMap<ProvinceId, number> {
  const goals = [...board.centres].filter(c => centres[c] !== power);
  const distance = new Map(goals.map(c => [c, 0]));
  const queue = [...goals];
  for (const here of queue)
    for (const next of [...(board.armyNeighbours.get(here) ?? []), ...(board.fleetNeighbours.get(here) ?? []).map(provinceOf)]) {
      if (distance.has(next)) continue;
      distance.set(next, (distance.get(here) ?? 0) + 1);
      queue.push(next);
    }
  return distance;
}
