import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Polyline } from '../vector/geometry.js';
import type { CentresByYear } from './centresByYear.js';
import type { PlaceOnPlot } from './plotArea.js';

/** Distance between lines that run side by side, in pixels. */
const GAP = 6;
/** How much of the height of a centre all of them take at most; fewer above the axis, because none goes below it. */
const ROOM = { around: 0.72, aboveAxis: 0.45 };

/**
 * The line of each power. Powers with equal numbers of centres have their points a little above each other, so that none hides another. Which is above: see
 * `compareLines`.
 */
export function linesSideBySide(powers: readonly PowerId[], { counts }: CentresByYear, place: PlaceOnPlot): ReadonlyMap<PowerId, Polyline> {
  const lines = new Map(powers.map(power => [power, [] as [number, number][]]));
  const centre = place(0, 0)[1] - place(0, 1)[1];
  const stages = Math.max(0, ...powers.map(power => counts.get(power)?.length ?? 0));
  for (let stage = 0; stage < stages; stage++) {
    const countOf = (power: PowerId): number => counts.get(power)?.[stage] ?? 0;
    for (const count of new Set(powers.map(countOf))) {
      const equal = powers.filter(power => countOf(power) === count).toSorted((a, b) => compareLines(counts, a, b, stage));
      const [x, y] = place(stage, count);
      const last = equal.length - 1;
      const gap = Math.min(GAP, (centre * (count === 0 ? ROOM.aboveAxis : ROOM.around)) / Math.max(1, last));
      const middle = count === 0 ? last : last / 2;
      for (const [rank, power] of equal.entries()) lines.get(power)?.push([x, y + (rank - middle) * gap]);
    }
  }
  return lines;
}

/** Compares powers whose lines meet: first comes the one that rises above the other afterwards, or was above it before. 0: they never part. */
export function compareLines(counts: CentresByYear['counts'], a: PowerId, b: PowerId, stage: number): number {
  const [ours = [], theirs = []] = [counts.get(a), counts.get(b)];
  const apart = (at: number): number => (theirs[at] ?? 0) - (ours[at] ?? 0);
  for (let at = stage + 1; at < ours.length; at++) if (apart(at) !== 0) return apart(at);
  for (let at = stage - 1; at >= 0; at--) if (apart(at) !== 0) return apart(at);
  return 0;
}
