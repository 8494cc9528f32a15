import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { armiesOn, isAlone, isFull, landed, supplied } from '../table/armiesOnBoard.js';
import { playerOf } from '../table/tablePlayers.js';

/** Mountain: why an army may not be placed there. It goes on the seat's own single army on any stronghold. */
export function mountainFault(state: CardsState, seat: Dynasty, { at }: MoveOf<'mountain'>): MoveFault | undefined {
  const armies = armiesOn(state, at);
  if (playerOf(state, seat).supply <= 0) return { code: 'no-army' };
  if (isFull(armies)) return { code: 'full', hold: at };
  return isAlone(armies, seat) ? undefined : { code: 'no-own-army', hold: at };
}

export const mountain = (state: CardsState, seat: Dynasty, { at }: MoveOf<'mountain'>): CardsState => ({
  ...state,
  players: supplied(state, seat, -1),
  strongholds: landed(state.strongholds, at, seat),
});
