import { fire, fireFault } from '../actions/fire.js';
import { forest, forestFault } from '../actions/forest.js';
import { mountain, mountainFault } from '../actions/mountain.js';
import { place, placeFault } from '../actions/placeArmy.js';
import { spy, spyFault } from '../actions/spy.js';
import { wind, windFault } from '../actions/wind.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { CardsState, Stage } from '../model/cardsState.js';
import { symbolUsed, type Use } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { drawCard } from '../table/deck.js';
import { afterUse } from './fallBack.js';

type Using = Extract<Stage, { readonly kind: 'use' }>;

export const useFault = (board: CardsBoard, state: CardsState, stage: Using, use: Use): MoveFault | undefined =>
  stage.left.includes(symbolUsed(use)) ? actionFault(board, state, stage, use) : { code: 'not-claimed', symbol: symbolUsed(use) };

function actionFault(board: CardsBoard, state: CardsState, { seat }: Using, use: Use): MoveFault | undefined {
  switch (use.kind) {
    case 'draw':
      return undefined;
    case 'place':
      return placeFault(board, state, seat, use);
    case 'spy':
      return spyFault(state, use);
    case 'fire':
      return fireFault(board, state, seat, use);
    case 'forest':
      return forestFault(state, seat, use);
    case 'mountain':
      return mountainFault(state, seat, use);
    case 'wind':
      return windFault(board, state, seat, use);
    default:
      return use satisfies never;
  }
}

/** Fall back 2: uses one claimed card, by its action or by a draw. */
export function useCard(board: CardsBoard, state: CardsState, { seat, left }: Using, use: Use): CardsState {
  return afterUse(
    board,
    act(state, seat, use),
    seat,
    left.filter(symbol => symbol !== symbolUsed(use)),
  );
}

function act(state: CardsState, seat: Using['seat'], use: Use): CardsState {
  switch (use.kind) {
    case 'draw':
      return drawCard(state, seat, use.symbol);
    case 'place':
      return place(state, seat, use);
    case 'spy':
      return spy(state, seat, use);
    case 'fire':
      return fire(state, use);
    case 'forest':
      return forest(state, seat, use);
    case 'mountain':
      return mountain(state, seat, use);
    case 'wind':
      return wind(state, seat, use);
    default:
      return use satisfies never;
  }
}
