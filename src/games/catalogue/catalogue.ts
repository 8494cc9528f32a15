import { memoise } from '../../lib/memoise.js';
import { diplomacy } from '../diplomacy/game/diplomacy.js';
import type { Variant } from '../diplomacy/model/variant.js';
import type { AnyGame } from '../game.js';
import { type CardsBoard, compileCardsBoard } from '../warring-states-cards/board/cardsBoard.js';
import type { CardsBoardFile } from '../warring-states-cards/board/cardsBoardFile.js';
import { warringStatesCards } from '../warring-states-cards/game/warringStatesCards.js';
import { compileVariant, DIPLOMACY_VARIANTS, type ReadOwnVariant } from './diplomacyVariants.js';

/** Every game by id: the variants of Diplomacy, and the card game if its board is given. */
export const catalogue = (variants: readonly Variant[], cards?: CardsBoard): ReadonlyMap<string, AnyGame> =>
  new Map([...variants.map(diplomacy), ...(cards ? [warringStatesCards(cards)] : [])].map((game: AnyGame) => [game.id, game]));

/** Where all games are read. */
export interface GameFiles {
  readonly ownVariant: ReadOwnVariant;
  readonly cardsBoardFile: () => CardsBoardFile;
}

/** The same games; each is made when it is first asked for, because every board takes time and memory. */
export function gamesWhenAsked({ ownVariant, cardsBoardFile }: GameFiles): Pick<ReadonlyMap<string, AnyGame>, 'get'> {
  const make = (id: string): AnyGame | undefined => {
    const offered = DIPLOMACY_VARIANTS.find(one => one.id === id);
    if (offered) return diplomacy(compileVariant(offered, ownVariant));
    const cards = warringStatesCards(compileCardsBoard(cardsBoardFile()));
    return cards.id === id ? cards : undefined;
  };
  return { get: memoise(make, { keyOf: id => id }) };
}
