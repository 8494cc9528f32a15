import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { ruledRect } from '../layers/mapFrame.js';
import { styleOf, unitToken } from '../layers/unitTokens.js';
import { CHART_WORDS } from '../scene/pictureWords.js';
import { INK, PALE, PARCHMENT, SEAL, SEPIA } from '../vector/colour.js';
import type { Point, Polyline } from '../vector/geometry.js';
import { circle, element, group, oneDecimal, stroke, svgPath, text } from '../vector/svg.js';
import type { CentresByYear } from './centresByYear.js';

export const WIDTH = 1200;
const HEIGHT = 720;
const PLOT = { left: 64, right: 1040, top: 96, bottom: 650 };

export interface CentreChart {
  readonly board: BoardFile;
  readonly years: CentresByYear;
  readonly language: Language;
  /** Puts paper and ink into the look of the picture. */
  readonly dress: (svg: string) => string;
}

/** A line for each power, its token at the end; a dashed line at what wins. */
export function chartSvg({ board, years, language, dress }: CentreChart): string {
  const played = board.powers.filter(({ id }) => years.counts.get(id)?.some(count => count > 0));
  const most = Math.max(board.victory.centres, ...played.flatMap(({ id }) => years.counts.get(id) ?? []));
  const place = (stage: number, count: number): Point => [
    PLOT.left + ((PLOT.right - PLOT.left) * stage) / Math.max(1, years.years.length),
    PLOT.bottom - ((PLOT.bottom - PLOT.top) * count) / most,
  ];
  const ends = endsOf(played, years, place);
  const content =
    dress(paper(board, language) + grid(board, years, most, place)) +
    played.map(power => lineOf(power, years, place)).join('') +
    dress(numbers(ends)) +
    tokens(ends);
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` }, content);
}

type Place = (stage: number, count: number) => Point;

const paper = (board: BoardFile, language: Language): string =>
  element('rect', { width: WIDTH, height: HEIGHT, fill: PARCHMENT }) +
  ruledRect(2, 2, WIDTH - 2, HEIGHT - 2, 3.4) +
  text(board.name[language], [30, 46], { face: 'capitals', size: 28, colour: INK, anchor: 'start' }) +
  text(CHART_WORDS.centres[language], [30, 72], { face: 'italic', size: 19, colour: SEPIA, anchor: 'start' });

function grid(board: BoardFile, { years }: CentresByYear, most: number, place: Place): string {
  const step = most > 24 ? 6 : most > 12 ? 3 : 2;
  const heights = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const rows = heights.map(count => {
    const [x, y] = place(0, count);
    return (
      stroke(`M${oneDecimal(x)} ${oneDecimal(y)}H${PLOT.right}`, SEPIA, 1, { 'stroke-opacity': 0.22 }) +
      text(String(count), [x - 14, y + 5], { face: 'bold', size: 17, colour: SEPIA })
    );
  });
  const every = Math.ceil(years.length / 16);
  const labels = years.map((year, i) =>
    i % every === 0 ? text(String(year), [place(i + 1, 0)[0], PLOT.bottom + 28], { face: 'bold', size: 17, colour: SEPIA }) : '',
  );
  const [, y] = place(0, board.victory.centres);
  return [...rows, ...labels, stroke(`M${PLOT.left} ${oneDecimal(y)}H${PLOT.right}`, SEAL, 2, { 'stroke-dasharray': '9 6' })].join('');
}

function lineOf({ id, colour }: PowerFile, { counts }: CentresByYear, place: Place): string {
  const line: Polyline = (counts.get(id) ?? []).map((count, stage) => place(stage, count));
  const dots = line.map(point => circle(point, 4.5, { fill: colour, stroke: PALE, 'stroke-width': 1.5 }));
  return stroke(svgPath(line), PALE, 7, { 'stroke-opacity': 0.7 }) + stroke(svgPath(line), colour, 3.6) + dots.join('');
}

interface End {
  readonly power: PowerFile;
  readonly count: number;
  readonly at: Point;
}

/** Room between the tokens at the ends of lines that end alike. */
const APART = 34;
/** Tokens in a column; the others stand in columns beside it. */
const COLUMN = 16;

/** Where the lines end, spread so that no token hides another; best first. */
function endsOf(played: readonly PowerFile[], { counts, years }: CentresByYear, place: Place): readonly End[] {
  const last = (id: string): number => counts.get(id)?.at(-1) ?? 0;
  const ranked = [...played].sort((a, b) => last(b.id) - last(a.id));
  const ends: End[] = [];
  for (const [i, power] of ranked.entries()) {
    const wanted = place(years.length, last(power.id))[1];
    const above = i % COLUMN === 0 ? PLOT.top - APART : (ends[i - 1]?.at[1] ?? 0);
    const left = Math.min(COLUMN - 1 - (i % COLUMN), ranked.length - 1 - i);
    const lowest = PLOT.bottom + 10 - left * APART;
    ends.push({
      power,
      count: last(power.id),
      at: [PLOT.right + 36 + 74 * Math.floor(i / COLUMN), Math.max(above + APART, Math.min(wanted, lowest))],
    });
  }
  return ends;
}

const numbers = (ends: readonly End[]): string =>
  ends
    .map(({ count, at: [x, y] }) => text(String(count), [x + 22, y + 7], { face: 'bold', size: 21, colour: INK, anchor: 'start' }))
    .join('');

const tokens = (ends: readonly End[]): string =>
  ends
    .map(({ power, at: [x, y] }) =>
      group({ transform: `translate(${oneDecimal(x)} ${oneDecimal(y)})` }, unitToken({ type: 'A', bearer: styleOf(power), scale: 0.86 })),
    )
    .join('');
