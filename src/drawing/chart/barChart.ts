import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { CHART_WORDS } from '../scene/pictureWords.js';
import { edgeOf, INK, SEAL } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import { element, oneDecimal, stroke, text } from '../vector/svg.js';
import type { CentresByYear } from './centresByYear.js';
import { ranked } from './lineEnds.js';
import { CHART_WIDTH } from './plotArea.js';
import { powerToken } from './powerToken.js';

interface Bars {
  readonly board: BoardFile;
  readonly years: CentresByYear;
  readonly language: Language;
  readonly recolour: (svg: string) => string;
}

/** Where bars are, in pixels, and the greatest height of a row. */
const AREA = { left: 270, right: CHART_WIDTH - 90, top: 130, bottom: 696 };
const MAX_ROW = 62;
const TOKEN_AT = 50;

/** A bar for each power, as long as it has centres, and a dashed line at the number needed to win. */
export function barChart({ board, years, language, recolour }: Bars, shown: readonly PowerFile[]): string {
  const rows = ranked(shown, years.counts);
  const height = Math.min(MAX_ROW, (AREA.bottom - AREA.top) / Math.max(1, rows.length));
  const most = Math.max(board.victory.centres, ...rows.map(({ count }) => count));
  const xOf = (count: number): number => AREA.left + ((AREA.right - AREA.left) * count) / most;
  return rows
    .map(({ power, count }, i) => {
      const middle = AREA.top + (i + 0.5) * height;
      const bar = { x: AREA.left, y: middle - height * 0.34, width: xOf(count) - AREA.left, height: height * 0.68, rx: 3 };
      return (
        element('rect', { ...bar, fill: power.colour, stroke: edgeOf(power.colour), 'stroke-width': 1.5 }) +
        recolour(barWords({ name: power.name[language], count, middle, end: xOf(count) })) +
        powerToken(power, [TOKEN_AT, middle])
      );
    })
    .join('')
    .concat(recolour(winningLine(xOf(board.victory.centres), `${board.victory.centres} ${CHART_WORDS.toWin[language]}`)));
}

interface BarWords {
  readonly name: string;
  readonly count: number;
  readonly middle: number;
  readonly end: number;
}

function barWords({ name, count, middle, end }: BarWords): string {
  const size = Math.min(26, (AREA.left - TOKEN_AT - 40) / textWidth(name, 'condensed', 1));
  return (
    text(name, [TOKEN_AT + 26, middle + size * 0.35], { face: 'condensed', size, colour: INK, anchor: 'start' }) +
    text(String(count), [end + 10, middle + 9], { face: 'bold', size: 26, colour: INK, anchor: 'start' })
  );
}

const winningLine = (x: number, words: string): string =>
  stroke(`M${oneDecimal(x)} ${AREA.top - 8}V${AREA.bottom}`, SEAL, 2.6, { 'stroke-dasharray': '10 6' }) +
  text(words, [x, AREA.top - 16], { face: 'condensed', size: 22, colour: SEAL });
