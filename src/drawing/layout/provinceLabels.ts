import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { CAPITAL_HEIGHT, type FontFace, textWidth } from '../vector/fonts.js';
import type { Box, Point } from '../vector/geometry.js';
import { shortNameDepth, shortNameFace } from './shortNames.js';

/** One line of a province's label, centred on x, with its baseline at y. In frame pixels. */
export interface LabelLine {
  readonly words: string;
  /** `short`: the short name on a page, the only line of its label. */
  readonly role: ProvinceFile['places']['text'][number]['role'];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: FontFace;
  /** Where a line from a short name outside its province ends. */
  readonly leader?: Point | undefined;
  /** The ink of the letters. */
  readonly box: Box;
}

type Unboxed = Omit<LabelLine, 'box'>;

/**
 * A province's label in one language. The board file places the name in one language; the name in the other is fitted into the same room.
 */
export function provinceLabel(province: ProvinceFile, language: Language): readonly LabelLine[] {
  const lines = province.places.text.map(({ t, x, y, size, role, leader }) => ({
    words: t,
    role,
    x,
    y,
    size,
    leader,
    face: faceOf(province, role),
  }));
  const names = lines.filter(line => line.role === 'name');
  const isPlaced = comparableName(names.map(line => line.words).join('')) === comparableName(province.name[language]);
  const fitted = isPlaced ? names : refit(province, names, province.name[language]);
  return [...fitted, ...lines.filter(line => line.role !== 'name')].map(boxed);
}

const comparableName = (words: string): string => words.replace(/[\s-]/g, '').toLowerCase();

function faceOf({ kind, places }: ProvinceFile, role: LabelLine['role']): FontFace {
  if (role === 'hanzi') return 'hanzi';
  if (role === 'short') return shortNameFace({ kind });
  if (role === 'abbr') return places.text.some(line => line.role === 'hanzi') ? 'bold' : 'italic';
  return kind === 'land' ? 'roman' : 'italic';
}

const boxed = (line: Unboxed): LabelLine => {
  const half = textWidth(line.words, line.face, line.size) / 2;
  const [up, down] = line.role === 'short' ? [CAPITAL_HEIGHT.condensed, shortNameDepth(line.words)] : [0.75, 0.25];
  return { ...line, box: [line.x - half, line.y - line.size * up, line.x + half, line.y + line.size * down] };
};

/** Minimum font size of a name. */
const MIN_SIZE = 12;
/** Cost of each line, in units of font size. */
const LINE_COST = 0.6;

/** Sets the name in the largest type that fits. It may take one line more than the placed name if nothing else belongs to the label. */
function refit(province: ProvinceFile, before: readonly Unboxed[], name: string): readonly Unboxed[] {
  const [first, last] = [before[0], before.at(-1)];
  if (!first || !last) return [];
  const isAlone = province.places.text.every(line => line.role === 'name');
  const best = bestSplit(name, { first, lines: before.length + (isAlone ? 1 : 0), room: roomFor(province, before) });
  if (!best) return [];
  const size = Math.max(MIN_SIZE, best.size);
  const middle = (first.y + last.y) / 2;
  const x = isBesideCentre(province, before)
    ? leftOf(before) + Math.max(...best.lines.map(line => textWidth(line, first.face, size))) / 2
    : first.x;
  return best.lines.map((words, i) => ({ ...first, words, x, size, y: middle + (i - (best.lines.length - 1) / 2) * size * 1.02 }));
}

/** Width available to a name: a little more than the placed name takes, and more at sea. */
const roomFor = ({ kind }: ProvinceFile, before: readonly Unboxed[]): number =>
  Math.max(...before.map(line => textWidth(line.words, line.face, line.size))) * (kind === 'sea' ? 1.6 : 1.12) + 6;

/** The best way to break a name into at most `lines` lines within `room`, in type no larger than `first`. Undefined if there is none. */
function bestSplit(name: string, { first, lines, room }: { readonly first: Unboxed; readonly lines: number; readonly room: number }) {
  const [best] = splits(name, lines)
    .map(split => ({
      lines: split,
      size: Math.min(first.size, (room / Math.max(...split.map(line => textWidth(line, first.face, 1)))) | 0),
    }))
    .sort((a, b) => b.size - b.lines.length * LINE_COST - (a.size - a.lines.length * LINE_COST));
  return best;
}

const leftOf = (lines: readonly Unboxed[]): number =>
  Math.min(...lines.map(line => line.x - textWidth(line.words, line.face, line.size) / 2));

/** Whether the centre's symbol is directly to the left of the name. */
function isBesideCentre({ places: { centre } }: ProvinceFile, lines: readonly Unboxed[]): boolean {
  const gap = centre === undefined ? Number.POSITIVE_INFINITY : leftOf(lines) - centre[0];
  return gap > 0 && gap < 20 && lines.some(line => Math.abs(line.y - 5 - (centre?.[1] ?? 0)) < 14);
}

/** Every way to break a name into at most `most` lines. */
function splits(name: string, most: number): readonly (readonly string[])[] {
  const words = name.split(' ');
  if (most <= 1 || words.length === 1) return [[name]];
  const broken = words
    .slice(1)
    .flatMap((_, i) => splits(words.slice(i + 1).join(' '), most - 1).map(rest => [words.slice(0, i + 1).join(' '), ...rest]));
  return [[name], ...broken];
}
