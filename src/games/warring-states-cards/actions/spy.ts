import type { Dynasty } from '../board/dynasties.js';
import { without } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { playerOf, withPlayer } from '../table/tablePlayers.js';

/** Spy: why a card may not be taken. It can be any card of the row. */
export const spyFault = ({ row }: CardsState, { card }: MoveOf<'spy'>): MoveFault | undefined =>
  row.includes(card) ? undefined : { code: 'not-in-row', card };

export const spy = (state: CardsState, seat: Dynasty, { card }: MoveOf<'spy'>): CardsState => ({
  ...state,
  players: withPlayer(state, seat, { hand: [...playerOf(state, seat).hand, card] }),
  row: without(state.row, [card]) ?? [],
});
