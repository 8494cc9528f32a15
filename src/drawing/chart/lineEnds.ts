import type { PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { Point } from '../vector/geometry.js';
import type { CentresByYear } from './centresByYear.js';
import { COLUMN_WIDTH, PER_COLUMN, type PlaceOnPlot, type PlotArea } from './plotArea.js';
import { compareLines } from './sideBySide.js';

/** The end of a power's line, where its token, its number of centres and its name are drawn. */
export interface LineEnd {
  readonly power: PowerFile;
  readonly count: number;
  /** The middle of the token. */
  readonly at: Point;
}

/** Minimum distance between tokens in a column. */
const TOKEN_STEP = 38;

/** Places the tokens at the ends of the lines, most centres first, spread so that none hides another. */
export function lineEnds(
  shown: readonly PowerFile[],
  { counts, years }: CentresByYear,
  { plot, place }: { readonly plot: PlotArea; readonly place: PlaceOnPlot },
): readonly LineEnd[] {
  const ends: LineEnd[] = [];
  for (const [i, { power, count }] of ranked(shown, counts).entries()) {
    const wanted = place(years.length, count)[1];
    const above = i % PER_COLUMN === 0 ? plot.top - TOKEN_STEP : (ends[i - 1]?.at[1] ?? 0);
    const left = Math.min(PER_COLUMN - 1 - (i % PER_COLUMN), shown.length - 1 - i);
    const lowest = plot.bottom + 10 - left * TOKEN_STEP;
    const x = plot.right + 30 + COLUMN_WIDTH * Math.floor(i / PER_COLUMN);
    ends.push({ power, count, at: [x, Math.max(above + TOKEN_STEP, Math.min(wanted, lowest))] });
  }
  return ends;
}

/** The powers and their present numbers of centres, most first; of equal ones, the one whose line is above. */
export const ranked = (
  shown: readonly PowerFile[],
  counts: CentresByYear['counts'],
): readonly { readonly power: PowerFile; readonly count: number }[] =>
  shown
    .map(power => ({ power, count: counts.get(power.id)?.at(-1) ?? 0 }))
    .sort((a, b) => b.count - a.count || compareLines(counts, a.power.id, b.power.id, (counts.get(a.power.id)?.length ?? 1) - 1));
