import type { Board, Hold } from '../../board/board.js';
import type { Dynasty } from '../../dynasties.js';
import type { MoveOf } from '../../move.js';
import type { MoveFault } from '../../moveFault.js';
import type { State } from '../../state.js';
import { armiesOn, landed, left, MOST } from '../armies.js';

/** Fire: the opponents with exactly one army on a stronghold; two of one opponent stay, own armies stay. */
export function singleOpponents(state: Pick<State, 'strongholds'>, seat: Dynasty, from: Hold): readonly Dynasty[] {
  const armies = armiesOn(state, from);
  return armies.flatMap(army => (army !== seat && army !== 'neutral' && armies.indexOf(army) === armies.lastIndexOf(army) ? [army] : []));
}

/** Fire: each of them goes to an adjacent stronghold with room, one after the other; if not all can, none does. */
export function fireFault(board: Board, state: State, seat: Dynasty, { from, armies }: MoveOf<'fire'>): MoveFault | undefined {
  const due = singleOpponents(state, seat, from);
  const isComplete = armies.length > 0 && armies.length === due.length && due.every(one => armies.some(({ of }) => of === one));
  if (!isComplete) return { code: 'wrong-armies', hold: from, seats: due };
  for (const [i, { to }] of armies.entries()) {
    const before = armies.slice(0, i).filter(earlier => earlier.to === to).length;
    if (!board.neighbours(from).includes(to)) return { code: 'not-adjacent', hold: to, from };
    if (armiesOn(state, to).length + before >= MOST) return { code: 'full', hold: to };
  }
  return undefined;
}

export const fire = (state: State, { from, armies }: MoveOf<'fire'>): State => ({
  ...state,
  strongholds: armies.reduce((now, { of, to }) => landed(left(now, from, of), to, of), state.strongholds),
});
