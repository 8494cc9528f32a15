import type { Board, StateId } from '../board/board.js';
import type { Dynasty } from '../dynasties.js';
import type { MoveOf } from '../move.js';
import type { MoveFault } from '../moveFault.js';
import type { State } from '../state.js';
import { armiesAround } from './armies.js';
import { controllerOf, ENOUGH } from './control.js';

/** End of round: whoever claimed Spy names the start player too. */
export const holdsSpy = (state: State, seat: Dynasty): boolean => state.claimed.Spy === seat;

/** Any state at first; later only a neutral one, or one with fewer than four armies around it. */
export const isOpen = (board: Board, state: State, id: StateId): boolean =>
  state.round === 1 || controllerOf(state, id) === 'neutral' || armiesAround(board, state, id) < ENOUGH;

export function nameFault(board: Board, state: State, seat: Dynasty, named: MoveOf<'state'>): MoveFault | undefined {
  if (named.start !== undefined && !holdsSpy(state, seat)) return { code: 'no-spy' };
  if (named.start === undefined && holdsSpy(state, seat)) return { code: 'start-missing' };
  return isOpen(board, state, named.state) ? undefined : { code: 'state-closed', state: named.state };
}

export function nameState(state: State, seat: Dynasty, named: MoveOf<'state'>): State {
  const start = named.start ?? seat;
  return { ...state, start, current: named.state, claimed: {}, fallen: [], stage: { kind: 'battle', seat: start } };
}
