import { fireFault, singleOpponents } from '../actions/fire.js';
import { forestFault } from '../actions/forest.js';
import { mountainFault } from '../actions/mountain.js';
import { placeFault } from '../actions/placeArmy.js';
import { reachOf } from '../actions/wind.js';
import type { CardsBoard, StrongholdId } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import { type CardSymbol, differing } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf, Use } from '../model/move.js';
import { holdsOf } from '../table/armiesOnBoard.js';

/** Every use of one claimed card: a draw, and its action wherever possible. */
export const legalUses = (board: CardsBoard, state: CardsState, seat: Dynasty, symbol: CardSymbol): readonly Use[] => [
  ...legalActions(board, state, seat, symbol),
  { kind: 'draw', symbol },
];

/** The action of one claimed card, wherever it is possible. */
export function legalActions(board: CardsBoard, state: CardsState, seat: Dynasty, symbol: CardSymbol): readonly Use[] {
  switch (symbol) {
    case 'Spy':
      return differing(state.row).map(card => ({ kind: 'spy', card }));
    case 'Fire':
      return Object.keys(state.strongholds).flatMap(from => fireUses(board, state, seat, from));
    case 'Forest':
      return board.states.map(id => ({ kind: 'forest', state: id }) as const).filter(use => !forestFault(state, seat, use));
    case 'Mountain':
      return holdsOf(state, seat)
        .map(at => ({ kind: 'mountain', at }) as const)
        .filter(use => !mountainFault(state, seat, use));
    case 'Wind':
      return holdsOf(state, seat).flatMap(from => windUses(board, state, from));
    default:
      return board
        .around(state.current ?? '')
        .map(at => ({ kind: 'place', symbol, at }) as const)
        .filter(use => !placeFault(board, state, seat, use));
  }
}

/** Every move of an army from one stronghold by Wind. */
export const windUses = (board: CardsBoard, state: CardsState, from: StrongholdId): readonly MoveOf<'wind'>[] =>
  [...reachOf(board, state, from)].map(to => ({ kind: 'wind', from, to }));

/** Every way to move the opponents' single armies off one stronghold. */
export function fireUses(board: CardsBoard, state: CardsState, seat: Dynasty, from: StrongholdId): readonly MoveOf<'fire'>[] {
  const [first, second] = singleOpponents(state, seat, from);
  if (first === undefined) return [];
  const ways = board.neighbours(from).flatMap(to => {
    const one = { of: first, to };
    return second === undefined ? [[one]] : board.neighbours(from).map(other => [one, { of: second, to: other }]);
  });
  return ways.map(armies => ({ kind: 'fire', from, armies }) as const).filter(use => !fireFault(board, state, seat, use));
}
