import { readCardsBoardFile } from '../assets.js';
import { isOfCards } from './cards/cardsPicture.js';
import { createCardsPainter } from './cards/cardsRenderer.js';
import { type Boards, createPainter } from './diplomacyRenderer.js';

/** Draws pictures of every kind of game as PNG; the kind is that of the view or report in the picture. Throws as the painter of that kind does. */
export function createPainters(boards: Boards): (picture: unknown) => Uint8Array {
  const paintMap = createPainter(boards);
  let paintCards: ReturnType<typeof createCardsPainter> | undefined;
  return picture => {
    if (!isOfCards(picture)) return paintMap(picture);
    paintCards ??= createCardsPainter(readCardsBoardFile());
    return paintCards(picture);
  };
}
