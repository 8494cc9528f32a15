import type { Topology } from 'topojson-specification';
import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { provinceOf } from '../../games/diplomacy/board/location.js';
import { distance, type Point, type Polyline, pointAlong } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import { haveCommonBorder } from './boardTopology.js';

/*
 * On a board that wraps around the world, a line may leave the map at one edge and re-enter at the other. It is laid out as if the map
 * continued beyond the edge, and drawn a second time from the other side. On other boards, these functions change nothing.
 */

/**
 * Whether a board wraps around the world: some neighbours are at opposite edges, and not side by side in the drawing. To be asked of the board
 * itself: a page draws some lands wider than others.
 */
export function wrapsAround({ borders, provinces, frame }: BoardFile, drawing: Topology): boolean {
  const places = new Map(provinces.map(({ id, places: { unit } }) => [id, unit && { area: id, at: unit }]));
  return [...borders.fleet, ...borders.army].some(([a, b]) => {
    const [from, to] = [places.get(provinceOf(a)), places.get(provinceOf(b))];
    if (!from || !to || Math.abs(from.at[0] - to.at[0]) <= frame.width / 2) return false;
    return !haveCommonBorder(drawing, from, to);
  });
}

type Wrapping = Pick<BoardGeometry, 'wrapWidth'>;

const moved = ([x, y]: Point, by: number): Point => [x + by, y];
const offsets = ({ wrapWidth }: Wrapping): readonly number[] => (wrapWidth === undefined ? [0] : [0, wrapWidth, -wrapWidth]);

/** The point, or its copy beyond an edge, whichever is nearest to `from`. */
export const nearestCopy = (geometry: Wrapping, from: Point, to: Point): Point =>
  offsets(geometry)
    .map(by => moved(to, by))
    .reduce((a, b) => (distance(from, b) < distance(from, a) ? b : a));

/** The points, each replaced by its copy nearest to the previous point. */
export const unwrapped = (geometry: Wrapping, [first, ...rest]: readonly [Point, ...Point[]]): readonly [Point, ...Point[]] => {
  let last = first;
  return [first, ...rest.map(point => (last = nearestCopy(geometry, last, point)))];
};

/** The line, or its copy beyond an edge, whichever has its middle nearest to `from`. */
export function nearestLineCopy(geometry: Wrapping, from: Point, line: Polyline): Polyline {
  const by = offsets(geometry).reduce((a, b) => (middleDistance(from, line, b) < middleDistance(from, line, a) ? b : a));
  return by === 0 ? line : line.map(point => moved(point, by));
}
const middleDistance = (from: Point, line: Polyline, by: number): number => distance(from, moved(pointAlong(line, 0.5), by));

/**
 * Horizontal offset at which a line that leaves the map is drawn a second time, in frame pixels. Undefined if the line stays on the map.
 */
export function secondCopyOffset({ wrapWidth }: Wrapping, line: Polyline): number | undefined {
  if (wrapWidth === undefined) return undefined;
  if (line.some(([x]) => x < 0)) return wrapWidth;
  return line.some(([x]) => x > wrapWidth) ? -wrapWidth : undefined;
}

/** Moves a point beyond an edge to its place on the map. */
export const wrappedPoint = ({ wrapWidth }: Wrapping, [x, y]: Point): Point => [
  wrapWidth === undefined ? x : ((x % wrapWidth) + wrapWidth) % wrapWidth,
  y,
];
