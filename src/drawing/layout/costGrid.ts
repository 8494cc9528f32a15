import type { Box, Point } from '../vector/geometry.js';

/** Side of a square of the grid, in frame pixels. */
const CELL = 6;
/** Minimum distance of lines from the map's edge, in frame pixels. */
const EDGE_CLEARANCE = 8;

/** The size of a map, in frame pixels. */
export interface MapExtent {
  readonly width: number;
  readonly height: number;
  /** Whether what leaves the map at one side re-enters at the other. */
  readonly wraps?: boolean;
}

/** A cost for each square of the map. */
export interface CostGrid {
  /** An independent copy. */
  copy(): CostGrid;
  /** Adds a cost to every square of a box that is on the map. */
  add(box: Box, cost: number): void;
  /** Adds to every square of a box that is on the map what `costAt` returns for the middle of the square. */
  addByPlace(box: Box, costAt: (at: Point) => number): void;
  at(x: number, y: number): number;
  /** Whether a point is on the map and not too close to its edge. */
  isOnMap(x: number, y: number): boolean;
}

export function createCostGrid({ width, height, wraps = false }: MapExtent, from?: Float32Array): CostGrid {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const costs = from?.slice() ?? new Float32Array(columns * rows);
  return {
    copy: () => createCostGrid({ width, height, wraps }, costs),
    // Hot: called for every point of every line.
    add: (box, cost) => {
      const [top, bottom] = [Math.max(0, Math.floor(box[1] / CELL)), Math.min(rows - 1, Math.floor(box[3] / CELL))];
      const [left, right] = [Math.max(0, Math.floor(box[0] / CELL)), Math.min(columns - 1, Math.floor(box[2] / CELL))];
      for (let row = top; row <= bottom; row++)
        for (let i = row * columns + left; i <= row * columns + right; i++) costs[i] = (costs[i] ?? 0) + cost;
    },
    addByPlace: ([x0, y0, x1, y1], costAt) => {
      for (let row = Math.max(0, Math.floor(y0 / CELL)); row <= Math.min(rows - 1, y1 / CELL); row++)
        for (let column = Math.max(0, Math.floor(x0 / CELL)); column <= Math.min(columns - 1, x1 / CELL); column++) {
          const i = row * columns + column;
          costs[i] = (costs[i] ?? 0) + costAt([(column + 0.5) * CELL, (row + 0.5) * CELL]);
        }
    },
    at: (x, y) => costs[Math.floor(y / CELL) * columns + Math.floor((wraps ? ((x % width) + width) % width : x) / CELL)] ?? 0,
    isOnMap: (x, y) => (wraps || (x > EDGE_CLEARANCE && x < width - EDGE_CLEARANCE)) && y > EDGE_CLEARANCE && y < height - EDGE_CLEARANCE,
  };
}
