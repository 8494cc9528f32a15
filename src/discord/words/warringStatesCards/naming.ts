import type { CardsBoard } from '../../../games/warring-states-cards/board/cardsBoard.js';
import { armyOwner } from '../../../games/warring-states-cards/board/dynasties.js';
import { type Card, type CardSymbol, card } from '../../../games/warring-states-cards/model/battleCards.js';
import { cardName, ownerName, SYMBOL_NAMES, stateName } from '../../../games/warring-states-cards/notation/cardNames.js';
import type { Language } from '../../../lib/language.js';
import { listed } from '../lists.js';
import { inert } from '../userText.js';

/** What things are called in one language. */
export interface Naming {
  /** "Fire/Chariot/Cavalry"; a text that is no card stays as it is. */
  readonly card: (card: string) => string;
  readonly cards: (cards: readonly Card[]) => string;
  readonly symbol: (symbol: CardSymbol) => string;
  readonly symbols: (symbols: readonly CardSymbol[]) => string;
  readonly state: (id: string) => string;
  readonly owner: (id: string) => string;
  readonly owners: (ids: readonly string[]) => string;
  readonly list: (texts: readonly string[]) => string;
}

export function namingOn(board: CardsBoard, language: Language): Naming {
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
