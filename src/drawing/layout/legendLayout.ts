import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { captionWords, PHASE_CAPTIONS, reconstructionWords, turnWords } from '../scene/pictureWords.js';
import { textWidth, wrapText } from '../vector/fonts.js';
import type { Box, Point } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import { inRows, type MeasuredEntry, measuredEntries, rowWidth } from './legendRows.js';

/** The strip below the map: the turn on the left, the powers on the right, symbols and credit below. In frame pixels. */
export interface LegendLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
  readonly powers: readonly LegendEntry[];
  /** Baseline of the row of symbols. Undefined below a theatre, which has none. */
  readonly symbolBaseline?: number;
  /** Below a theatre: status and author of the board, wrapped into lines. The last line is at the bottom. */
  readonly credit?: readonly string[];
}
interface LegendEntry {
  readonly power: PowerFile;
  readonly tokenAt: Point;
  /** Scale of the whole entry: less than 1 for powers that nobody plays at first. */
  readonly scale: number;
  /** Start of the name's baseline. Undefined below a theatre, where tokens have no names. */
  readonly nameAt?: Point;
  /** The middle of the centre symbol before the number of centres. */
  readonly countAt: Point;
}

/** Font sizes. */
export const TURN_SIZE = 29;
export const CAPTION_SIZE = 19;
/** Credit below a theatre. It may be small, because a phone shows a theatre larger than a whole board. */
export const CREDIT = { size: 12, lineHeight: 15 };
/** Distance from the edge of the strip to its rows. */
const INSET = 12;
const ROW_HEIGHT = 38;
/** Maximum rows of powers beside the title of a theatre. If there are more, all of them go below it. */
const MAX_ROWS_BESIDE_TITLE = 2;
/** Maximum gap between powers in a row. */
const MAX_GAP = 64;

export interface LegendOptions {
  readonly language: Language;
  /** The part of the board above the legend. */
  readonly window: Box;
  /** Name of the theatre, if only that is shown. */
  readonly theatre?: string;
}

export function layOutLegend({ board, margin }: BoardGeometry, { language, window: [x0, , x1, y1], theatre }: LegendOptions): LegendLayout {
  const [left, right, top] = [x0 + INSET, x1 - INSET, y1 + margin];
  const start = left + titleWidth(board, language, theatre) + 34;
  const entries = measuredEntries(board, language, theatre === undefined);
  const beside = inRows(entries, right - start);
  const isBelow = theatre !== undefined && beside.length > MAX_ROWS_BESIDE_TITLE;
  const [rows, from] = isBelow ? [inRows(entries, right - left), left] : [beside, start];
  const middle = (i: number): number => top + (isBelow ? 96 : rows.length === 1 ? 42 : 30) + i * ROW_HEIGHT;
  const powers = rows.flatMap((row, i) => spreadOut(row, [from, middle(i)], right - from));
  const bottom = Math.max(middle(rows.length - 1) + 18, top + 68);
  if (theatre !== undefined) {
    const credit = wrapText(creditWords(board, language), { face: 'italic', size: CREDIT.size }, right - left);
    return { left, right, top, height: bottom + 34 + (credit.length - 1) * CREDIT.lineHeight - top, powers, credit };
  }
  return { left, right, top, height: bottom + 76 - top, powers, symbolBaseline: bottom + 36 };
}

/** The board's credit, after a note if the board is a reconstruction. */
export const creditWords = (board: BoardFile, language: Language): string =>
  [reconstructionWords(board, language), board.credit[language]].filter(words => words !== undefined).join(' · ');

/** Width of the title, enough for every turn and phase of the game. */
function titleWidth(board: BoardFile, language: Language, theatre: string | undefined): number {
  const widestYear = Number(String(board.year.start).replace(/\d/g, '8'));
  const turns = (['spring', 'fall', 'autumn', 'winter'] as const).map(season => turnWords({ season, year: widestYear }, board, language));
  const captions = PHASE_CAPTIONS.map(caption => captionWords(caption, language, theatre));
  return Math.max(...turns.map(t => textWidth(t, 'capitals', TURN_SIZE)), ...captions.map(c => textWidth(c, 'italic', CAPTION_SIZE)));
}

/** Spreads one row of powers over its room. */
function spreadOut(row: readonly MeasuredEntry[], [start, y]: Point, room: number): readonly LegendEntry[] {
  const gap = Math.min(MAX_GAP, (room - rowWidth(row)) / Math.max(1, row.length - 1));
  return row.map(({ power, scale, width, isNamed }, i) => {
    const left = start + rowWidth(row.slice(0, i)) + i * gap;
    const nameAt: Point = [left + 33 * scale, y + 6.5 * scale];
    return { power, scale, tokenAt: [left + 12 * scale, y], ...(isNamed && { nameAt }), countAt: [left + width - 36 * scale, y] };
  });
}
