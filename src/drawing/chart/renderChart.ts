import { USUAL_LOOK } from '../../lib/look.js';
import { type BoardsByGame, boardFor } from '../map/boardsByGame.js';
import { encodePng } from '../raster/encodePng.js';
import { quantise } from '../raster/medianCut.js';
import { pixelsOf } from '../raster/pixels.js';
import { rasterise } from '../raster/rasterise.js';
import type { SeriesPicture } from '../scene/mapPicture.js';
import { boardInPalette, svgInLook } from '../vector/nightPalette.js';
import { centresByYear } from './centresByYear.js';
import { chartSvg } from './chartSvg.js';
import { CHART_WIDTH } from './plotArea.js';

/** Draws a chart of each power's number of centres over the years, as PNG. */
export function renderChart(boards: BoardsByGame, { game, reports, language, look = USUAL_LOOK }: SeriesPicture): Uint8Array {
  const board = boardInPalette(boardFor(boards, game, reports.at(-1)?.terms).board, look.palette);
  const powers = board.powers.map(({ id }) => id);
  const svg = chartSvg({ board, years: centresByYear(reports, powers), language, recolour: part => svgInLook(part, look) });
  const raster = rasterise(svg, CHART_WIDTH);
  return encodePng(raster.width, raster.height, quantise(pixelsOf(raster)));
}
