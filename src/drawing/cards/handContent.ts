import { CARDS, type Card } from '../../games/warring-states-cards/model/battleCards.js';
import type { CardsView, OwnView } from '../../games/warring-states-cards/view/seatView.js';

/** The view of a seat with its secret hand: only the player of that seat may see it. */
export type HandView = CardsView & { readonly own: OwnView };

/** What the picture of a hand shows. */
export interface HandContent {
  /** In the order of `CARDS`. `drawn`: whether the card came from the deck when the seat last fell back. */
  readonly cards: readonly { readonly card: Card; readonly drawn: boolean }[];
  /** Undefined in games without dynasty cards. */
  readonly dynasty: 'ready' | 'laid' | undefined;
}

export function handContent({ skills, table, own }: HandView): HandContent {
  const sorted = [...own.hand].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  const isLaid = table.seats[own.seat]?.table.includes('dynasty') ?? false;
  return { cards: markDrawn(sorted, own.drawn), dynasty: skills ? (isLaid ? 'laid' : 'ready') : undefined };
}

/** Marks drawn cards. If only some of several equal cards were drawn, only that many are marked. */
function markDrawn(hand: readonly Card[], drawn: readonly Card[]): HandContent['cards'] {
  const left = [...drawn];
  return hand.map(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, drawn: at >= 0 };
  });
}
