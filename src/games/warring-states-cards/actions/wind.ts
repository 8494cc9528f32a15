import type { CardsBoard, StrongholdId } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { armiesOn, isFull, landed, left } from '../table/armiesOnBoard.js';

/**
 * Wind: the strongholds that an army can reach along roads. It passes empty ones, must stop on one with one army, and cannot enter one with
 * two.
 */
export function reachOf(board: CardsBoard, state: Pick<CardsState, 'strongholds'>, from: StrongholdId): ReadonlySet<StrongholdId> {
  const reached = new Set<StrongholdId>([from]);
  const open = [from];
  for (const here of open)
    for (const next of board.neighbours(here)) {
      const armies = armiesOn(state, next);
      if (reached.has(next) || isFull(armies)) continue;
      reached.add(next);
      if (armies.length === 0) open.push(next);
    }
  reached.delete(from);
  return reached;
}

export function windFault(board: CardsBoard, state: CardsState, seat: Dynasty, { from, to }: MoveOf<'wind'>): MoveFault | undefined {
  if (!armiesOn(state, from).includes(seat)) return { code: 'no-own-army', hold: from };
  if (isFull(armiesOn(state, to))) return { code: 'full', hold: to };
  return reachOf(board, state, from).has(to) ? undefined : { code: 'no-way', hold: to, from };
}

export const wind = (state: CardsState, seat: Dynasty, { from, to }: MoveOf<'wind'>): CardsState => ({
  ...state,
  strongholds: landed(left(state.strongholds, from, seat), to, seat),
});
