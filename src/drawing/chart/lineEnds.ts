import type { PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Point } from '../vector/geometry.js';
import type { CentresByYear } from './centresByYear.js';
import { PLOT, type PlaceOnPlot } from './plotArea.js';

/** The end of a power's line, where its token is drawn. */
export interface LineEnd {
  readonly power: PowerFile;
  readonly count: number;
  /** The middle of the token. */
  readonly at: Point;
}

/** Minimum distance between tokens in a column. */
const TOKEN_STEP = 34;
/** Maximum number of tokens in a column. The rest go into further columns to the right. */
const PER_COLUMN = 16;
const COLUMN_STEP = 74;

/** Places the tokens at the ends of the lines, most centres first, spread so that none hides another. */
export function lineEnds(shown: readonly PowerFile[], { counts, years }: CentresByYear, place: PlaceOnPlot): readonly LineEnd[] {
  const last = (id: string): number => counts.get(id)?.at(-1) ?? 0;
  const ranked = [...shown].sort((a, b) => last(b.id) - last(a.id));
  const ends: LineEnd[] = [];
  for (const [i, power] of ranked.entries()) {
    const wanted = place(years.length, last(power.id))[1];
    const above = i % PER_COLUMN === 0 ? PLOT.top - TOKEN_STEP : (ends[i - 1]?.at[1] ?? 0);
    const left = Math.min(PER_COLUMN - 1 - (i % PER_COLUMN), ranked.length - 1 - i);
    const lowest = PLOT.bottom + 10 - left * TOKEN_STEP;
    const x = PLOT.right + 36 + COLUMN_STEP * Math.floor(i / PER_COLUMN);
    ends.push({ power, count: last(power.id), at: [x, Math.max(above + TOKEN_STEP, Math.min(wanted, lowest))] });
  }
  return ends;
}
