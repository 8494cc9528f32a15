import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { type Colour, INK } from '../vector/colour.js';
import { type FontFace, textWidth } from '../vector/fonts.js';
import type { Box } from '../vector/geometry.js';
import { text } from '../vector/svg.js';
import type { BoardGeometry } from './boardGeometry.js';

/** A row of lettering: centred on x, its baseline at y. */
export interface Label {
  readonly words: string;
  readonly role: 'name' | 'hanzi' | 'abbr';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: FontFace;
  readonly box: Box;
}

/** A province's lettering in one language. A name in another language than the board was laid out in is fitted into the room of the first. */
export function provinceLabels(province: ProvinceFile, language: Language): readonly Label[] {
  const rows = province.places.text.map(({ t, x, y, size, role }) => ({ words: t, role, x, y, size, face: faceOf(province, role) }));
  const names = rows.filter(row => row.role === 'name');
  const same = squeezed(names.map(row => row.words).join('')) === squeezed(province.name[language]);
  const fitted = same ? names : refit(province, names, province.name[language]);
  return [...fitted, ...rows.filter(row => row.role !== 'name')].map(boxed);
}

const squeezed = (words: string): string => words.replace(/[\s-]/g, '').toLowerCase();

function faceOf({ kind, places }: ProvinceFile, role: Label['role']): FontFace {
  if (role === 'hanzi') return 'hanzi';
  if (role === 'abbr') return places.text.some(row => row.role === 'hanzi') ? 'bold' : 'italic';
  return kind === 'land' ? 'roman' : 'italic';
}

type Unboxed = Omit<Label, 'box'>;

const boxed = (row: Unboxed): Label => {
  const half = textWidth(row.words, row.face, row.size) / 2;
  return { ...row, box: [row.x - half, row.y - row.size * 0.75, row.x + half, row.y + row.size * 0.25] };
};

/** The other name in at most one row more than before (no more where hanzi follow), in the largest letters that fit. */
function refit(province: ProvinceFile, before: readonly Unboxed[], name: string): readonly Unboxed[] {
  const [first, last] = [before[0], before.at(-1)];
  if (!first || !last) return [];
  const alone = province.places.text.every(row => row.role === 'name');
  const room = Math.max(...before.map(row => textWidth(row.words, row.face, row.size))) * (province.kind === 'sea' ? 1.6 : 1.12) + 6;
  const [best] = splits(name, before.length + (alone ? 1 : 0))
    .map(rows => ({ rows, size: Math.min(first.size, (room / Math.max(...rows.map(row => textWidth(row, first.face, 1)))) | 0) }))
    .sort((a, b) => b.size - b.rows.length * 0.6 - (a.size - a.rows.length * 0.6));
  if (!best) return [];
  const size = Math.max(12, best.size);
  const middle = (first.y + last.y) / 2;
  const x = besideMark(province, before)
    ? leftOf(before) + Math.max(...best.rows.map(row => textWidth(row, first.face, size))) / 2
    : first.x;
  return best.rows.map((words, i) => ({ ...first, words, x, size, y: middle + (i - (best.rows.length - 1) / 2) * size * 1.02 }));
}

const leftOf = (rows: readonly Unboxed[]): number => Math.min(...rows.map(row => row.x - textWidth(row.words, row.face, row.size) / 2));

/** Whether the centre's mark stands right before the name. */
function besideMark({ places: { centre } }: ProvinceFile, rows: readonly Unboxed[]): boolean {
  const gap = centre === undefined ? Number.POSITIVE_INFINITY : leftOf(rows) - centre[0];
  return gap > 0 && gap < 20 && rows.some(row => Math.abs(row.y - 5 - (centre?.[1] ?? 0)) < 14);
}

/** Every way to break a name into at most `most` rows. */
function splits(name: string, most: number): readonly (readonly string[])[] {
  const words = name.split(' ');
  if (most <= 1 || words.length === 1) return [[name]];
  const broken = words
    .slice(1)
    .flatMap((_, i) => splits(words.slice(i + 1).join(' '), most - 1).map(rest => [words.slice(0, i + 1).join(' '), ...rest]));
  return [[name], ...broken];
}

const colours: Readonly<Record<ProvinceFile['kind'], { readonly letters: Colour; readonly halo: Colour }>> = {
  land: { letters: INK, halo: '#faf3df' },
  sea: { letters: '#1d3f45', halo: '#dfe9e2' },
  impassable: { letters: '#5d4f38', halo: '#e0d4b8' },
};

export function provinceLabelsSvg({ board }: BoardGeometry, language: Language): string {
  return (
    board.provinces.flatMap(province => provinceLabels(province, language).map(row => rowInk(province.kind, row))).join('') +
    coastsInk(board.provinces)
  );
}

function rowInk(kind: ProvinceFile['kind'], { words, x, y, size, face }: Label): string {
  const { letters, halo } = colours[kind];
  return text(words, [x, y], { face, size, colour: letters, halo: { colour: halo, width: 3.4, opacity: 0.86 } });
}

/** "nc" where a fleet stands on the north coast. */
const coastsInk = (provinces: readonly ProvinceFile[]): string =>
  provinces
    .flatMap(({ places }) => Object.entries(places.units))
    .map(([coast, [x, y]]) =>
      text(coast, [x, y + 5], { face: 'italic', size: 15, colour: '#5d4f38', halo: { colour: '#faf3df', width: 2.4, opacity: 0.7 } }),
    )
    .join('');
