import { type Variant, variantFor } from '../../games/diplomacy/model/variant.js';
import type { CardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import { diplomacyPresenter } from './diplomacy/diplomacyPresenter.js';
import { explainerFor } from './diplomacy/explainer.js';
import type { GamePresenter, GamePresenters } from './presenters/gamePresenter.js';
import { cardGamePresenter } from './warringStatesCards/cardGamePresenter.js';

/** Creates the presenters of the variants and, if its board is given, of the card game. */
export const presentersFor = (variants: readonly Variant[], cards?: CardsBoard): GamePresenters =>
  new Map([
    ...variants.map((variant): [string, GamePresenter] => {
      const presenter = diplomacyPresenter(variant.board, terms => variantFor(variant, terms).board);
      return [variant.id, { ...presenter, explainer: explainerFor(variant), rulesPages: variant.rulesPages }];
    }),
    ...(cards ? [[cards.file.id, cardGamePresenter(cards)] as const] : []),
  ]);
