import { USUAL_LOOK } from '../../lib/look.js';
import { numbersOf } from '../compose.js';
import { type Boards, drawableFor } from '../easel.js';
import { dressed, inPalette } from '../look.js';
import { reduceColours } from '../palette.js';
import type { Story } from '../picture.js';
import { encodePng } from '../png.js';
import { rasterise } from '../raster.js';
import { chartSvg, WIDTH } from './chartSvg.js';
import { yearsOf } from './years.js';

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
