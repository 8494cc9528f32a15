import { createNumberQueue } from '../../lib/numberQueue.js';
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

/** A cheap way from one point to another over a grid (A*), with a point at each of its steps. Undefined if there is none. */
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

/* Arrays for one search after another: new ones for each would fill the memory with garbage. */
let arrays = searchArrays(0);
const open = createNumberQueue();

function searchArrays(cells: number) {
  return {
    before: new Int32Array(cells),
    spent: new Float64Array(cells),
    /** What was spent for each cell when its neighbours were last reached from it. */
    gone: new Float64Array(cells),
  };
}

function blankArrays(cells: number): typeof arrays {
  if (arrays.before.length < cells) arrays = searchArrays(cells);
  const { before, spent, gone } = arrays;
  before.fill(NOWHERE, 0, cells);
  spent.fill(Number.POSITIVE_INFINITY, 0, cells);
  gone.fill(NOWHERE, 0, cells);
  return arrays;
}

/**
 * For each cell that was reached, the cell before it on a cheap way from the start; otherwise `NOWHERE`. Valid until the next search. Hot.
 */
function stepsBefore({ columns, rows, costOf }: Grid, start: number, goal: number): Int32Array {
  const { before, spent, gone } = blankArrays(columns * rows);
  open.clear();
  const [endColumn, endRow] = [goal % columns, Math.floor(goal / columns)];
  spent[start] = 0;
  open.push(start, 0);
  for (let cell = open.pop(); cell !== NOWHERE && cell !== goal; cell = open.pop()) {
    const far = spent[cell] ?? 0;
    if (gone[cell] === far) continue;
    gone[cell] = far;
    const column = cell % columns;
    const row = (cell - column) / columns;
    const here = costOf(cell);
    const [top, bottom] = [row > 0 ? row - 1 : 0, row < rows - 1 ? row + 1 : row];
    const [left, right] = [column > 0 ? column - 1 : 0, column < columns - 1 ? column + 1 : column];
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const next = y * columns + x;
        if (next === cell) continue;
        const cost = far + ((x === column || y === row ? STEP : DIAGONAL) * (here + costOf(next))) / 2;
        if (cost >= (spent[next] ?? 0)) continue;
        spent[next] = cost;
        before[next] = cell;
        const across = x - endColumn;
        const down = y - endRow;
        open.push(next, cost + Math.sqrt(across * across + down * down) * STEP * HASTE);
      }
  }
  return before;
}
/** How much farther the goal counts: the search goes straighter towards it, for a way that may be a little dearer than the cheapest. */
const HASTE = 2;
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
