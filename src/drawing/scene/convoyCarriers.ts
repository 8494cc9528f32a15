import { oceanOf } from '../../games/diplomacy/board/berths.js';
import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { type Location, type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { OrderOf } from '../../games/diplomacy/model/writtenOrder.js';
import type { SceneOrder } from './mapScene.js';

/**
 * The shortest chain of fleets ordered to convoy a move, in the order in which the army passes them. Empty for a move over land, or if no
 * chain is complete.
 */
export function convoyCarriers(board: BoardFile, orders: readonly SceneOrder[], move: OrderOf<'move'>): readonly Location[] {
  const [from, to] = [provinceOf(move.at), provinceOf(move.to)];
  const isOverLand = board.borders.army.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
  if (move.type === 'F' || (isOverLand && !move.viaConvoy)) return [];
  return shortestChain(board, [from, to], fleetsFor(orders, from, to));
}

const fleetsFor = (orders: readonly SceneOrder[], from: ProvinceId, to: ProvinceId): readonly Location[] =>
  orders.flatMap(({ order, outcome }) =>
    order.kind === 'convoy' && outcome.kind !== 'illegal' && provinceOf(order.of) === from && provinceOf(order.to) === to ? [order.at] : [],
  );

/** Breadth-first search: all chains of one fleet, then of two, and so on. */
function shortestChain(
  { borders }: BoardFile,
  [from, to]: readonly [ProvinceId, ProvinceId],
  fleets: readonly Location[],
): readonly Location[] {
  const isAdjacent = (one: ProvinceId, other: ProvinceId): boolean => {
    const [a, b] = [oceanOf(one), oceanOf(other)];
    return borders.fleet.some(([p, q]) => (provinceOf(p) === a && provinceOf(q) === b) || (provinceOf(p) === b && provinceOf(q) === a));
  };
  let chains = fleets.filter(fleet => isAdjacent(from, provinceOf(fleet))).map((fleet): readonly Location[] => [fleet]);
  for (let length = 0; length < fleets.length; length++) {
    const complete = chains.find(chain => isAdjacent(provinceOf(chain.at(-1) ?? from), to));
    if (complete) return complete;
    chains = chains.flatMap(chain =>
      fleets
        .filter(next => !chain.includes(next) && isAdjacent(provinceOf(chain.at(-1) ?? from), provinceOf(next)))
        .map(next => [...chain, next]),
    );
  }
  return [];
}
