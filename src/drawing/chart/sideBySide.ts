import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Point, Polyline } from '../vector/geometry.js';
import type { CentresByYear } from './centresByYear.js';
import type { PlaceOnPlot } from './plotArea.js';

/** Distance between lines that run side by side, in pixels, and how much of the height of a centre all of them take at most. */
const APART = { gap: 6, share: 0.72 };

/**
 * The line of each power. Powers with equal numbers of centres have their points a little above each other, so that none hides another: above is the
 * line that rises above the other first or, if they stay equal, that came from above.
 */
export function linesSideBySide(powers: readonly PowerId[], { counts }: CentresByYear, place: PlaceOnPlot): ReadonlyMap<PowerId, Polyline> {
  const countsOf = (power: PowerId): readonly number[] => counts.get(power) ?? [];
  const centre = place(0, 0)[1] - place(0, 1)[1];
  const pointOf = (power: PowerId, stage: number): Point => {
    const count = countsOf(power)[stage] ?? 0;
    const equal = powers.filter(other => countsOf(other)[stage] === count);
    const ranks = equal.toSorted((a, b) => rise(countsOf(a), countsOf(b), stage));
    const gap = Math.min(APART.gap, (centre * APART.share) / Math.max(1, equal.length - 1));
    const [x, y] = place(stage, count);
    return [x, y + (ranks.indexOf(power) - (equal.length - 1) / 2) * gap];
  };
  return new Map(powers.map(power => [power, countsOf(power).map((_, stage) => pointOf(power, stage))]));
}

/** Which of two lines that meet rises above the other first, afterwards or, if they stay equal, before. Negative: the first. */
function rise(a: readonly number[], b: readonly number[], stage: number): number {
  const apart = (i: number): boolean => a[i] !== b[i];
  const stages = a.map((_, i) => i);
  const next = stages.slice(stage).find(apart) ?? stages.slice(0, stage).findLast(apart);
  return next === undefined ? 0 : (b[next] ?? 0) - (a[next] ?? 0);
}
