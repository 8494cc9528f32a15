import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { reconstructionWords, winningWords } from '../scene/pictureWords.js';
import { textWidth } from '../vector/fonts.js';
import type { BoardGeometry } from './boardGeometry.js';
import { type LegendEntry, type LegendLayout, type LegendLine, type LegendOptions, turnWidth } from './legendLayout.js';
import { isListed } from './legendRows.js';
import { POSTED } from './page.js';

const INSET = 12;
/** Width of the column beside a map that is wider than posted pictures usually are. */
const LEAST_WIDTH = 160;
/**
 * Baselines from the top: of the turn's first line and of the caption's first line. Each may take two lines; on a board whose turns all fit into one,
 * everything else is a line higher.
 */
const TURN = { y: 34, size: 27, lineHeight: 29 };
const CAPTION = { y: 86, size: 18, lineHeight: 18 };
/** The least scale of a turn for which one line is enough. */
const ONE_LINE = 0.85;
/** The top of the first row of powers. */
const POWERS_TOP = 116;
/** Height of a row of powers at full scale, and the least. */
const ROW = { height: 34, least: 22.5 };
/** Scale of powers that nobody plays at first. */
const NEUTRAL_SCALE = 0.78;
const NAME_SIZE = 23;
/** Width of an entry before and after its name, at full scale. */
const BESIDE_NAME = { before: 33, after: 52 };
/** Height of a row of symbols where there is room enough. */
export const SYMBOL_HEIGHT = 25;
/** Symbols for which room is kept, if the powers can be lower. */
const SYMBOLS_KEPT = 7;
const NOTE = { size: 16, lineHeight: 18 };

/** The column to the right of the map: the turn, the powers, the symbols, the notes. */
export function layOutLegendColumn({ board }: BoardGeometry, { language, window: [, top, mapRight, bottom] }: LegendOptions): LegendLayout {
  const edge = Math.max(POSTED.width, mapRight + LEAST_WIDTH);
  const [left, right] = [mapRight + INSET, edge - INSET];
  const notes = columnNotes(board, language, [left, bottom - INSET]);
  const end = bottom - INSET - notes.length * NOTE.lineHeight - 6;
  const turnLines = turnWidth(board, language, TURN.size * ONE_LINE) <= right - left ? 1 : 2;
  const up = (2 - turnLines) * TURN.lineHeight;
  const powers = entriesIn(board, language, { left, right, top: top + POWERS_TOP - up, end });
  const symbolsTop = Math.max(...powers.map(({ tokenAt: [, y], scale }) => y + (ROW.height * scale) / 2)) + 10;
  const title = ({ y, size, lineHeight }: typeof TURN) => ({
    at: [left, top + y] as const,
    size,
    lines: 2,
    lineHeight,
    width: right - left,
  });
  return {
    box: [mapRight, top, edge, bottom],
    left,
    right,
    turn: { ...title(TURN), lines: turnLines },
    caption: title({ ...CAPTION, y: CAPTION.y - up }),
    powers,
    nameFace: 'condensed',
    symbols: { kind: 'column', top: symbolsTop, end },
    notes,
  };
}

const columnNotes = (board: BoardFile, language: Language, [left, lowest]: readonly [number, number]): readonly LegendLine[] =>
  [winningWords(board, language), reconstructionWords(board, language)]
    .filter(words => words !== undefined)
    .map((words, i, all) => ({
      words,
      at: [left, lowest - (all.length - 1 - i) * NOTE.lineHeight],
      size: NOTE.size,
      anchor: 'start',
    }));

interface ColumnRoom {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly end: number;
}

/** A row for each power. */
function entriesIn({ powers }: BoardFile, language: Language, { left, right, top, end }: ColumnRoom): readonly LegendEntry[] {
  const listed = powers.filter(isListed);
  const shareOf = ({ neutral }: PowerFile): number => (neutral ? NEUTRAL_SCALE : 1);
  const shares = listed.reduce((sum, power) => sum + shareOf(power), 0);
  const height = Math.min(
    ROW.height,
    Math.max((end - top - SYMBOLS_KEPT * SYMBOL_HEIGHT) / shares, Math.min(ROW.least, (end - top) / shares)),
  );
  let y = top;
  return listed.map(power => {
    const share = shareOf(power);
    const middle = y + (height * share) / 2;
    y += height * share;
    const scale = (height / ROW.height) * share;
    const room = right - left - (BESIDE_NAME.before + BESIDE_NAME.after) * scale;
    const size = Math.min(NAME_SIZE * scale, room / textWidth(power.name[language], 'condensed', 1));
    return {
      power,
      scale,
      tokenAt: [left + 14 * scale, middle],
      name: { at: [left + BESIDE_NAME.before * scale, middle + size * 0.35], size },
      countAt: [right - 40 * scale, middle],
      end: right + INSET / 2,
    };
  });
}
