import { USUAL_LOOK } from '../../lib/look.js';
import { type Boards, boardSourceFor } from '../map/mapRenderer.js';
import { encodePng } from '../raster/encodePng.js';
import { quantise } from '../raster/medianCut.js';
import { pixelsOf } from '../raster/pixels.js';
import { rasterise } from '../raster/rasterise.js';
import type { SeriesPicture } from '../scene/mapPicture.js';
import { boardInPalette, svgInLook } from '../vector/nightPalette.js';
import { centresByYear } from './centresByYear.js';
import { chartSvg, WIDTH } from './chartSvg.js';

/** The powers' centres over the years as PNG. */
export function renderChart(boards: Boards, { game, reports, language, look = USUAL_LOOK }: SeriesPicture): Uint8Array {
  const board = boardInPalette(boardSourceFor(boards, game, reports.at(-1)?.terms).board, look.palette);
  const years = centresByYear(
    reports,
    board.powers.map(({ id }) => id),
  );
  const raster = rasterise(chartSvg({ board, years, language, dress: svg => svgInLook(svg, look) }), WIDTH);
  return encodePng(raster.width, raster.height, quantise(pixelsOf(raster)));
}
