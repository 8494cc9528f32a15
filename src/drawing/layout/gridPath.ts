import { createPriorityQueue } from '../../lib/priorityQueue.js';
import { type Box, distance, firstPoint, lastPoint, type Point, type Polyline } from '../vector/geometry.js';

/** Distance between the points of the grid, in frame pixels. */
const STEP = 7;

/** What a way is looked for in. */
export interface PathGround {
  readonly box: Box;
  /** Cost of a pixel of way there, added to 1. Infinite where no line may be. */
  readonly costAt: (x: number, y: number) => number;
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
      const known = costs[cell] ?? 1;
      if (known !== 0) return known;
      costs[cell] = 1 + costAt(x0 + (cell % columns) * STEP, y0 + Math.floor(cell / columns) * STEP);
      return costs[cell] ?? 1;
    },
  };
}

const nearestIndex = (index: number, count: number): number => Math.min(count - 1, Math.max(0, Math.round(index)));

const NOWHERE = -1;

/** For each cell that was reached, the cell before it on the cheapest way from the start; otherwise `NOWHERE`. Hot. */
function stepsBefore(grid: Grid, start: number, goal: number): Int32Array {
  const { columns, rows } = grid;
  const before = new Int32Array(columns * rows).fill(NOWHERE);
  const spent = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  /** What was spent for each cell when its neighbours were last reached from it. */
  const gone = new Float64Array(columns * rows).fill(NOWHERE);
  const open = createPriorityQueue<number>();
  const [endColumn, endRow] = [goal % columns, Math.floor(goal / columns)];
  const reach = (cell: number, cost: number, previous: number): void => {
    if (cost >= (spent[cell] ?? 0)) return;
    spent[cell] = cost;
    before[cell] = previous;
    const across = (cell % columns) - endColumn;
    const down = Math.floor(cell / columns) - endRow;
    open.push(cell, cost + Math.sqrt(across * across + down * down) * STEP);
  };
  reach(start, 0, NOWHERE);
  for (let cell = open.pop(); cell !== undefined && cell !== goal; cell = open.pop()) {
    const far = spent[cell] ?? 0;
    if (gone[cell] === far) continue;
    gone[cell] = far;
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const here = grid.costOf(cell);
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const next = y * columns + x;
        const length = x === column || y === row ? STEP : DIAGONAL;
        if (next !== cell) reach(next, far + (length * (here + grid.costOf(next))) / 2, cell);
      }
  }
  return before;
}
const DIAGONAL = STEP * Math.SQRT2;

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
  for (let i = 0; i < pieces; i++) {
    const t = (i + 0.5) / pieces;
    sum += 1 + costAt(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t);
  }
  return (sum * length) / pieces;
}
