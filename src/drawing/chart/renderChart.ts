import { USUAL_LOOK } from '../../lib/look.js';
import { type Boards, drawableFor } from '../map/mapRenderer.js';
import { encodePng } from '../raster/encodePng.js';
import { reduceColours } from '../raster/medianCut.js';
import { numbersOf } from '../raster/pixels.js';
import { rasterise } from '../raster/rasterise.js';
import type { Story } from '../scene/mapPicture.js';
import { dressed, inPalette } from '../vector/nightPalette.js';
import { yearsOf } from './centresByYear.js';
import { chartSvg, WIDTH } from './chartSvg.js';

/** The powers' centres over the years as PNG. */
export function chartOf(boards: Boards, { game, reports, language, look = USUAL_LOOK }: Story): Uint8Array {
  const board = inPalette(drawableFor(boards, game, reports.at(-1)?.terms).board, look.palette);
  const years = yearsOf(
    reports,
    board.powers.map(({ id }) => id),
  );
  const raster = rasterise(chartSvg({ board, years, language, dress: svg => dressed(svg, look) }), WIDTH);
  return encodePng(raster.width, raster.height, reduceColours(numbersOf(raster)));
}
