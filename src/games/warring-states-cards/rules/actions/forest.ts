import type { Dynasty } from '../../dynasties.js';
import type { MoveOf } from '../../move.js';
import type { MoveFault } from '../../moveFault.js';
import type { State } from '../../state.js';
import { armiesIn, isFull, supplied } from '../armies.js';
import { playerOf } from '../players.js';

/** Forest: one army beneath the single army, neutral or an opponent's, of any state. */
export function forestFault(state: State, seat: Dynasty, { state: id }: MoveOf<'forest'>): MoveFault | undefined {
  const armies = armiesIn(state, id);
  if (playerOf(state, seat).supply <= 0) return { code: 'no-army' };
  if (isFull(armies)) return { code: 'full', state: id };
  return armies.includes(seat) ? { code: 'own-army', state: id } : undefined;
}

export const forest = (state: State, seat: Dynasty, { state: id }: MoveOf<'forest'>): State => ({
  ...state,
  players: supplied(state, seat, -1),
  states: { ...state.states, [id]: [seat, ...armiesIn(state, id)] },
});
