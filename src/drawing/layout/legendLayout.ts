import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { captionWords, LEGEND_WORDS, PHASE_CAPTIONS, reconstructionWords, turnWords, victoryWords } from '../scene/pictureWords.js';
import { type FontFace, textWidth, wrapText } from '../vector/fonts.js';
import type { Box, Point } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import { inRows, type MeasuredEntry, measuredEntries, NAME_SIZE, rowWidth } from './legendRows.js';

/** Where things are in a legend. In frame pixels. */
export interface LegendLayout {
  /** The whole legend, to the edges of the picture. */
  readonly box: Box;
  readonly left: number;
  readonly right: number;
  readonly turn: LegendText;
  readonly caption: LegendText;
  readonly powers: readonly LegendEntry[];
  readonly nameFace: FontFace;
  /** Undefined below a theatre, which has no symbols. */
  readonly symbols?: SymbolRow | SymbolColumn;
  /** What is the same in all pictures of the board: its status, its author, who wins. */
  readonly notes: readonly LegendLine[];
}
/** Room for text that differs from picture to picture. */
export interface LegendText {
  /** Start of the first baseline. */
  readonly at: Point;
  /** Font size; smaller if a word is wider than the room, or if it takes more lines. */
  readonly size: number;
  /** How many lines there is room for. */
  readonly lines: number;
  readonly lineHeight: number;
  readonly width: number;
}
export interface LegendLine {
  readonly words: string;
  readonly at: Point;
  readonly size: number;
  readonly anchor: 'start' | 'end';
  /** The symbol before the words. */
  readonly symbol?: 'burrow';
}
export interface LegendEntry {
  readonly power: PowerFile;
  readonly tokenAt: Point;
  /** Scale of the whole entry: less than 1 for powers that nobody plays at first. */
  readonly scale: number;
  /** Start of the name's baseline. Undefined below a theatre, where tokens have no names. */
  readonly name?: { readonly at: Point; readonly size: number };
  /** The middle of the centre symbol before the number of centres. */
  readonly countAt: Point;
  /** Where the number and the change after it end at the latest. Undefined if they have room enough. */
  readonly end?: number;
}
/** Symbols beside each other. */
export interface SymbolRow {
  readonly kind: 'row';
  readonly baseline: number;
}
/** Symbols below each other, between two heights. */
export interface SymbolColumn {
  readonly kind: 'column';
  readonly top: number;
  readonly end: number;
}

/** Font sizes. */
const TURN_SIZE = 29;
const CAPTION_SIZE = 19;
export const TITLE_FACES = { turn: 'capitals', caption: 'italic' } as const;
/** Credit below a theatre. It may be small, because a phone shows a theatre larger than a whole board. */
export const CREDIT = { size: 12, lineHeight: 15 };
const NOTE_SIZE = 16;
/** Distance from the edge of the strip to its rows. */
const INSET = 12;
const ROW_HEIGHT = 38;
/** Maximum rows of powers beside the title of a theatre. If there are more, all of them go below it. */
const MAX_ROWS_BESIDE_TITLE = 2;
/** Maximum gap between powers in a row. */
const MAX_GAP = 64;

export interface LegendOptions {
  readonly language: Language;
  /** The part of the board that is shown. */
  readonly window: Box;
  /** Name of the theatre, if only that is shown. */
  readonly theatre?: string;
}

/** The strip below the map: the turn on the left, the powers on the right, symbols and credit below. */
export function layOutLegend(geometry: BoardGeometry, { language, window, theatre }: LegendOptions): LegendLayout {
  const { board, margin } = geometry;
  const [x0, , x1, y1] = window;
  const [left, right, top] = [x0 + INSET, x1 - INSET, y1 + margin];
  const start = left + titleWidth(board, language, theatre) + 34;
  const entries = measuredEntries(board, language, theatre === undefined);
  const beside = inRows(entries, right - start);
  const isBelow = theatre !== undefined && beside.length > MAX_ROWS_BESIDE_TITLE;
  const [rows, from] = isBelow ? [inRows(entries, right - left), left] : [beside, start];
  const middle = (i: number): number => top + (isBelow ? 96 : rows.length === 1 ? 42 : 30) + i * ROW_HEIGHT;
  const lowest = Math.max(middle(rows.length - 1) + 18, top + 68);
  const credit = theatre === undefined ? [] : wrapText(creditWords(board, language), { face: 'italic', size: CREDIT.size }, right - left);
  const above = theatre === undefined || !hasBurrow(board, window) ? [] : [BURROW_LINE];
  const bottom = lowest + above.length * BURROW_LINE + (theatre === undefined ? 76 : 34 + (credit.length - 1) * CREDIT.lineHeight);
  const title = (y: number, size: number): LegendText => ({
    at: [left, top + y],
    size,
    lines: 1,
    lineHeight: size,
    width: Number.POSITIVE_INFINITY,
  });
  return {
    box: [x0 - margin, top, x1 + margin, bottom],
    left,
    right,
    turn: title(42, TURN_SIZE),
    caption: title(66, CAPTION_SIZE),
    powers: rows.flatMap((row, i) => spreadOut(row, [from, middle(i)], right - from)),
    nameFace: 'roman',
    ...(theatre === undefined && { symbols: { kind: 'row', baseline: lowest + 36 } }),
    notes:
      theatre === undefined
        ? boardNotes(geometry, language, [left, right, bottom - INSET])
        : [
            ...above.map(height => burrowNote(language, [left, lowest + height], 'start')),
            ...credit.map((words, i) => theatreNote(words, [left, bottom - INSET - (credit.length - 1 - i) * CREDIT.lineHeight])),
          ],
  };
}
/** How much higher a legend is with a line for the entrances of tunnels. */
const BURROW_LINE = 20;

