import { USUAL_LOOK } from '../../lib/look.js';
import type { BoardsByGame } from '../map/boardsByGame.js';
import { encodePng } from '../raster/encodePng.js';
import { quantise } from '../raster/medianCut.js';
import { rasterise } from '../raster/rasterise.js';
import { statisticsPicture } from '../scene/statisticsPicture.js';
import { boardInPalette, svgInLook } from '../vector/nightPalette.js';
import { CHART_WIDTH } from './plotArea.js';
import { statisticsSvg } from './statisticsSvg.js';

/** Draws how a player's games ended, as PNG. Powers of games that have a board have the mark of their colour. */
export async function renderStatistics(boards: BoardsByGame, unchecked: unknown): Promise<Uint8Array> {
  const picture = statisticsPicture.parse(unchecked);
  const { look = USUAL_LOOK } = picture;
  const svg = statisticsSvg({
    picture,
    powerOf: (game, seat) => {
      const source = boards.get(game);
      return source && boardInPalette(source.board, look.palette).powers.find(({ id }) => id === seat);
    },
    recolour: part => svgInLook(part, look),
  });
  const raster = rasterise(svg, CHART_WIDTH);
  return encodePng(raster.width, raster.height, quantise(raster.pixels));
}
