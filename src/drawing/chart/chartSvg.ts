import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { unitToken } from '../layers/unitTokens.js';
import { styleOf } from '../layout/powerStyle.js';
import { CHART_WORDS } from '../scene/pictureWords.js';
import { INK, PALE, PARCHMENT, SEAL, SEPIA } from '../vector/colour.js';
import type { Polyline } from '../vector/geometry.js';
import { boxOutline } from '../vector/ornaments.js';
import { circle, element, group, oneDecimal, stroke, svgPath, text } from '../vector/svg.js';
import type { CentresByYear } from './centresByYear.js';
import { type LineEnd, lineEnds } from './lineEnds.js';
import { PLOT, type PlaceOnPlot, placeOnPlot } from './plotArea.js';

/** In pixels, which are also the drawing units. */
export const CHART_WIDTH = 1200;
const HEIGHT = 720;

export interface CentreChart {
  /** With the powers' colours already in the palette of the look. */
  readonly board: BoardFile;
  readonly years: CentresByYear;
  readonly language: Language;
  /** Replaces parchment colours with those of the look. */
  readonly recolour: (svg: string) => string;
}

/** A line for each power that ever had a centre, its token at the end, and a dashed line at the number of centres needed to win. */
export function chartSvg({ board, years, language, recolour }: CentreChart): string {
  const shown = board.powers.filter(({ id }) => years.counts.get(id)?.some(count => count > 0));
  const most = Math.max(board.victory.centres, ...shown.flatMap(({ id }) => years.counts.get(id) ?? []));
  const place = placeOnPlot(years.years.length, most);
  const ends = lineEnds(shown, years, place);
  const content =
    recolour(paper(board, language) + grid({ board, years }, most, place)) +
    shown.map(power => powerLine(power, years, place)).join('') +
    recolour(numbers(ends)) +
    tokens(ends);
  const size = { width: CHART_WIDTH, height: HEIGHT, viewBox: `0 0 ${CHART_WIDTH} ${HEIGHT}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
}

const paper = (board: BoardFile, language: Language): string =>
  element('rect', { width: CHART_WIDTH, height: HEIGHT, fill: PARCHMENT }) +
  boxOutline([2, 2, CHART_WIDTH - 2, HEIGHT - 2], 3.4) +
  text(board.name[language], [30, 46], { face: 'capitals', size: 28, colour: INK, anchor: 'start' }) +
  text(CHART_WORDS.centres[language], [30, 72], { face: 'italic', size: 19, colour: SEPIA, anchor: 'start' });

const LABEL = { face: 'bold', size: 17, colour: SEPIA } as const;
/** With more years, only every nth is labelled. */
const MAX_YEAR_LABELS = 16;

function grid({ board, years: { years } }: Pick<CentreChart, 'board' | 'years'>, most: number, place: PlaceOnPlot): string {
  const every = Math.ceil(years.length / MAX_YEAR_LABELS);
  const labels = years.map((year, i) => (i % every === 0 ? text(String(year), [place(i + 1, 0)[0], PLOT.bottom + 28], LABEL) : ''));
  const [, y] = place(0, board.victory.centres);
  const victory = stroke(`M${PLOT.left} ${oneDecimal(y)}H${PLOT.right}`, SEAL, 2, { 'stroke-dasharray': '9 6' });
  return [...gridRows(most, place), ...labels, victory].join('');
}

function gridRows(most: number, place: PlaceOnPlot): readonly string[] {
  const step = most > 24 ? 6 : most > 12 ? 3 : 2;
  const heights = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  return heights.map(count => {
    const [x, y] = place(0, count);
    return (
      stroke(`M${oneDecimal(x)} ${oneDecimal(y)}H${PLOT.right}`, SEPIA, 1, { 'stroke-opacity': 0.22 }) +
      text(String(count), [x - 14, y + 5], LABEL)
    );
  });
}

function powerLine({ id, colour }: PowerFile, { counts }: CentresByYear, place: PlaceOnPlot): string {
  const line: Polyline = (counts.get(id) ?? []).map((count, stage) => place(stage, count));
  const dots = line.map(point => circle(point, 4.5, { fill: colour, stroke: PALE, 'stroke-width': 1.5 }));
  return stroke(svgPath(line), PALE, 7, { 'stroke-opacity': 0.7 }) + stroke(svgPath(line), colour, 3.6) + dots.join('');
}

const numbers = (ends: readonly LineEnd[]): string =>
  ends
    .map(({ count, at: [x, y] }) => text(String(count), [x + 22, y + 7], { face: 'bold', size: 21, colour: INK, anchor: 'start' }))
    .join('');

const tokens = (ends: readonly LineEnd[]): string =>
  ends
    .map(({ power, at: [x, y] }) =>
      group({ transform: `translate(${oneDecimal(x)} ${oneDecimal(y)})` }, unitToken({ type: 'A', style: styleOf(power), scale: 0.86 })),
    )
    .join('');
