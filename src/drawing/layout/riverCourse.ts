import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { type Location, provinceOf } from '../../games/diplomacy/board/location.js';
import { distance, firstPoint, lastPoint, nearestIndex, type Point, type Polyline, resample } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import { unitPlace } from './unitPlaces.js';

export type RiverFile = BoardFile['rivers'][number];

/** Consecutive steps along one river. Without `river`, one step by sea or over land. */
interface Stretch {
  readonly river?: RiverFile;
  readonly from: Location;
  readonly to: Location;
}

/** The line of a fleet through all steps, along the rivers between them. Empty if the fleet stays where it is. */
export function riverCourse(geometry: BoardGeometry, steps: readonly Location[]): Polyline {
  const [start, end] = [steps[0], steps.at(-1)];
  if (start === undefined || end === undefined || start === end) return [];
  const stretches = stretchesOf(geometry, steps);
  const along = stretches.flatMap((stretch, i) => lineOf(geometry, stretch, [stretches[i - 1], stretches[i + 1]]));
  return resample([unitPlace(geometry, start), ...along, unitPlace(geometry, end)], 7);
}

function stretchesOf(geometry: BoardGeometry, steps: readonly Location[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  steps.slice(1).forEach((to, i) => {
    const from = steps[i] ?? to;
    const river = riverBetween(geometry, from, to);
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

type NextStretches = readonly [before: Stretch | undefined, after: Stretch | undefined];

function lineOf(geometry: BoardGeometry, { river, from, to }: Stretch, [before, after]: NextStretches): Polyline {
  if (!river) return [];
  const a = confluence(river, before?.river) ?? unitPlace(geometry, from);
  const b = confluence(river, after?.river) ?? unitPlace(geometry, to);
  return partBetween(river, a, b);
}

/** Where one of two rivers flows into the other. */
function confluence(river: RiverFile, other: RiverFile | undefined): Point | undefined {
  if (!other) return undefined;
  return lastPoint(river.joins === other.id ? river.line : other.line);
}

/** The part of a river between its points nearest to `a` and `b`, in that direction. */
function partBetween(river: RiverFile, a: Point, b: Point): Polyline {
  const line = resample(river.line, 4);
  const [i, j] = [nearestIndex(line, a), nearestIndex(line, b)];
  const part = line.slice(Math.min(i, j), Math.max(i, j) + 1);
  return distance(firstPoint(part), a) <= distance(lastPoint(part), a) ? part : [...part].reverse();
}
