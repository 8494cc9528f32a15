import type { PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Point, Polyline } from '../vector/geometry.js';
import type { CentresByYear } from './centresByYear.js';
import type { PlaceOnPlot } from './plotArea.js';

/** Distance between lines that run side by side, in pixels. */
const GAP = 6;
/** How much of the height of a centre all of them take at most; fewer above the axis, because none goes below it. */
const ROOM = { around: 0.72, aboveAxis: 0.45 };

/**
 * The line of each power. Powers with equal numbers of centres have their points a little above each other, so that none hides another; those of the same colour,
 * which could not be told apart, have the same one. Which is above: see `compareLines`.
 */
export function linesSideBySide(
  powers: readonly ColouredPower[],
  { counts }: CentresByYear,
  place: PlaceOnPlot,
): ReadonlyMap<PowerId, Polyline> {
  const lines = new Map(powers.map(({ id }) => [id, [] as Point[]]));
  const centre = place(0, 0)[1] - place(0, 1)[1];
  const stages = Math.max(0, ...powers.map(({ id }) => counts.get(id)?.length ?? 0));
  for (let stage = 0; stage < stages; stage++) {
    const countOf = ({ id }: ColouredPower): number => counts.get(id)?.[stage] ?? 0;
    for (const count of new Set(powers.map(countOf))) {
      const equal = powers.filter(power => countOf(power) === count).toSorted((a, b) => compareLines(counts, a.id, b.id, stage));
      const colours = [...new Set(equal.map(({ colour }) => colour))];
      const offsets = offsetsOf(colours.length, count === 0, centre);
      const [x, y] = place(stage, count);
      for (const { id, colour } of equal) lines.get(id)?.push([x, y + (offsets[colours.indexOf(colour)] ?? 0)]);
    }
  }
  return lines;
}

type ColouredPower = Pick<PowerFile, 'id' | 'colour'>;

/** How far so many points are below their place, from the uppermost: around it, or above the axis. */
function offsetsOf(points: number, isAxis: boolean, centre: number): readonly number[] {
  const last = points - 1;
  const gap = Math.min(GAP, (centre * (isAxis ? ROOM.aboveAxis : ROOM.around)) / Math.max(1, last));
  return Array.from({ length: points }, (_, rank) => (rank - (isAxis ? last : last / 2)) * gap);
}

/** Compares powers whose lines meet: first comes the one that rises above the other afterwards, or was above it before. 0: they never part. */
export function compareLines(counts: CentresByYear['counts'], a: PowerId, b: PowerId, stage: number): number {
  const [ours = [], theirs = []] = [counts.get(a), counts.get(b)];
  const apart = (at: number): number => (theirs[at] ?? 0) - (ours[at] ?? 0);
  for (let at = stage + 1; at < ours.length; at++) if (apart(at) !== 0) return apart(at);
  for (let at = stage - 1; at >= 0; at--) if (apart(at) !== 0) return apart(at);
  return 0;
}