/** Whether a part of the board has entrances of tunnels. */
export const hasBurrow = ({ decor }: Pick<BoardFile, 'decor'>, [x0, y0, x1, y1]: Box): boolean =>
  decor.some(({ kind, d }) => {
    const [x = Number.NaN, y = Number.NaN] = kind === 'burrow' ? (d.match(/-?[\d.]+/g) ?? []).map(Number) : [];
    return x > x0 && x < x1 && y > y0 && y < y1;
  });

/** What the entrances of tunnels are, for parts of a board, whose legends have no other symbols. */
export const burrowNote = (language: Language, at: Point, anchor: LegendLine['anchor']): LegendLine => ({
  words: LEGEND_WORDS.burrow[language],
  at,
  size: NOTE_SIZE,
  anchor,
  symbol: 'burrow',
});

const theatreNote = (words: string, at: Point): LegendLine => ({ words, at, size: CREDIT.size, anchor: 'start' });

/** One line: the board's credit, and the victory condition at its end. */
function boardNotes(
  { board, slots }: BoardGeometry,
  language: Language,
  [left, right, baseline]: readonly [number, number, number],
): readonly LegendLine[] {
  const author = slots.cartouche ? board.credit[language] : creditWords(board, language);
  const victory = victoryWords(board, language);
  const room = right - left - textWidth(victory, 'italic', NOTE_SIZE) - 30;
  const size = Math.min(NOTE_SIZE, (NOTE_SIZE * room) / textWidth(author, 'italic', NOTE_SIZE));
  return [
    { words: author, at: [left, baseline], size, anchor: 'start' },
    { words: victory, at: [right, baseline], size: NOTE_SIZE, anchor: 'end' },
  ];
}

/** The board's credit, after a note if the board is a reconstruction. */
const creditWords = (board: BoardFile, language: Language): string =>
  [reconstructionWords(board, language), board.credit[language]].filter(words => words !== undefined).join(' · ');

/** Width of the title, enough for every turn and phase of the game. */
function titleWidth(board: BoardFile, language: Language, theatre: string | undefined): number {
  const captions = PHASE_CAPTIONS.map(caption => captionWords(caption, language, theatre));
  return Math.max(turnWidth(board, language, TURN_SIZE), ...captions.map(c => textWidth(c, TITLE_FACES.caption, CAPTION_SIZE)));
}

/** Width of the widest turn of the game. */
export function turnWidth(board: BoardFile, language: Language, size: number): number {
  // Games that begin in the year 1 reach years of two digits.
  const year = Number(String(Math.max(10, board.year.start)).replace(/\d/g, '8'));
  const turns = (['spring', 'fall', 'autumn', 'winter'] as const).map(season => turnWords({ season, year }, board, language));
  return Math.max(...turns.map(turn => textWidth(turn, TITLE_FACES.turn, size)));
}

/** Spreads one row of powers over its room. */
function spreadOut(row: readonly MeasuredEntry[], [start, y]: Point, room: number): readonly LegendEntry[] {
  const gap = Math.min(MAX_GAP, (room - rowWidth(row)) / Math.max(1, row.length - 1));
  return row.map(({ power, scale, width, isNamed }, i) => {
    const left = start + rowWidth(row.slice(0, i)) + i * gap;
    const name: NonNullable<LegendEntry['name']> = { at: [left + 33 * scale, y + 6.5 * scale], size: NAME_SIZE * scale };
    return { power, scale, tokenAt: [left + 12 * scale, y], ...(isNamed && { name }), countAt: [left + width - 36 * scale, y] };
  });
}
