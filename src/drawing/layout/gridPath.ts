import { createPriorityQueue } from '../../lib/priorityQueue.js';
import { type Box, distance, firstPoint, interpolate, lastPoint, type Point, type Polyline } from '../vector/geometry.js';

/** Distance between the points of the grid, in frame pixels. */
const STEP = 7;

/** What a way is looked for in. */
export interface PathGround {
  readonly box: Box;
  /** Cost of a pixel of way there, added to 1. Infinite where no line may be. */
  readonly costAt: (at: Point) => number;
}

/** The points of a box at which ways may turn, numbered row by row. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  pointOf(cell: number): Point;
  cellAt(at: Point): number;
  /** Of a pixel of way near a point of the grid. */
  costOf(cell: number): number;
}

/** The cheapest way from one point to another over a grid (A*), with a point at each of its steps. Undefined if there is none. */
export function gridPath(from: Point, to: Point, ground: PathGround): Polyline | undefined {
  const grid = gridOver(ground);
  const [start, goal] = [grid.cellAt(from), grid.cellAt(to)];
  const before = stepsBefore(grid, start, goal);
  const way: Point[] = [];
  for (let cell = before[goal]; cell !== start; cell = before[cell]) {
    if (cell === undefined || cell === NOWHERE) return undefined;
    way.unshift(grid.pointOf(cell));
  }
  return [from, ...way, to];
}

function gridOver({ box: [x0, y0, x1, y1], costAt }: PathGround): Grid {
  const [columns, rows] = [Math.max(2, Math.ceil((x1 - x0) / STEP) + 1), Math.max(2, Math.ceil((y1 - y0) / STEP) + 1)];
  const costs = new Float32Array(columns * rows);
  const pointOf = (cell: number): Point => [x0 + (cell % columns) * STEP, y0 + Math.floor(cell / columns) * STEP];
  return {
    columns,
    rows,
    pointOf,
    cellAt: ([x, y]) => nearestIndex((y - y0) / STEP, rows) * columns + nearestIndex((x - x0) / STEP, columns),
    costOf: cell => {
      if (!costs[cell]) costs[cell] = 1 + costAt(pointOf(cell));
      return costs[cell] ?? 1;
    },
  };
}

const nearestIndex = (index: number, count: number): number => Math.min(count - 1, Math.max(0, Math.round(index)));

const NOWHERE = -1;

/** For each cell that was reached, the cell before it on the cheapest way from the start; otherwise `NOWHERE`. */
function stepsBefore(grid: Grid, start: number, goal: number): Int32Array {
  const size = grid.columns * grid.rows;
  const before = new Int32Array(size).fill(NOWHERE);
  const spent = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const open = createPriorityQueue<number>();
  const end = grid.pointOf(goal);
  const reach = (cell: number, cost: number, previous: number): void => {
    if (cost >= (spent[cell] ?? 0)) return;
    spent[cell] = cost;
    before[cell] = previous;
    open.push(cell, cost + distance(grid.pointOf(cell), end));
  };
  reach(start, 0, NOWHERE);
  for (let cell = open.pop(); cell !== undefined && cell !== goal; cell = open.pop())
    for (const { next, length } of stepsFrom(grid, cell))
      reach(next, (spent[cell] ?? 0) + (length * (grid.costOf(cell) + grid.costOf(next))) / 2, cell);
  return before;
}

interface GridStep {
  readonly next: number;
  readonly length: number;
}

function stepsFrom({ columns, rows }: Grid, cell: number): readonly GridStep[] {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const isWithin = ([dx, dy]: Point): boolean => column + dx >= 0 && column + dx < columns && row + dy >= 0 && row + dy < rows;
  return DIRECTIONS.filter(isWithin).map(([dx, dy]) => ({ next: cell + dy * columns + dx, length: STEP * Math.hypot(dx, dy) }));
}

const DIRECTIONS: readonly Point[] = [-1, 0, 1].flatMap(dy =>
  [-1, 0, 1].flatMap((dx): Point[] => (dx === 0 && dy === 0 ? [] : [[dx, dy]])),
);

/** The way with fewer points: a straight piece instead of several steps wherever it costs no more. */
export function shortened(way: Polyline, costAt: PathGround['costAt']): Polyline {
  const kept: Point[] = [firstPoint(way)];
  let [from, spent] = [firstPoint(way), 0];
  way.slice(1).forEach((at, i) => {
    const before = way[i] ?? at;
    spent += costOfPiece(before, at, costAt);
    if (costOfPiece(from, at, costAt) <= spent * LEEWAY) return;
    kept.push(before);
    [from, spent] = [before, costOfPiece(before, at, costAt)];
  });
  return [...kept, lastPoint(way)];
}
const LEEWAY = 1.02;

/** The cost of a straight piece of way. */
function costOfPiece(a: Point, b: Point, costAt: PathGround['costAt']): number {
  const length = distance(a, b);
  const pieces = Math.max(1, Math.ceil(length / STEP));
  let sum = 0;
  for (let i = 0; i < pieces; i++) sum += 1 + costAt(interpolate(a, b, (i + 0.5) / pieces));
  return (sum * length) / pieces;
}
