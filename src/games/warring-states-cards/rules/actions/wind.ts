import type { Board, Hold } from '../../board/board.js';
import type { Dynasty } from '../../dynasties.js';
import type { MoveOf } from '../../move.js';
import type { MoveFault } from '../../moveFault.js';
import type { State } from '../../state.js';
import { armiesOn, isFull, landed, left } from '../armies.js';

/** Wind: where an army comes along roads. It passes empty strongholds, must stop on entering one with one army, and cannot enter one with two. */
export function reachOf(board: Board, state: Pick<State, 'strongholds'>, from: Hold): ReadonlySet<Hold> {
  const reached = new Set<Hold>([from]);
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

export function windFault(board: Board, state: State, seat: Dynasty, { from, to }: MoveOf<'wind'>): MoveFault | undefined {
  if (!armiesOn(state, from).includes(seat)) return { code: 'no-own-army', hold: from };
  if (isFull(armiesOn(state, to))) return { code: 'full', hold: to };
  return reachOf(board, state, from).has(to) ? undefined : { code: 'no-way', hold: to, from };
}

export const wind = (state: State, seat: Dynasty, { from, to }: MoveOf<'wind'>): State => ({
  ...state,
  strongholds: landed(left(state.strongholds, from, seat), to, seat),
});
