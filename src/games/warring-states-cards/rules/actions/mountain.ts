import type { Dynasty } from '../../dynasties.js';
import type { MoveOf } from '../../move.js';
import type { MoveFault } from '../../moveFault.js';
import type { State } from '../../state.js';
import { armiesOn, isAlone, isFull, landed, supplied } from '../armies.js';
import { playerOf } from '../players.js';

/** Mountain: one army on the single own army of any stronghold. */
export function mountainFault(state: State, seat: Dynasty, { at }: MoveOf<'mountain'>): MoveFault | undefined {
  const armies = armiesOn(state, at);
  if (playerOf(state, seat).supply <= 0) return { code: 'no-army' };
  if (isFull(armies)) return { code: 'full', hold: at };
  return isAlone(armies, seat) ? undefined : { code: 'no-own-army', hold: at };
}

export const mountain = (state: State, seat: Dynasty, { at }: MoveOf<'mountain'>): State => ({
  ...state,
  players: supplied(state, seat, -1),
  strongholds: landed(state.strongholds, at, seat),
});
