import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import { USUAL_LOOK } from '../../lib/look.js';
import { type BoardsByGame, boardFor } from '../map/boardsByGame.js';
import { encodePng } from '../raster/encodePng.js';
import { quantise } from '../raster/medianCut.js';
import { rasterise } from '../raster/rasterise.js';
import type { ChartPicture } from '../scene/mapPicture.js';
import { BY_BOT } from '../scene/pictureWords.js';
import { boardInPalette, svgInLook } from '../vector/nightPalette.js';
import { centresByYear } from './centresByYear.js';
import { chartSvg } from './chartSvg.js';
import { CHART_WIDTH } from './plotArea.js';

/** Draws a chart of each power's number of centres over the years, as PNG. Powers that the bot plays are marked. */
export async function renderChart(
  boards: BoardsByGame,
  { game, reports, language, look = USUAL_LOOK, bots = [], marks = [] }: ChartPicture,
): Promise<Uint8Array> {
  const board = withBots(boardInPalette(boardFor(boards, game, reports.at(-1)?.terms).board, look.palette), bots);
  const powers = board.powers.map(({ id }) => id);
  const svg = chartSvg({ board, years: centresByYear(reports, powers), language, marks, recolour: part => svgInLook(part, look) });
  const raster = rasterise(svg, CHART_WIDTH);
  return encodePng(raster.width, raster.height, quantise(raster.pixels));
}

/** The board with the mark of the bot in the names of the powers that it plays. */
function withBots(board: BoardFile, bots: readonly string[]): BoardFile {
  const marked = ({ en, fr }: PowerFile['name']): PowerFile['name'] => ({
    en: `${en} ${BY_BOT.en}`,
    fr: `${fr} ${BY_BOT.fr}`,
  });
  return { ...board, powers: board.powers.map(power => (bots.includes(power.id) ? { ...power, name: marked(power.name) } : power)) };
}
