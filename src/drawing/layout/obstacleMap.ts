import { type Box, boundingBox, distance, type Point, type Polyline } from '../vector/geometry.js';
import { bufferLength, type LineBuffer } from '../vector/lineBuffer.js';
import { type CostGrid, createCostGrid, type MapExtent } from './costGrid.js';
import { gridPath, shortened } from './gridPath.js';
import { createLineIndex } from './lineIndex.js';
import { costNearTokens, costOfComingBack, crowdAt, othersNear } from './tokenCosts.js';

/** Costs of drawing lines across the map. In frame pixels. */
export interface ObstacleMap {
  /** The middle of a unit's token, or of a ghost. */
  addToken(at: Point): void;
  /** The middle of a supply centre. */
  addCentre(at: Point): void;
  addWords(box: Box): void;
  /** Words that nothing may run through if there is another way. */
  addStuckWords(box: Box): void;
  /** A line with a point every few pixels. */
  addLine(line: LineBuffer): void;
  /** An independent copy of the words and centres. Tokens are not copied, and lines only in part: copy before adding them. */
  copy(): ObstacleMap;
  /**
   * The cost of drawing a line with a point about every 10 pixels. `own`: the middles of the tokens it leads to, which do not count. A cost
   * of `limit` or more is not exact.
   */
  costOf(line: LineBuffer, own: readonly Point[], limit?: number): number;
  /** Cheap ways from the first to the second point, one in steps of a grid and one in long straight pieces. Empty if there is none. */
  waysAround(from: Point, to: Point, own: readonly Point[]): readonly Polyline[];
}

/** Lines closer to a centre than this cost more. */
const CENTRE_CLEARANCE = 14;
/** Words, centres and other lines on the grid do not count this close to the ends of a line. */
const NEAR_END = 20;
/** Per 10 pixels of a line. */
const COST = { centre: 2, words: 2.5, stuckWords: 14, line: 5, offTheMap: 100, alongside: 16 };

export function createObstacleMap(extent: MapExtent, costs?: CostGrid): ObstacleMap {
  const { width, wraps = false } = extent;
  const grid = costs ?? createCostGrid(extent);
  const tokens: Point[] = [];
  const lines = createLineIndex();
  /** How far across things are moved for every place at which a map that wraps around may show them. */
  const shifts = wraps ? [-width, 0, width] : [0];
  const isReached = (x: number): boolean => !wraps || (x > -width * BEYOND && x < width * (1 + BEYOND));
  return {
    copy: () => createObstacleMap(extent, grid.copy()),
    addToken: ([x, y]) => {
      for (const by of shifts) if (isReached(x + by)) tokens.push([x + by, y]);
    },
    addCentre: at =>
      grid.addByPlace(boxAround(at, CENTRE_CLEARANCE), cell => Math.max(0, CENTRE_CLEARANCE - distance(cell, at)) * COST.centre),
    addWords: box => grid.add(box, COST.words),
    addStuckWords: box => grid.add(box, COST.stuckWords),
    addLine: line => {
      for (const by of shifts) {
        if (!hasPoint(line, x => isReached(x + by))) continue;
        const one = by === 0 ? line : movedAcross(line, by);
        lines.add(one);
        for (let i = 0; i < one.size; i += 2) grid.add(boxAround([one.xy[i] ?? 0, one.xy[i + 1] ?? 0], BESIDE_LINE), COST.line);
      }
    },
    costOf: (line, own, limit = Number.POSITIVE_INFINITY) => {
      const length = bufferLength(line);
      const share = length / Math.max(1, line.size / 2 - 1) / POINT;
      let cost = groundCost(grid, line, width, limit / share) * share;
      if (cost < limit) cost += costNearTokens(line, tokens, own) + costOfComingBack(line, length);
      return cost < limit ? cost + lines.costAlongside(line) * COST.alongside : cost;
    },
    waysAround: (from, to, own) => {
      const box = boundingBox([from, to], Math.max(BESIDE.least, distance(from, to) * BESIDE.share));
      const others = othersNear(tokens, own, box);
      const mayPass = passable(grid, from, to, width);
      const costAt = (x: number, y: number): number => {
        if (!mayPass(x, y)) return Number.POSITIVE_INFINITY;
        const isOwn = isNear(x, y, from, OWN_ROOM) || isNear(x, y, to, OWN_ROOM);
        const ground = isOwn ? 0 : (grid.at(x, y) * GROUND_SHARE) / POINT;
        return ground + crowdAt(x, y, others) * TOKEN_SHARE;
      };
      const way = gridPath(from, to, { box, costAt });
      return way ? [way, shortened(way, costAt)] : [];
    },
  };
}

