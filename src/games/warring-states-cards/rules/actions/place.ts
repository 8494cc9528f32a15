import type { Board } from '../../board/board.js';
import type { Dynasty } from '../../dynasties.js';
import type { MoveOf } from '../../move.js';
import type { MoveFault } from '../../moveFault.js';
import type { State } from '../../state.js';
import { armiesOn, isFull, landed, supplied } from '../armies.js';
import { playerOf } from '../players.js';

/** Infantry, Chariot, Cavalry, Crossbow: one army around the current state, on an empty stronghold if there is one. */
export function placeFault(board: Board, state: State, seat: Dynasty, { at }: MoveOf<'place'>): MoveFault | undefined {
  const around = board.around(state.current ?? '');
  if (playerOf(state, seat).supply <= 0) return { code: 'no-army' };
  if (!around.includes(at)) return { code: 'not-around', hold: at, state: state.current };
  if (isFull(armiesOn(state, at))) return { code: 'full', hold: at };
  const empty = around.filter(hold => armiesOn(state, hold).length === 0);
  return empty.length > 0 && !empty.includes(at) ? { code: 'empty-first', hold: at } : undefined;
}

export const place = (state: State, seat: Dynasty, { at }: MoveOf<'place'>): State => ({
  ...state,
  players: supplied(state, seat, -1),
  strongholds: landed(state.strongholds, at, seat),
});
