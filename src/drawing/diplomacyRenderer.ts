import { createGifRenderer } from './animation/gifRenderer.js';
import { renderChart } from './chart/renderChart.js';
import type { BoardsByGame } from './map/boardsByGame.js';
import { createMapBeginner, wholeMaps } from './map/mapRenderer.js';
import type { FindBase } from './map/preparedBase.js';
import type { Blit } from './raster/blit.js';
import { encodePng } from './raster/encodePng.js';
import type { RenderPicture } from './raster/renderPicture.js';
import { parseDiplomacyPicture } from './scene/mapPicture.js';

/** Draws Diplomacy pictures: histories as GIF, everything else as PNG. Rejects if the input is no such picture or its game has no board. */
export function createDiplomacyRenderer(boards: BoardsByGame, blit?: Blit, find?: FindBase): RenderPicture {
  const begin = createMapBeginner(boards, blit, find);
  const renderGif = createGifRenderer(wholeMaps(begin));
  return async unchecked => {
    const picture = parseDiplomacyPicture(unchecked);
    if (picture.kind === 'history') return renderGif(picture);
    if (picture.kind === 'chart') return renderChart(boards, picture);
    const { width, height, ...pixels } = begin(picture);
    return encodePng(width, height, pixels);
  };
}
