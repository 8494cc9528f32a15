import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { armiesIn, isFull, supplied } from '../table/armiesOnBoard.js';
import { playerOf } from '../table/tablePlayers.js';

/** Forest: why an army may not be placed there. It goes beneath the single army, neutral or an opponent's, in any state. */
export function forestFault(state: CardsState, seat: Dynasty, { state: id }: MoveOf<'forest'>): MoveFault | undefined {
  const armies = armiesIn(state, id);
  if (playerOf(state, seat).supply <= 0) return { code: 'no-army' };
  if (isFull(armies)) return { code: 'full', state: id };
  return armies.includes(seat) ? { code: 'own-army', state: id } : undefined;
}

export const forest = (state: CardsState, seat: Dynasty, { state: id }: MoveOf<'forest'>): CardsState => ({
  ...state,
  players: supplied(state, seat, -1),
  states: { ...state.states, [id]: [seat, ...armiesIn(state, id)] },
});
