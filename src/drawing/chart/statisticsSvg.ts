import type { PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { StatisticsPictureRead } from '../scene/statisticsPicture.js';
import { INK, PALE, PARCHMENT, readableOn, SEPIA } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import { boxOutline } from '../vector/ornaments.js';
import { circle, element, text } from '../vector/svg.js';
import { CHART_WIDTH } from './plotArea.js';
import { powerToken } from './powerToken.js';

export interface StatisticsChart {
  readonly picture: StatisticsPictureRead;
  /** Undefined: a seat without a colour of its own. */
  readonly powerOf: (game: string, seat: string) => PowerFile | undefined;
  /** Replaces parchment colours with those of the look. */
  readonly recolour: (svg: string) => string;
}

type Row = StatisticsPictureRead['rows'][number];

const OUTCOMES = ['won', 'drew', 'lost', 'left'] as const;
/** Told apart by lightness too; the last one is hollow. */
export const OUTCOME_COLOURS = { won: '#b07d1e', drew: '#33617c', lost: '#c9b892', left: PARCHMENT } as const;

/** In pixels. A row of a whole game has its name above its bar, one of a seat beside it. */
const HEAD = 148;
const GAME_ROW = { height: 122, bar: 44, below: 62 };
const SEAT_ROW = { height: 54, bar: 34, below: 8 };
const FOOT = 30;
const NAME_ABOVE = 14;
/** Where bars begin and end, and where what is beside them does. */
const BARS = { left: 330, right: CHART_WIDTH - 96 };
const MARGIN = 40;
const TOKEN_AT = 66;

const isGame = ({ seat }: Row): boolean => seat === undefined;
const sizeOf = (row: Row) => (isGame(row) ? GAME_ROW : SEAT_ROW);
const gamesIn = ({ outcomes }: Row): number => OUTCOMES.reduce((sum, one) => sum + outcomes[one], 0);

/** A bar for each variant and, below it, for each power: as long as games were played, in parts for how they ended. */
export function statisticsSvg(chart: StatisticsChart): string {
  const { picture, recolour } = chart;
  const height = HEAD + picture.rows.reduce((sum, row) => sum + sizeOf(row).height, 0) + FOOT;
  const most = Math.max(...picture.rows.map(gamesIn), 1);
  let top = HEAD;
  const rows = picture.rows.map(row => {
    const at = top;
    top += sizeOf(row).height;
    return drawnRow(chart, row, { top: at, most });
  });
  const content = recolour(paper(picture, height) + legend(picture)) + rows.join('');
  const size = { width: CHART_WIDTH, height, viewBox: `0 0 ${CHART_WIDTH} ${height}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
}

const paper = ({ title, subtitle }: StatisticsPictureRead, height: number): string =>
  element('rect', { width: CHART_WIDTH, height, fill: PARCHMENT }) +
  boxOutline([2, 2, CHART_WIDTH - 2, height - 2], 3.4) +
  text(title, [MARGIN, 62], { face: 'capitals', size: 38, colour: INK, anchor: 'start' }) +
  text(subtitle, [CHART_WIDTH - MARGIN, 62], { face: 'italic', size: 34, colour: SEPIA, anchor: 'end' });

/** What the colours mean, in a line. */
function legend({ legend: words }: StatisticsPictureRead): string {
  let x = MARGIN;
  return OUTCOMES.map(outcome => {
    const at = x;
    x += 46 + textWidth(words[outcome], 'condensed', 30) + 44;
    return (
      element('rect', { x: at, y: 96, width: 34, height: 34, rx: 4, fill: OUTCOME_COLOURS[outcome], stroke: INK, 'stroke-width': 2 }) +
      text(words[outcome], [at + 46, 124], { face: 'condensed', size: 30, colour: INK, anchor: 'start' })
    );
  }).join('');
}

interface RowPlace {
  readonly top: number;
  /** The games of the longest bar. */
  readonly most: number;
}

function drawnRow({ powerOf, recolour }: StatisticsChart, row: Row, { top, most }: RowPlace): string {
  const { bar, below } = sizeOf(row);
  const y = top + below;
  const unit = (BARS.right - BARS.left) / most;
  const drawn = recolour(outcomeBar(row, { left: isGame(row) ? MARGIN : BARS.left, unit, y, height: bar }));
  if (row.seat === undefined) return recolour(gameName(row, y - NAME_ABOVE)) + drawn;
  const power = powerOf(row.game, row.seat);
  const middle = y + bar / 2;
  const mark = power ? powerToken(power, [TOKEN_AT, middle]) : recolour(circle([TOKEN_AT, middle], 9, { fill: SEPIA }));
  return mark + recolour(seatName(row.name, middle)) + drawn;
}

/** The name of a variant, and at the other end the note; if both do not fit, the name is smaller. */
function gameName({ name, note = '' }: Row, y: number): string {
  const room = CHART_WIDTH - 2 * MARGIN - (note === '' ? 0 : textWidth(note, 'italic', 32) + 30);
  const size = Math.min(34, room / textWidth(name, 'bold', 1));
  return (
    text(name, [MARGIN, y], { face: 'bold', size, colour: INK, anchor: 'start' }) +
    (note === '' ? '' : text(note, [CHART_WIDTH - MARGIN, y], { face: 'italic', size: 32, colour: SEPIA, anchor: 'end' }))
  );
}

function seatName(name: string, middle: number): string {
  const left = TOKEN_AT + 34;
  const size = Math.min(30, (BARS.left - left - 14) / textWidth(name, 'condensed', 1));
  return text(name, [left, middle + size * 0.35], { face: 'condensed', size, colour: INK, anchor: 'start' });
}

interface BarPlace {
  readonly left: number;
  /** Pixels for each game. */
  readonly unit: number;
  readonly y: number;
  readonly height: number;
}

/** The parts of a bar, each with its number where it is wide enough, and the number of games at its end. */
function outcomeBar(row: Row, { left, unit, y, height }: BarPlace): string {
  const size = height * 0.72;
  const baseline = y + height / 2 + size * 0.35;
  let x = left;
  const parts = OUTCOMES.filter(outcome => row.outcomes[outcome] > 0).map(outcome => {
    const count = row.outcomes[outcome];
    const [at, width] = [x, count * unit];
    x += width;
    const fits = textWidth(String(count), 'condensed', size) + 8 <= width;
    return (
      element('rect', { x: at, y, width, height, fill: OUTCOME_COLOURS[outcome], stroke: INK, 'stroke-width': 2 }) +
      (fits ? text(String(count), [at + width / 2, baseline], { face: 'condensed', size, colour: inkOn(outcome) }) : '')
    );
  });
  const total = text(String(gamesIn(row)), [x + 14, baseline], { face: 'bold', size: size + 4, colour: INK, anchor: 'start' });
  return parts.join('') + total;
}

const inkOn = (outcome: keyof typeof OUTCOME_COLOURS): string => (outcome === 'drew' ? PALE : readableOn(OUTCOME_COLOURS[outcome]));
