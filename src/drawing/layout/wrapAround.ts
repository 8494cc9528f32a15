import { distance, type Point, type Polyline, pointAlong } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';

/* On a board that goes round the world a line may leave at one edge and come in at the other: it is drawn as if the map went on beyond the edge, and once more from the other side. */

type Round = Pick<BoardGeometry, 'around'>;

const moved = ([x, y]: Point, by: number): Point => [x + by, y];
const waysRound = ({ around }: Round): readonly number[] => (around === undefined ? [0] : [0, around, -around]);

/** The point, or the same one beyond the edge, whichever is nearer. */
export const nearestCopy = (plan: Round, from: Point, to: Point): Point =>
  waysRound(plan)
    .map(by => moved(to, by))
    .reduce((a, b) => (distance(from, b) < distance(from, a) ? b : a));

/** The points in turn, each the nearest way round from the one before. */
export const unwrapped = (plan: Round, [first, ...rest]: readonly [Point, ...Point[]]): readonly [Point, ...Point[]] => {
  let last = first;
  return [first, ...rest.map(point => (last = nearestCopy(plan, last, point)))];
};

/** The line, or the same one beyond the edge, whichever is nearer. */
export function nearestLineCopy(plan: Round, from: Point, line: Polyline): Polyline {
  const by = waysRound(plan).reduce((a, b) => (far(from, line, b) < far(from, line, a) ? b : a));
  return by === 0 ? line : line.map(point => moved(point, by));
}
const far = (from: Point, line: Polyline, by: number): number => distance(from, moved(pointAlong(line, 0.5), by));

/** How far off a line that leaves the map is drawn once more; undefined: it does not leave it. */
export function secondCopyOffset({ around }: Round, line: Polyline): number | undefined {
  if (around === undefined) return undefined;
  if (line.some(([x]) => x < 0)) return around;
  return line.some(([x]) => x > around) ? -around : undefined;
}

/** The point of the map that a point beyond its edge stands for. */
export const wrappedPoint = ({ around }: Round, [x, y]: Point): Point => [around === undefined ? x : ((x % around) + around) % around, y];
