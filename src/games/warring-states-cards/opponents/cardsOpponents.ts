import type { OpponentSight, Opponents } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { Move } from '../model/move.js';
import { formatMove } from '../notation/formatMove.js';
import { awaitedIn } from '../rules/awaited.js';
import type { CardsReport } from '../view/cardsReport.js';
import type { CardsView } from '../view/seatView.js';
import { generalMove } from './general/generalMove.js';
import { knownCards } from './general/knownCards.js';
import { recruitMove } from './recruit/recruitMove.js';
import { seenState } from './seenState.js';

type Sight = OpponentSight<CardsView, CardsReport>;

/** The opponents of the card game. */
export const cardsOpponents = (board: CardsBoard): Opponents<CardsView, CardsReport> => ({
  recruit: (sight, { random }) => moved(board, sight, (state, seat) => recruitMove(board, state, seat, random)),
  general: (sight, means) =>
    moved(board, sight, (state, seat) => generalMove({ board, state, view: sight.view, known: knownCards(sight.reports) }, seat, means)),
});

function moved(board: CardsBoard, { seat, view }: Sight, choose: (state: CardsState, seat: Dynasty) => Move | undefined): string {
  const state = seenState(view);
  const own = awaitedIn(state).find(one => one === seat);
  const move = own && choose(state, own);
  return move ? formatMove(board, move, 'en') : '';
}