/** How far lines may lead beyond the edges of a map that wraps around, as a share of its width. */
const BEYOND = 0.25;

/** Minimum distance from an edge over which a line does not lead, because it is made smooth afterwards. */
const EDGE = 4;

/** Where a line between two points may be: over an edge of a map that wraps around only if one of its ends is beyond it. */
function passable(grid: CostGrid, from: Point, to: Point, width: number): (x: number, y: number) => boolean {
  const [first, last] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const left = first < 0 ? Number.NEGATIVE_INFINITY : Math.min(first, EDGE);
  const right = last > width ? Number.POSITIVE_INFINITY : Math.max(last, width - EDGE);
  return (x, y) => x >= left && x <= right && grid.isOnMap(x, y);
}

/** Lines are drawn with points so far apart, in pixels. */
const POINT = 10;

/** The cost of the ground under a line; infinite if it is higher than `limit`. Hot: called for every line that is tried. */
function groundCost(grid: CostGrid, { xy, size }: LineBuffer, width: number, limit: number): number {
  const start: Point = [xy[0] ?? 0, xy[1] ?? 0];
  const end: Point = [xy[size - 2] ?? 0, xy[size - 1] ?? 0];
  const mayPass = passable(grid, start, end, width);
  let sum = 0;
  for (let i = 0; i < size; i += 2) {
    const x = xy[i] ?? 0;
    const y = xy[i + 1] ?? 0;
    if (!mayPass(x, y)) sum += COST.offTheMap;
    else if (!isNear(x, y, start, NEAR_END) && !isNear(x, y, end, NEAR_END)) sum += grid.at(x, y);
    if (sum > limit) return Number.POSITIVE_INFINITY;
  }
  return sum;
}

/** Whether a point is closer than `room` to an end of a line. Without a root, because it is asked for every point. */
function isNear(x: number, y: number, end: Point, room: number): boolean {
  const across = x - end[0];
  const down = y - end[1];
  return across * across + down * down < room * room;
}

/** How far beside its ends a way may go, at least and as a share of their distance. */
const BESIDE = { least: 110, share: 0.45 };
/** How far from its ends obstacles on the grid do not count. */
const OWN_ROOM = 22;
/** How much more obstacles on the grid count for a way that is searched for, because lines beside it do not. */
const GROUND_SHARE = 3;
/** Cost of a pixel of way for each pixel that it is too near to a token. */
const TOKEN_SHARE = 0.6;

/** How far beside its points a line makes the ground cost more. */
const BESIDE_LINE = 5;

/** Whether there is a point of a line whose x is as wanted. */
function hasPoint({ xy, size }: LineBuffer, isWanted: (x: number) => boolean): boolean {
  for (let i = 0; i < size; i += 2) if (isWanted(xy[i] ?? 0)) return true;
  return false;
}

const movedAcross = ({ xy, size }: LineBuffer, by: number): LineBuffer => ({ xy: xy.map((at, i) => (i % 2 === 0 ? at + by : at)), size });

const boxAround = ([x, y]: Point, reach: number): Box => [x - reach, y - reach, x + reach, y + reach];
