import type { CardsBoard } from '../board/cardsBoard.js';
import { without } from '../model/battleCards.js';
import type { CardsState, Stage } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { playerOf, withPlayer } from '../table/tablePlayers.js';
import { afterTaking } from './fallBack.js';

type Taking = Extract<Stage, { readonly kind: 'take' }>;

export function takeFault({ row }: CardsState, { due }: Taking, { cards }: MoveOf<'take'>): MoveFault | undefined {
  if (cards.length !== due) return { code: 'wrong-number', due };
  return without(row, cards) ? undefined : { code: 'not-in-row' };
}

export function take(board: CardsBoard, state: CardsState, stage: Taking, { cards }: MoveOf<'take'>): CardsState {
  const { seat } = stage;
  const players = withPlayer(state, seat, { hand: [...playerOf(state, seat).hand, ...cards] });
  return afterTaking(board, { ...state, players, row: without(state.row, cards) ?? [] }, stage);
}
