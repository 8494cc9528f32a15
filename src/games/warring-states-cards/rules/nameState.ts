import type { CardsBoard, StateId } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { armiesAround } from '../table/armiesOnBoard.js';
import { controllerOf, ENOUGH } from '../table/stateControl.js';

/** End of round: whether a seat claimed Spy. It then names the start player too. */
export const holdsSpy = (state: CardsState, seat: Dynasty): boolean => state.claimed.Spy === seat;

/** Whether a state may be named: in the first round any state, later a neutral one or one with fewer than four armies around it. */
export const isOpen = (board: CardsBoard, state: CardsState, id: StateId): boolean =>
  state.round === 1 || controllerOf(state, id) === 'neutral' || armiesAround(board, state, id) < ENOUGH;

export function nameFault(board: CardsBoard, state: CardsState, seat: Dynasty, named: MoveOf<'state'>): MoveFault | undefined {
  if (named.start !== undefined && !holdsSpy(state, seat)) return { code: 'no-spy' };
  if (named.start === undefined && holdsSpy(state, seat)) return { code: 'start-missing' };
  return isOpen(board, state, named.state) ? undefined : { code: 'state-closed', state: named.state };
}

export function nameState(state: CardsState, seat: Dynasty, named: MoveOf<'state'>): CardsState {
  const start = named.start ?? seat;
  return { ...state, start, current: named.state, claimed: {}, fallen: [], stage: { kind: 'battle', seat: start } };
}
