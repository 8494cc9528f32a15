import { oceanOf } from '../games/diplomacy/board/berths.js';
import type { BoardFile } from '../games/diplomacy/board/boardFile.js';
import { type Location, type ProvinceId, provinceOf } from '../games/diplomacy/board/location.js';
import type { OrderOf } from '../games/diplomacy/model/writtenOrder.js';
import type { Told } from './scene.js';

/** The fleets that carry an army, from its origin to its target, by the shortest way; none when it goes over land or nobody can carry it. */
export function convoyChain(board: BoardFile, orders: readonly Told[], move: OrderOf<'move'>): readonly Location[] {
  const [from, to] = [provinceOf(move.at), provinceOf(move.to)];
  const overLand = board.borders.army.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
  if (move.type === 'F' || (overLand && !move.viaConvoy)) return [];
  return shortestWay(board, from, to, fleetsFor(orders, from, to));
}

const fleetsFor = (orders: readonly Told[], from: ProvinceId, to: ProvinceId): readonly Location[] =>
  orders.flatMap(({ order, outcome }) =>
    order.kind === 'convoy' && outcome.kind !== 'illegal' && provinceOf(order.of) === from && provinceOf(order.to) === to ? [order.at] : [],
  );

function shortestWay({ borders }: BoardFile, from: ProvinceId, to: ProvinceId, fleets: readonly Location[]): readonly Location[] {
  const touch = (one: ProvinceId, other: ProvinceId): boolean => {
    const [a, b] = [oceanOf(one), oceanOf(other)];
    return borders.fleet.some(([p, q]) => (provinceOf(p) === a && provinceOf(q) === b) || (provinceOf(p) === b && provinceOf(q) === a));
  };
  let ways = fleets.filter(fleet => touch(from, provinceOf(fleet))).map((fleet): readonly Location[] => [fleet]);
  for (let steps = 0; steps < fleets.length; steps++) {
    const arrived = ways.find(way => touch(provinceOf(way.at(-1) ?? from), to));
    if (arrived) return arrived;
    ways = ways.flatMap(way =>
      fleets.filter(next => !way.includes(next) && touch(provinceOf(way.at(-1) ?? from), provinceOf(next))).map(next => [...way, next]),
    );
  }
  return [];
}
