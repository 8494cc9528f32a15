import type { BoardFile, PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import { textWidth } from '../vector/fonts.js';

/** A power in the legend before it is placed. In frame pixels. */
export interface MeasuredEntry {
  readonly power: PowerFile;
  readonly scale: number;
  readonly width: number;
  readonly isNamed: boolean;
}

/** Font size of names. */
export const NAME_SIZE = 19;
/** Scale of powers that nobody plays at first. */
const NEUTRAL_SCALE = 0.8;
/** Width of an entry in addition to its name, and of an entry without a name. */
const ENTRY_WIDTH = { besideName: 94, withoutName: 72 };
/** Minimum gap between powers in a row. */
const GAP = { named: 16, unnamed: 8 };

/** The powers in the legend, with or without names. */
export function measuredEntries({ powers }: BoardFile, language: Language, isNamed: boolean): readonly MeasuredEntry[] {
  return powers.filter(isListed).map(power => {
    const scale = power.neutral ? NEUTRAL_SCALE : 1;
    const width = isNamed ? textWidth(power.name[language], 'roman', NAME_SIZE) + ENTRY_WIDTH.besideName : ENTRY_WIDTH.withoutName;
    return { power, scale, width: scale * width, isNamed };
  });
}

/** Whether a power is listed: a neutral power is not if it has neither home centres nor units at the start. */
export const isListed = ({ neutral, home, start }: PowerFile): boolean => !neutral || home.length > 0 || start.length > 0;

export const rowWidth = (row: readonly MeasuredEntry[]): number => row.reduce((sum, { width }) => sum + width, 0);

/**
 * Breaks the powers into rows at most `room` wide. Smaller powers get rows of their own. Rows without names have equal numbers of powers,
 * except that the last may be shorter.
 */
export function inRows(entries: readonly MeasuredEntry[], room: number): readonly (readonly MeasuredEntry[])[] {
  const [first] = entries;
  if (!first) return [[]];
  const smaller = entries.findIndex(({ scale }) => scale !== first.scale);
  const [same, others] = smaller < 0 ? [entries, []] : [entries.slice(0, smaller), entries.slice(smaller)];
  const rows = filledRows(same, room);
  const even = first.isNamed ? rows : chunks(same, Math.ceil(same.length / rows.length));
  return others.length > 0 ? [...even, ...inRows(others, room)] : even;
}

function filledRows(entries: readonly MeasuredEntry[], room: number): readonly (readonly MeasuredEntry[])[] {
  const rows: MeasuredEntry[][] = [[]];
  for (const entry of entries) {
    const row = rows.at(-1) ?? [];
    const gap = entry.isNamed ? GAP.named : GAP.unnamed;
    if (row.length > 0 && rowWidth(row) + entry.width + row.length * gap > room) rows.push([entry]);
    else row.push(entry);
  }
  return rows;
}

const chunks = <T>(all: readonly T[], length: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / length) }, (_, i) => all.slice(i * length, (i + 1) * length));
