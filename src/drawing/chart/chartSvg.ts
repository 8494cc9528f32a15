import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import { shownYear } from '../../games/diplomacy/board/shownYear.js';
import type { Language } from '../../lib/language.js';
import type { MarkOfChart } from '../scene/mapPicture.js';
import { CHART_WORDS, centresIn } from '../scene/pictureWords.js';
import { edgeOf, INK, PALE, PARCHMENT, SEAL, SEPIA } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import type { Polyline } from '../vector/geometry.js';
import { boxOutline } from '../vector/ornaments.js';
import { circle, element, oneDecimal, stroke, svgPath, text } from '../vector/svg.js';
import { barChart } from './barChart.js';
import type { CentresByYear } from './centresByYear.js';
import { type LineEnd, lineEnds } from './lineEnds.js';
import { CHART_WIDTH, COLUMN_WIDTH, type PlaceOnPlot, type PlotArea, placeOnPlot, plotFor } from './plotArea.js';
import { powerToken } from './powerToken.js';
import { linesSideBySide } from './sideBySide.js';

const HEIGHT = 720;

export interface CentreChart {
  /** With the powers' colours already in the palette of the look. */
  readonly board: BoardFile;
  readonly years: CentresByYear;
  readonly language: Language;
  /** Replaces parchment colours with those of the look. */
  readonly recolour: (svg: string) => string;
  /** Moments to point out. A chart of one year has no room for them. */
  readonly marks?: readonly MarkOfChart[];
}

/** The chart of all powers that ever had a centre: lines over the years, with their names; of the first year alone, bars. */
export function chartSvg(chart: CentreChart): string {
  const { board, years, language, recolour } = chart;
  const shown = board.powers.filter(({ id }) => years.counts.get(id)?.some(count => count > 0));
  const [first] = years.years;
  const isLine = years.years.length > 1;
  const subject = isLine || first === undefined ? CHART_WORDS.centres[language] : centresIn(first, board, language);
  const content = recolour(paper(board.name[language], subject)) + (isLine ? lineChart(chart, shown) : barChart(chart, shown));
  const size = { width: CHART_WIDTH, height: HEIGHT, viewBox: `0 0 ${CHART_WIDTH} ${HEIGHT}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
}

const paper = (title: string, subject: string): string =>
  element('rect', { width: CHART_WIDTH, height: HEIGHT, fill: PARCHMENT }) +
  boxOutline([2, 2, CHART_WIDTH - 2, HEIGHT - 2], 3.4) +
  text(title, [30, 48], { face: 'capitals', size: 32, colour: INK, anchor: 'start' }) +
  text(subject, [30, 80], { face: 'italic', size: 24, colour: SEPIA, anchor: 'start' });

/** A line for each power, its token, number and name at the end, and a dashed line at the number of centres needed to win. */
function lineChart({ board, years, language, recolour, marks = [] }: CentreChart, shown: readonly PowerFile[]): string {
  const most = Math.max(board.victory.centres + 1, ...shown.flatMap(({ id }) => years.counts.get(id) ?? []));
  const plot = plotFor(shown.length);
  const place = placeOnPlot(plot, years.years.length, most);
  const ends = lineEnds(shown, years, { plot, place });
  const lines = linesSideBySide(shown, years, place);
  return (
    recolour(grid({ board, plot, place, most, years }) + winningLine({ plot, place }, board, language)) +
    powerLines(shown.map(power => ({ power, line: lines.get(power.id) ?? [] }))) +
    recolour(ends.map(end => endWords(end, language)).join('')) +
    ends.map(({ power, at }) => powerToken(power, at)).join('') +
    recolour(marks.map(mark => markLine(mark, { plot, place }, years)).join(''))
  );
}

const MARK = { radius: 17, above: 20 } as const;

/** A dotted line through the chart at a moment, with its sign above. */
function markLine({ year, part, label }: MarkOfChart, { plot, place }: Plot, { years }: CentresByYear): string {
  const index = years.indexOf(year);
  if (index < 0) return '';
  const [x] = place(index + part, 0);
  const y = plot.top - MARK.above;
  return (
    stroke(`M${oneDecimal(x)} ${plot.top}V${plot.bottom}`, SEAL, 2, { 'stroke-dasharray': '3 7' }) +
    circle([x, y], MARK.radius, { fill: SEAL, stroke: PALE, 'stroke-width': 1.5 }) +
    text(label, [x, y + 7.5], { face: 'bold', size: 22, colour: PALE })
  );
}

interface Plot {
  readonly plot: PlotArea;
  readonly place: PlaceOnPlot;
}

const LABEL = { face: 'condensed', size: 22, colour: SEPIA } as const;
/** With more years, only every nth is labelled. */
const MAX_YEAR_LABELS = 12;

function grid({
  board,
  plot,
  place,
  most,
  years: { years },
}: Plot & Pick<CentreChart, 'board' | 'years'> & { readonly most: number }): string {
  const every = Math.ceil(years.length / MAX_YEAR_LABELS);
  const labels = years.map((year, i) =>
    i % every === 0 ? text(String(shownYear(year, board.year.era).year), [place(i + 1, 0)[0], plot.bottom + 32], LABEL) : '',
  );
  const step = most > 24 ? 6 : most > 12 ? 3 : 2;
  const rows = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => {
    const [x, y] = place(0, i * step);
    const line = stroke(`M${oneDecimal(x)} ${oneDecimal(y)}H${plot.right}`, SEPIA, 1, { 'stroke-opacity': 0.22 });
    return line + text(String(i * step), [x - 12, y + 7], { ...LABEL, anchor: 'end' });
  });
  return [...rows, ...labels].join('');
}

function winningLine({ plot, place }: Plot, { victory }: BoardFile, language: Language): string {
  const [x, y] = place(0, victory.centres);
  const words = `${victory.centres} ${CHART_WORDS.toWin[language]}`;
  return (
    stroke(`M${oneDecimal(x)} ${oneDecimal(y)}H${plot.right}`, SEAL, 2.6, { 'stroke-dasharray': '10 6' }) +
    text(words, [x + 8, y - 8], { face: 'condensed', size: 22, colour: SEAL, anchor: 'start' })
  );
}

interface PowerLine {
  readonly power: PowerFile;
  readonly line: Polyline;
}

/** All halos, then all lines, then all dots, so that no line is paler where another runs beside it. */
const powerLines = (all: readonly PowerLine[]): string =>
  [
    ...all.map(({ line }) => stroke(svgPath(line), PALE, 8, { 'stroke-opacity': 0.7 })),
    ...all.map(({ power: { colour }, line }) => {
      const edge = edgeOf(colour);
      return (edge === PALE ? '' : stroke(svgPath(line), edge, 6.6)) + stroke(svgPath(line), colour, 4.4);
    }),
    ...all.flatMap(({ power: { colour }, line }) =>
      line.map(point => circle(point, 5, { fill: colour, stroke: edgeOf(colour), 'stroke-width': 1.5 })),
    ),
  ].join('');

/** "8 Qin" */
function endWords({ power, count, at: [x, y] }: LineEnd, language: Language): string {
  const number = text(String(count), [x + 20, y + 8], { face: 'bold', size: 24, colour: INK, anchor: 'start' });
  const name = power.name[language];
  const start = x + 24 + textWidth(String(count), 'bold', 24);
  const size = Math.min(22, (COLUMN_WIDTH - 16 - (start - x)) / textWidth(name, 'condensed', 1));
  return number + text(name, [start + 4, y + 7.5], { face: 'condensed', size, colour: INK, anchor: 'start' });
}
