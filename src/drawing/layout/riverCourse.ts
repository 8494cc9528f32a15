import { type Location, provinceOf } from '../../games/diplomacy/board/location.js';
import type { RiverFile } from '../layers/rivers.js';
import { distance, firstPoint, lastPoint, nearestIndex, type Point, type Polyline, resample } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import { unitPlace } from './unitPlaces.js';

/** Some steps in a row along one river; by the sea or over land when there is none. */
interface Stretch {
  readonly river?: RiverFile;
  readonly from: Location;
  readonly to: Location;
}

/** The way of a fleet from one place to the next, along the rivers between them. */
export function riverCourse(plan: BoardGeometry, steps: readonly Location[]): Polyline {
  const [start, end] = [steps[0], steps.at(-1)];
  if (start === undefined || end === undefined || start === end) return [];
  const stretches = stretchesOf(plan, steps);
  const along = stretches.flatMap((stretch, i) => followed(plan, stretch, stretches[i - 1], stretches[i + 1]));
  return resample([unitPlace(plan, start), ...along, unitPlace(plan, end)], 7);
}

function stretchesOf(plan: BoardGeometry, steps: readonly Location[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  steps.slice(1).forEach((to, i) => {
    const from = steps[i] ?? to;
    const river = riverBetween(plan, from, to);
    const last = stretches.at(-1);
    if (last && river && last.river === river) stretches[stretches.length - 1] = { ...last, to };
    else stretches.push(river ? { river, from, to } : { from, to });
  });
  return stretches;
}

function riverBetween({ board }: BoardGeometry, from: Location, to: Location): RiverFile | undefined {
  const [p, q] = [provinceOf(from), provinceOf(to)];
  const step = board.riverSteps.find(([a, b]) => (a === p && b === q) || (a === q && b === p));
  return board.rivers.find(river => step?.[2].includes(river.id));
}

function followed(plan: BoardGeometry, { river, from, to }: Stretch, before: Stretch | undefined, after: Stretch | undefined): Polyline {
  if (!river) return [];
  const a = confluence(river, before?.river) ?? unitPlace(plan, from);
  const b = confluence(river, after?.river) ?? unitPlace(plan, to);
  return courseBetween(river, a, b);
}

/** Where one of two rivers flows into the other. */
function confluence(river: RiverFile, other: RiverFile | undefined): Point | undefined {
  if (!other) return undefined;
  return lastPoint(river.joins === other.id ? river.line : other.line);
}

/** The part of a river between the points nearest to `a` and `b`, in that direction. */
function courseBetween(river: RiverFile, a: Point, b: Point): Polyline {
  const line = resample(river.line, 4);
  const [i, j] = [nearestIndex(line, a), nearestIndex(line, b)];
  const part = line.slice(Math.min(i, j), Math.max(i, j) + 1);
  return distance(firstPoint(part), a) <= distance(lastPoint(part), a) ? part : [...part].reverse();
}
