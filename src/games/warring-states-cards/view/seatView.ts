import type { Dynasty } from '../board/dynasties.js';
import type { Card, CardSymbol } from '../model/battleCards.js';
import type { CardsState, Player } from '../model/cardsState.js';
import { claimsOf } from '../table/symbolCounts.js';
import { inBattle } from '../table/tablePlayers.js';
import { type PublicView, viewOf } from './publicView.js';

/** The public view, and for a seat its own view. */
export interface CardsView {
  readonly kind: 'warring-states-cards';
  /** Whether the dynasty cards are in play. */
  readonly skills: boolean;
  readonly table: PublicView;
  readonly own?: OwnView;
}

/** What only one seat may see. */
export interface OwnView {
  readonly seat: Dynasty;
  readonly hand: readonly Card[];
  /** Cards drawn from the deck when the seat last fell back. */
  readonly drawn: readonly Card[];
  /** What the seat would claim if it fell back now. Empty if it is not in battle. */
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
