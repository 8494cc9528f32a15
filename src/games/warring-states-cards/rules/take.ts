import type { Board } from '../board/board.js';
import { without } from '../cards.js';
import { fault, type RuleFault } from '../fault.js';
import type { MoveOf } from '../move.js';
import type { Stage, State } from '../state.js';
import { afterTaking } from './fallBack.js';
import { playerOf, withPlayer } from './players.js';

type Taking = Extract<Stage, { readonly kind: 'take' }>;

export function takeFault({ row }: State, { due }: Taking, { cards }: MoveOf<'take'>): RuleFault | undefined {
  if (cards.length !== due) return fault('wrong-number', { due });
  return without(row, cards) ? undefined : fault('not-in-row');
}

export function take(board: Board, state: State, stage: Taking, { cards }: MoveOf<'take'>): State {
  const { seat } = stage;
  const players = withPlayer(state, seat, { hand: [...playerOf(state, seat).hand, ...cards] });
  return afterTaking(board, { ...state, players, row: without(state.row, cards) ?? [] }, stage);
}
