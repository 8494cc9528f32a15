import type { CardsBoard, StrongholdId } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { armiesOn, landed, left, MOST } from '../table/armiesOnBoard.js';

/** Fire: the opponents with exactly one army on a stronghold. Two armies of one opponent stay, own armies stay. */
export function singleOpponents(state: Pick<CardsState, 'strongholds'>, seat: Dynasty, from: StrongholdId): readonly Dynasty[] {
  const armies = armiesOn(state, from);
  return armies.flatMap(army => (army !== seat && army !== 'neutral' && armies.indexOf(army) === armies.lastIndexOf(army) ? [army] : []));
}

/**
 * Fire: why armies may not be moved this way. All single opponents' armies go to adjacent strongholds with room, one after the other. If
 * not all can go, none goes.
 */
export function fireFault(board: CardsBoard, state: CardsState, seat: Dynasty, { from, armies }: MoveOf<'fire'>): MoveFault | undefined {
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

export const fire = (state: CardsState, { from, armies }: MoveOf<'fire'>): CardsState => ({
  ...state,
  strongholds: armies.reduce((now, { of, to }) => landed(left(now, from, of), to, of), state.strongholds),
});
