import type { CardsBoard } from '../../../games/warring-states-cards/board/cardsBoard.js';
import { armyOwner } from '../../../games/warring-states-cards/board/dynasties.js';
import { type Card, type CardSymbol, card } from '../../../games/warring-states-cards/model/battleCards.js';
import { cardName, ownerName, SYMBOL_NAMES, stateName } from '../../../games/warring-states-cards/notation/cardNames.js';
import type { Language } from '../../../lib/language.js';
import { listed } from '../language/grammar.js';
import { inert } from '../language/userText.js';

/** The names of everything in the game, in one language. */
export interface CardNames {
  /** "Fire/Chariot/Cavalry". A text that is not a card is shown as it is. */
  readonly card: (card: string) => string;
  readonly cards: (cards: readonly Card[]) => string;
  readonly symbol: (symbol: CardSymbol) => string;
  readonly symbols: (symbols: readonly CardSymbol[]) => string;
  readonly state: (id: string) => string;
  readonly owner: (id: string) => string;
  readonly owners: (ids: readonly string[]) => string;
  readonly list: (texts: readonly string[]) => string;
}

export function cardNamesOn(board: CardsBoard, language: Language): CardNames {
  const list = (texts: readonly string[]): string => listed(texts, language);
  const symbol = (one: CardSymbol): string => SYMBOL_NAMES[one][language];
  const owner = (id: string): string => {
    const known = armyOwner.safeParse(id);
    return known.success ? ownerName(board, known.data, language) : inert(id);
  };
  return {
    card: text => {
      const known = card.safeParse(text);
      return known.success ? cardName(known.data, language) : inert(text);
    },
    cards: all => list(all.map(one => cardName(one, language))),
    symbol,
    symbols: all => list(all.map(symbol)),
    state: id => stateName(board, id, language),
    owner,
    owners: ids => list(ids.map(owner)),
    list,
  };
}
