import type { Board } from '../board/board.js';
import { without } from '../cards.js';
import type { MoveOf } from '../move.js';
import type { MoveFault } from '../moveFault.js';
import type { Stage, State } from '../state.js';
import { afterTaking } from './fallBack.js';
import { playerOf, withPlayer } from './players.js';

type Taking = Extract<Stage, { readonly kind: 'take' }>;

export function takeFault({ row }: State, { due }: Taking, { cards }: MoveOf<'take'>): MoveFault | undefined {
  if (cards.length !== due) return { code: 'wrong-number', due };
  return without(row, cards) ? undefined : { code: 'not-in-row' };
}

export function take(board: Board, state: State, stage: Taking, { cards }: MoveOf<'take'>): State {
  const { seat } = stage;
  const players = withPlayer(state, seat, { hand: [...playerOf(state, seat).hand, ...cards] });
  return afterTaking(board, { ...state, players, row: without(state.row, cards) ?? [] }, stage);
}
