import type { CardSymbol } from './battleCards.js';

/** Something that the player of a seat should know before deciding. */
export type CardsStake =
  /** The two cards that are shown leave the hand. */
  | { readonly code: 'shown-cards-leave' }
  /** What a claimed card can be used for. */
  | { readonly code: 'claim-does'; readonly symbol: CardSymbol };
