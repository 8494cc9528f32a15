import { readCardsBoardFile } from '../assets.js';
import { isCardsPicture } from './cards/cardsPicture.js';
import { createCardsRenderer } from './cards/cardsRenderer.js';
import { type Boards, createDiplomacyRenderer } from './diplomacyRenderer.js';

/** Draws pictures of every kind of game as PNG; the kind is that of the view or report in the picture. Throws as the painter of that kind does. */
export function createPictureRenderer(boards: Boards): (picture: unknown) => Uint8Array {
  const paintMap = createDiplomacyRenderer(boards);
  let paintCards: ReturnType<typeof createCardsRenderer> | undefined;
  return picture => {
    if (!isCardsPicture(picture)) return paintMap(picture);
    paintCards ??= createCardsRenderer(readCardsBoardFile());
    return paintCards(picture);
  };
}
