import { readCardsBoardFile } from '../assets.js';
import { isCardsPicture } from './cards/cardsPicture.js';
import { createCardsRenderer } from './cards/cardsRenderer.js';
import { renderStatistics } from './chart/renderStatistics.js';
import { createDiplomacyRenderer } from './diplomacyRenderer.js';
import type { BoardsByGame } from './map/boardsByGame.js';
import type { FindBase } from './map/preparedBase.js';
import { createBlit } from './raster/blit.js';
import type { RenderPicture } from './raster/renderPicture.js';
import { isStatisticsPicture } from './scene/statisticsPicture.js';

/** Draws pictures of every game. The `kind` of the picture, or of its view or report, selects the renderer, whose errors are passed on. */
export function createPictureRenderer(boards: BoardsByGame, find?: FindBase): RenderPicture {
  // What is drawn less often makes room for what is drawn more often, whichever game it is of.
  const blit = createBlit();
  const renderDiplomacy = createDiplomacyRenderer(boards, blit, find);
  let renderCards: RenderPicture | undefined;
  return async picture => {
    if (isStatisticsPicture(picture)) return renderStatistics(boards, picture);
    if (!isCardsPicture(picture)) return renderDiplomacy(picture);
    renderCards ??= createCardsRenderer(readCardsBoardFile(), blit);
    return renderCards(picture);
  };
}
