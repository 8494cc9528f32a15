import type { Dynasty } from '../board/dynasties.js';
import { without } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import { fault, type RuleFault } from '../model/ruleFault.js';
import { playerOf, withPlayer } from '../table/tablePlayers.js';

/** Spy: takes any one card of the row. */
export const spyFault = ({ row }: CardsState, { card }: MoveOf<'spy'>): RuleFault | undefined =>
  row.includes(card) ? undefined : fault('not-in-row', { card });

export const spy = (state: CardsState, seat: Dynasty, { card }: MoveOf<'spy'>): CardsState => ({
  ...state,
  players: withPlayer(state, seat, { hand: [...playerOf(state, seat).hand, card] }),
  row: without(state.row, [card]) ?? [],
});
