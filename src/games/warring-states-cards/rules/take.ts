import type { Board } from '../board/cardsBoard.js';
import { without } from '../model/battleCards.js';
import type { Stage, State } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import { fault, type RuleFault } from '../model/ruleFault.js';
import { playerOf, withPlayer } from '../table/tablePlayers.js';
import { afterTaking } from './fallBack.js';

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
