import { type Variant, variantFor } from '../../games/diplomacy/model/variant.js';
import type { CardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import { diplomacyTeller } from './diplomacy/diplomacyTeller.js';
import { explainerFor } from './diplomacy/explainer.js';
import type { Teller, Tellers } from './teller.js';
import { cardsTeller } from './warringStatesCards/cardsTeller.js';

/** The teller of each game. */
export const tellersFor = (variants: readonly Variant[], cards?: CardsBoard): Tellers =>
  new Map([
    ...variants.map((variant): [string, Teller] => {
      const teller = diplomacyTeller(variant.board, terms => variantFor(variant, terms).board);
      return [variant.id, { ...teller, explainer: explainerFor(variant) }];
    }),
    ...(cards ? [[cards.file.id, cardsTeller(cards)] as const] : []),
  ]);
