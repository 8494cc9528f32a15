import { readCardsBoardFile } from '../assets.js';
import { isCardsPicture } from './cards/cardsPicture.js';
import { createCardsRenderer } from './cards/cardsRenderer.js';
import { renderStatistics } from './chart/renderStatistics.js';
import { createDiplomacyRenderer } from './diplomacyRenderer.js';
import type { BoardsByGame } from './map/boardsByGame.js';
import { isStatisticsPicture } from './scene/statisticsPicture.js';

/** Draws pictures of every game. The `kind` of the picture, or of its view or report, selects the renderer, whose errors are passed on. */
export function createPictureRenderer(boards: BoardsByGame): (picture: unknown) => Uint8Array {
  const renderDiplomacy = createDiplomacyRenderer(boards);
  let renderCards: ReturnType<typeof createCardsRenderer> | undefined;
  return picture => {
    if (isStatisticsPicture(picture)) return renderStatistics(boards, picture);
    if (!isCardsPicture(picture)) return renderDiplomacy(picture);
    renderCards ??= createCardsRenderer(readCardsBoardFile());
    return renderCards(picture);
  };
}
