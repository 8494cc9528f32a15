import { type Variant, variantFor } from '../../games/diplomacy/model/variant.js';
import type { CardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import type { Language } from '../../lib/language.js';
import { memoise } from '../../lib/memoise.js';
import { diplomacyPresenter } from './diplomacy/diplomacyPresenter.js';
import { diplomacyStrings } from './diplomacy/diplomacyStrings.js';
import { explainerFor } from './diplomacy/explainer.js';
import { howToOrderIn } from './diplomacy/howToOrder.js';
import { readRules } from './language/rulesText.js';
import type { GamePresenter, GamePresenters } from './presenters/gamePresenter.js';
import { cardGamePresenter } from './warringStatesCards/cardGamePresenter.js';

/** Reads a page of `docs/rules`, in Markdown. */
export type PageReader = (name: string, language: Language) => string;

/**
 * Creates the presenters of the variants and, if its board is given, of the card game. Without `readPage` they have no rules to show. In games
 * of Diplomacy the second topic of the rules is the basics.
 */
export function presentersFor(variants: readonly Variant[], cards?: CardsBoard, readPage?: PageReader): GamePresenters {
  const rulesOn = (game: string, pages: readonly string[], basics: readonly string[] = []): Pick<GamePresenter, 'rules'> => {
    if (!readPage) return {};
    const topicsIn = (names: readonly string[], language: Language) =>
      names.flatMap(name => readRules(readPage(name, language), language, game).topics);
    const rulesIn = (language: Language) => {
      const [first, ...others] = topicsIn(pages, language);
      return [...(first ? [first] : []), ...topicsIn(basics, language), ...others];
    };
    return { rules: memoise(rulesIn, { keyOf: language => language }) };
  };
  return new Map([
    ...variants.map((variant): [string, GamePresenter] => {
      const presenter = diplomacyPresenter(variant.board, terms => variantFor(variant, terms));
      const goal = (language: Language, view?: unknown): string =>
        variant.choices && view === undefined ? diplomacyStrings[language].goalOfAnyBoard : presenter.goal(language, view);
      const howToOrder = (language: Language): string => howToOrderIn(variant, language);
      return [
        variant.id,
        { ...presenter, goal, howToOrder, explainer: explainerFor(variant), ...rulesOn(variant.id, variant.rulesPages, ['basics']) },
      ];
    }),
    ...(cards ? [[cards.file.id, { ...cardGamePresenter(cards), ...rulesOn(cards.file.id, [cards.file.id]) }] as const] : []),
  ]);
}
