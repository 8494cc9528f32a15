import type { Dynasty } from '../board/dynasties.js';
import type { Card, CardSymbol } from '../model/battleCards.js';
import type { CardsState, Player } from '../model/cardsState.js';
import { claimsOf } from '../table/symbolCounts.js';
import { inBattle } from '../table/tablePlayers.js';
import { type PublicView, viewOf } from './publicView.js';

/** What everybody may see, and with a seat what it alone may. */
export interface CardsView {
  readonly kind: 'warring-states-cards';
  /** The dynasty cards are in play. */
  readonly skills: boolean;
  readonly table: PublicView;
  readonly own?: OwnView;
}

/** For the eyes of one seat. */
export interface OwnView {
  readonly seat: Dynasty;
  readonly hand: readonly Card[];
  /** What came to the hand from the deck when the seat last fell back. */
  readonly drawn: readonly Card[];
  /** In battle: what it would claim by falling back now. */
  readonly claims: readonly CardSymbol[];
}

export function viewFor(state: CardsState, seat: string | undefined): CardsView {
  const player = state.players.find(one => one.seat === seat);
  return { kind: 'warring-states-cards', skills: state.skills, table: viewOf(state), ...(player && { own: ownView(state, player) }) };
}

function ownView(state: CardsState, { seat, hand, drawn }: Player): OwnView {
  const isFighting = state.stage.kind === 'battle' && inBattle(state).includes(seat);
  return { seat, hand, drawn, claims: isFighting ? claimsOf(state, seat) : [] };
}
