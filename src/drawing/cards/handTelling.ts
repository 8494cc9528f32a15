import { CARDS, type Card } from '../../games/warring-states-cards/model/battleCards.js';
import type { CardsView, OwnView } from '../../games/warring-states-cards/view/seatView.js';

/** The view of a seat: its hand is for its eyes alone. */
export type HandView = CardsView & { readonly own: OwnView };

/** What the picture of a hand shows. */
export interface HandTold {
  /** In the order of the deck's list; `drawn`: it came from the deck when the seat last fell back. */
  readonly cards: readonly { readonly card: Card; readonly drawn: boolean }[];
  /** The dynasty card, if it is in play. */
  readonly dynasty: 'ready' | 'laid' | undefined;
}

export function tellingOfHand({ skills, table, own }: HandView): HandTold {
  const sorted = [...own.hand].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  const laid = table.seats[own.seat]?.table.includes('dynasty') ?? false;
  return { cards: markDrawn(sorted, own.drawn), dynasty: skills ? (laid ? 'laid' : 'ready') : undefined };
}

/** Of equal cards as many are marked as were drawn. */
function markDrawn(hand: readonly Card[], drawn: readonly Card[]): HandTold['cards'] {
  const left = [...drawn];
  return hand.map(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, drawn: at >= 0 };
  });
}
