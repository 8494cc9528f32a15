import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { unitToken } from '../layers/unitTokens.js';
import { styleOf } from '../layout/powerStyle.js';
import { CHART_WORDS } from '../scene/pictureWords.js';
import { INK, PALE, PARCHMENT, SEAL, SEPIA } from '../vector/colour.js';
import type { Point, Polyline } from '../vector/geometry.js';
import { boxOutline } from '../vector/ornaments.js';
import { circle, element, group, oneDecimal, stroke, svgPath, text } from '../vector/svg.js';
import type { CentresByYear } from './centresByYear.js';

/** In pixels; drawing units are the same. */
export const CHART_WIDTH = 1200;
const HEIGHT = 720;
const PLOT = { left: 64, right: 1040, top: 96, bottom: 650 };

export interface CentreChart {
  /** With the powers' colours as in the look. */
  readonly board: BoardFile;
  readonly years: CentresByYear;
  readonly language: Language;
  /** From the colours of parchment to those of the look. */
  readonly recolour: (svg: string) => string;
}

/** A line for each power that ever had a centre, its token at the end, and a dashed line at the number that wins. */
export function chartSvg({ board, years, language, recolour }: CentreChart): string {
  const shown = board.powers.filter(({ id }) => years.counts.get(id)?.some(count => count > 0));
  const most = Math.max(board.victory.centres, ...shown.flatMap(({ id }) => years.counts.get(id) ?? []));
  const place: PlaceOnPlot = (stage, count) => [
    PLOT.left + ((PLOT.right - PLOT.left) * stage) / Math.max(1, years.years.length),
    PLOT.bottom - ((PLOT.bottom - PLOT.top) * count) / most,
  ];
  const ends = lineEnds(shown, years, place);
  const content =
    recolour(paper(board, language) + grid(board, years, most, place)) +
    shown.map(power => powerLine(power, years, place)).join('') +
    recolour(numbers(ends)) +
    tokens(ends);
  const size = { width: CHART_WIDTH, height: HEIGHT, viewBox: `0 0 ${CHART_WIDTH} ${HEIGHT}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
}

/** `stage`: 0 before the first year, then one a year. */
type PlaceOnPlot = (stage: number, count: number) => Point;

const paper = (board: BoardFile, language: Language): string =>
  element('rect', { width: CHART_WIDTH, height: HEIGHT, fill: PARCHMENT }) +
  boxOutline([2, 2, CHART_WIDTH - 2, HEIGHT - 2], 3.4) +
  text(board.name[language], [30, 46], { face: 'capitals', size: 28, colour: INK, anchor: 'start' }) +
  text(CHART_WORDS.centres[language], [30, 72], { face: 'italic', size: 19, colour: SEPIA, anchor: 'start' });

const LABEL = { face: 'bold', size: 17, colour: SEPIA } as const;
/** Years are left out where there are more. */
const MAX_YEAR_LABELS = 16;

function grid(board: BoardFile, { years }: CentresByYear, most: number, place: PlaceOnPlot): string {
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

interface LineEnd {
  readonly power: PowerFile;
  readonly count: number;
  /** The middle of the token. */
  readonly at: Point;
}

/** Least distance between tokens, from top to bottom. */
const TOKEN_STEP = 34;
/** Tokens in a column; more go into columns beside it. */
const PER_COLUMN = 16;
const COLUMN_STEP = 74;

/** The tokens at the ends of lines, the most centres first, spread so that none hides another. */
function lineEnds(shown: readonly PowerFile[], { counts, years }: CentresByYear, place: PlaceOnPlot): readonly LineEnd[] {
  const last = (id: string): number => counts.get(id)?.at(-1) ?? 0;
  const ranked = [...shown].sort((a, b) => last(b.id) - last(a.id));
  const ends: LineEnd[] = [];
  for (const [i, power] of ranked.entries()) {
    const wanted = place(years.length, last(power.id))[1];
    const above = i % PER_COLUMN === 0 ? PLOT.top - TOKEN_STEP : (ends[i - 1]?.at[1] ?? 0);
    const left = Math.min(PER_COLUMN - 1 - (i % PER_COLUMN), ranked.length - 1 - i);
    const lowest = PLOT.bottom + 10 - left * TOKEN_STEP;
    const x = PLOT.right + 36 + COLUMN_STEP * Math.floor(i / PER_COLUMN);
    ends.push({ power, count: last(power.id), at: [x, Math.max(above + TOKEN_STEP, Math.min(wanted, lowest))] });
  }
  return ends;
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
