import { without } from '../../cards.js';
import type { Dynasty } from '../../dynasties.js';
import type { MoveOf } from '../../move.js';
import type { MoveFault } from '../../moveFault.js';
import type { State } from '../../state.js';
import { playerOf, withPlayer } from '../players.js';

/** Spy: any one card of the row. */
export const spyFault = ({ row }: State, { card }: MoveOf<'spy'>): MoveFault | undefined =>
  row.includes(card) ? undefined : { code: 'not-in-row', card };

export const spy = (state: State, seat: Dynasty, { card }: MoveOf<'spy'>): State => ({
  ...state,
  players: withPlayer(state, seat, { hand: [...playerOf(state, seat).hand, card] }),
  row: without(state.row, [card]) ?? [],
});
