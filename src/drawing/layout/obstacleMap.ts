import { type Box, boundingBox, distance, firstPoint, lastPoint, type Point, type Polyline } from '../vector/geometry.js';
import { type CostGrid, createCostGrid, type MapExtent } from './costGrid.js';
import { createLineIndex } from './lineIndex.js';

/** Costs of drawing lines across the map. In frame pixels. */
export interface ObstacleMap {
  /** The middle of a unit's token, or of a ghost. */
  addToken(at: Point): void;
  /** The middle of a supply centre. */
  addCentre(at: Point): void;
  addWords(box: Box): void;
  /** A line with a point every few pixels. */
  addLine(line: Polyline): void;
  /** An independent copy of the words and centres. Tokens are not copied, and lines only in part: copy before adding them. */
  copy(): ObstacleMap;
  /** The cost of drawing a line with a point about every 10 pixels. Tokens at its ends do not count. */
  costOf(line: Polyline): number;
}

/** Lines closer to a centre than this cost more. */
const CENTRE_CLEARANCE = 14;
/** Words, centres and other lines on the grid do not count this close to the ends of a line. */
const NEAR_END = 27;
/** Per point of a line; `token` per pixel too close. */
const COST = { centre: 2, words: 2.5, line: 5, offTheMap: 100, token: 7, alongside: 16 };
/** Closer to the middle of a token, a line or its arrow head would touch it. */
const TOKEN_CLEARANCE = 29;
/** A token this close to a line's end belongs to the line. */
const OWN_TOKEN = 4;

export function createObstacleMap(extent: MapExtent, costs?: CostGrid): ObstacleMap {
  const { width, wraps = false } = extent;
  const grid = costs ?? createCostGrid(extent);
  const tokens: Point[] = [];
  const lines = createLineIndex();
  const copies = (line: Polyline): readonly Polyline[] =>
    wraps ? [-width, 0, width].map(by => line.map(([x, y]): Point => [x + by, y])) : [line];
  return {
    copy: () => createObstacleMap(extent, grid.copy()),
    addToken: at => void tokens.push(...copies([at]).flat()),
    addCentre: at => grid.add(boxAround(at, CENTRE_CLEARANCE), cell => Math.max(0, CENTRE_CLEARANCE - distance(cell, at)) * COST.centre),
    addWords: box => grid.add(box, () => COST.words),
    addLine: line => {
      for (const one of copies(line)) {
        lines.add(one);
        for (const at of one) grid.add(boxAround(at, 5), () => COST.line);
      }
    },
    costOf: line => {
      const [start, end] = [firstPoint(line), lastPoint(line)];
      const ground = line.reduce((sum, at) => sum + groundCost(grid, at, [start, end]), 0);
      return ground + pixelsTooNear(line, tokens) * COST.token + lines.costAlongside(line) * COST.alongside;
    },
  };
}

function groundCost(grid: CostGrid, at: Point, [start, end]: readonly [Point, Point]): number {
  if (!grid.isOnMap(at)) return COST.offTheMap;
  if (distance(at, start) < NEAR_END || distance(at, end) < NEAR_END) return 0;
  return grid.at(at);
}

const boxAround = ([x, y]: Point, reach: number): Box => [x - reach, y - reach, x + reach, y + reach];

/** The number of pixels by which a line comes too close to tokens that are not its own. Hot: called for every line that is tried. */
function pixelsTooNear(line: Polyline, tokens: readonly Point[]): number {
  const [start, end] = [firstPoint(line), lastPoint(line)];
  const [x0, y0, x1, y1] = boundingBox(line, TOKEN_CLEARANCE);
  let sum = 0;
  for (const token of tokens) {
    if (token[0] < x0 || token[0] > x1 || token[1] < y0 || token[1] > y1) continue;
    if (distance(token, start) < OWN_TOKEN || distance(token, end) < OWN_TOKEN) continue;
    let nearest = TOKEN_CLEARANCE ** 2;
    for (const at of line) nearest = Math.min(nearest, (at[0] - token[0]) ** 2 + (at[1] - token[1]) ** 2);
    sum += TOKEN_CLEARANCE - Math.sqrt(nearest);
  }
  return sum;
}
