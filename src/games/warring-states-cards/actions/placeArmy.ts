import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { armiesOn, isFull, landed, supplied } from '../table/armiesOnBoard.js';
import { playerOf } from '../table/tablePlayers.js';

/**
 * Infantry, Chariot, Cavalry, Crossbow: why an army may not be placed there. It goes to a stronghold around the current state, an empty one
 * if there is one.
 */
export function placeFault(board: CardsBoard, state: CardsState, seat: Dynasty, { at }: MoveOf<'place'>): MoveFault | undefined {
  const around = board.around(state.current ?? '');
  if (playerOf(state, seat).supply <= 0) return { code: 'no-army' };
  if (!around.includes(at)) return { code: 'not-around', hold: at, state: state.current };
  if (isFull(armiesOn(state, at))) return { code: 'full', hold: at };
  const empty = around.filter(hold => armiesOn(state, hold).length === 0);
  return empty.length > 0 && !empty.includes(at) ? { code: 'empty-first', hold: at } : undefined;
}

export const place = (state: CardsState, seat: Dynasty, { at }: MoveOf<'place'>): CardsState => ({
  ...state,
  players: supplied(state, seat, -1),
  strongholds: landed(state.strongholds, at, seat),
});
