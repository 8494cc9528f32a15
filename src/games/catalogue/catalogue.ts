import { diplomacy } from '../diplomacy/game/diplomacy.js';
import type { Variant } from '../diplomacy/model/variant.js';
import type { AnyGame } from '../game.js';
import type { CardsBoard } from '../warring-states-cards/board/cardsBoard.js';
import { warringStatesCards } from '../warring-states-cards/game/warringStatesCards.js';

/** Every game by id: the variants of Diplomacy, and the card game if its board is given. */
export const catalogue = (variants: readonly Variant[], cards?: CardsBoard): ReadonlyMap<string, AnyGame> =>
  new Map([...variants.map(diplomacy), ...(cards ? [warringStatesCards(cards)] : [])].map((game: AnyGame) => [game.id, game]));
