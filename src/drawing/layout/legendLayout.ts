import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { captionWords, PHASE_CAPTIONS, reconstructionWords, turnWords } from '../scene/pictureWords.js';
import { textWidth, wrapText } from '../vector/fonts.js';
import type { Box, Point } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';

/** Where in the strip below the map things stand: the turn on the left, the powers on the right, signs and credit below. */
export interface LegendLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
  readonly powers: readonly Entry[];
  /** Of the row of signs; none below a theatre. */
  readonly keyBaseline?: number;
  /** Of a theatre: whom the board is due to and that it is a reconstruction, a line each, the last of them at the bottom. */
  readonly credit?: readonly string[];
}
interface Entry {
  readonly power: PowerFile;
  /** Its token. */
  readonly at: Point;
  /** Of all it is written with: those that nobody plays at first are written smaller. */
  readonly scale: number;
  /** Where its name begins; below a theatre its token stands alone. */
  readonly nameAt?: Point;
  /** The mark before the number of its centres. */
  readonly countAt: Point;
}

export const TURN_SIZE = 29;
export const PHASE_SIZE = 19;
export const NAME_SIZE = 19;
/** Below a theatre, which a phone shows smaller than it is. */
export const CREDIT = { size: 12, row: 15 };
const SMALLER = 0.8;
/** How far within the strip rows begin. */
const INSET = 12;
const ROW = 38;
/** Rows of powers beside the title of a theatre; more stand below it. */
const MOST_BESIDE = 2;
const GAP = { least: 16, leastAlone: 8, most: 64 };
/** Of a power: what its name leaves room for, and what stands alone. */
const FIGURES = { named: 94, alone: 72 };

export interface LegendOptions {
  readonly language: Language;
  /** The map above it. */
  readonly window: Box;
  /** Of a theatre: its name. */
  readonly theatre?: string;
}

export function layOutLegend({ board, margin }: BoardGeometry, { language, window: [x0, , x1, y1], theatre }: LegendOptions): LegendLayout {
  const [left, right, top] = [x0 + INSET, x1 - INSET, y1 + margin];
  const start = left + titleWidth(board, language, theatre) + 34;
  const entries = board.powers.filter(hasPlace).map(power => {
    const scale = power.neutral ? SMALLER : 1;
    const named = theatre === undefined;
    const width = named ? textWidth(power.name[language], 'roman', NAME_SIZE) + FIGURES.named : FIGURES.alone;
    return { power, scale, width: scale * width, named };
  });
  const beside = inRows(entries, right - start);
  const isBelow = theatre !== undefined && beside.length > MOST_BESIDE;
  const [rows, from] = isBelow ? [inRows(entries, right - left), left] : [beside, start];
  const middle = (i: number): number => top + (isBelow ? 96 : rows.length === 1 ? 42 : 30) + i * ROW;
  const powers = rows.flatMap((row, i) => spreadOut(row, [from, middle(i)], right - from));
  const bottom = Math.max(middle(rows.length - 1) + 18, top + 68);
  if (theatre !== undefined) {
    const credit = wrapText(creditWords(board, language), 'italic', CREDIT.size, right - left);
    return { left, right, top, height: bottom + 34 + (credit.length - 1) * CREDIT.row - top, powers, credit };
  }
  return { left, right, top, height: bottom + 76 - top, powers, keyBaseline: bottom + 36 };
}

/** That the board is a reconstruction, where it is one, and whom it is due to. */
export const creditWords = (board: BoardFile, language: Language): string =>
  [reconstructionWords(board, language), board.credit[language]].filter(words => words !== undefined).join(' · ');

/** Those that nobody plays and that own nothing are not told. */
const hasPlace = ({ neutral, home, start }: PowerFile): boolean => !neutral || home.length > 0 || start.length > 0;

/** Wide enough for every turn and phase of the game. */
function titleWidth(board: BoardFile, language: Language, theatre: string | undefined): number {
  const year = Number(String(board.year.start).replace(/\d/g, '8'));
  const turns = (['spring', 'fall', 'autumn', 'winter'] as const).map(season => turnWords({ season, year }, board, language));
  const says = PHASE_CAPTIONS.map(saying => captionWords(saying, language, theatre));
  return Math.max(...turns.map(t => textWidth(t, 'capitals', TURN_SIZE)), ...says.map(p => textWidth(p, 'italic', PHASE_SIZE)));
}

interface Wide {
  readonly power: PowerFile;
  readonly scale: number;
  readonly width: number;
  readonly named: boolean;
}
const widthOfRow = (row: readonly Wide[]): number => row.reduce((sum, { width }) => sum + width, 0);

/** Those that nobody plays at first have rows of their own; tokens that stand alone are as many in every row. */
function inRows(entries: readonly Wide[], room: number): readonly (readonly Wide[])[] {
  const [first] = entries;
  if (!first) return [[]];
  const smaller = entries.findIndex(({ scale }) => scale !== first.scale);
  const [same, others] = smaller < 0 ? [entries, []] : [entries.slice(0, smaller), entries.slice(smaller)];
  const rows = filled(same, room);
  const even = first.named ? rows : inPieces(same, Math.ceil(same.length / rows.length));
  return others.length > 0 ? [...even, ...inRows(others, room)] : even;
}

function filled(entries: readonly Wide[], room: number): readonly (readonly Wide[])[] {
  const rows: Wide[][] = [[]];
  for (const entry of entries) {
    const row = rows.at(-1) ?? [];
    const least = entry.named ? GAP.least : GAP.leastAlone;
    if (row.length > 0 && widthOfRow(row) + entry.width + row.length * least > room) rows.push([entry]);
    else row.push(entry);
  }
  return rows;
}

const inPieces = <T>(all: readonly T[], length: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / length) }, (_, i) => all.slice(i * length, (i + 1) * length));

/** One row of powers over all of its room. */
function spreadOut(row: readonly Wide[], [start, y]: Point, room: number): readonly Entry[] {
  const gap = Math.min(GAP.most, (room - widthOfRow(row)) / Math.max(1, row.length - 1));
  return row.map(({ power, scale, width, named }, i) => {
    const left = start + widthOfRow(row.slice(0, i)) + i * gap;
    const nameAt: Point = [left + 33 * scale, y + 6.5 * scale];
    return { power, scale, at: [left + 12 * scale, y], ...(named && { nameAt }), countAt: [left + width - 36 * scale, y] };
  });
}
