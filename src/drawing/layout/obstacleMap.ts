import { type Box, direction, distance, firstPoint, lastPoint, type Point, type Polyline } from '../vector/geometry.js';

/** A map of what lines had better not run over. A copy has the words and marks of the first, not its tokens and lines. */
export interface ObstacleMap {
  /** A unit's token, or the ghost of one. */
  addToken(at: Point): void;
  /** A centre's mark. */
  addPoint(at: Point): void;
  addWords(box: Box): void;
  addLine(line: Polyline): void;
  /** The same, to which more can be added without changing this one. */
  copy(): ObstacleMap;
  /** How much is in the way of a line whose points lie some 10 pixels apart; the tokens at its very ends do not count. */
  troubleOf(line: Polyline): number;
}

const CELL = 6;
const CLEARANCE = 14;
const NEAR_END = 27;
const COST = { point: 2, words: 2.5, line: 5, offTheMap: 100, token: 7, along: 16 };
/** Lines keep this far from the map's edge. */
const RIM = 8;
/** Nearer to the middle of a token a line, or its head, would touch it. */
const TOUCH = 29;
/** A token this near to a line's end is the one it belongs to. */
const OWN = 4;
/** Lines that run side by side, nearer than this, look like one. */
const SIDE_BY_SIDE = 8;
const PARALLEL = 0.86;
/** So many points on end that run along other lines look like one line; what each from there on counts for. */
const TOGETHER = 3;
const TOGETHER_COST = 12;

/** Pixels; whether what leaves at one side comes in at the other. */
interface Extent {
  readonly width: number;
  readonly height: number;
  readonly goesRound?: boolean;
}

export function createObstacleMap({ width, height, goesRound = false }: Extent, from?: Float32Array): ObstacleMap {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const cost = from?.slice() ?? new Float32Array(columns * rows);
  const tokens: Point[] = [];
  const traces = createTraces();
  const add = ([x0, y0, x1, y1]: Box, costAt: (at: Point) => number): void => {
    for (let row = Math.max(0, Math.floor(y0 / CELL)); row <= Math.min(rows - 1, y1 / CELL); row++)
      for (let column = Math.max(0, Math.floor(x0 / CELL)); column <= Math.min(columns - 1, x1 / CELL); column++)
        cost[row * columns + column] = (cost[row * columns + column] ?? 0) + costAt([(column + 0.5) * CELL, (row + 0.5) * CELL]);
  };
  const onTheMap = ([x, y]: Point): boolean => (goesRound || (x > RIM && x < width - RIM)) && y > RIM && y < height - RIM;
  const groundAt = (at: Point, start: Point, end: Point): number => {
    if (!onTheMap(at)) return COST.offTheMap;
    if (distance(at, start) < NEAR_END || distance(at, end) < NEAR_END) return 0;
    const x = goesRound ? ((at[0] % width) + width) % width : at[0];
    return cost[Math.floor(at[1] / CELL) * columns + Math.floor(x / CELL)] ?? 0;
  };
  const everywhere = (line: Polyline): readonly Polyline[] =>
    goesRound ? [-width, 0, width].map(by => line.map(([x, y]): Point => [x + by, y])) : [line];
  return {
    copy: () => createObstacleMap({ width, height, goesRound }, cost),
    addToken: at => void tokens.push(...everywhere([at]).flat()),
    addPoint: at => add(about(at, CLEARANCE), cell => Math.max(0, CLEARANCE - distance(cell, at)) * COST.point),
    addWords: box => add(box, () => COST.words),
    addLine: line => {
      for (const there of everywhere(line)) {
        traces.add(there);
        for (const at of there) add(about(at, 5), () => COST.line);
      }
    },
    troubleOf: line => {
      const [start, end] = [firstPoint(line), lastPoint(line)];
      const ground = line.reduce((sum, at) => sum + groundAt(at, start, end), 0);
      return ground + touched(line, tokens) * COST.token + traces.along(line) * COST.along;
    },
  };
}

const about = ([x, y]: Point, reach: number): Box => [x - reach, y - reach, x + reach, y + reach];

/** By how many pixels a line comes too near to tokens that are not its own. */
function touched(line: Polyline, tokens: readonly Point[]): number {
  const [start, end] = [firstPoint(line), lastPoint(line)];
  const [x0, y0, x1, y1] = reachOf(line, TOUCH);
  let sum = 0;
  for (const token of tokens) {
    if (token[0] < x0 || token[0] > x1 || token[1] < y0 || token[1] > y1) continue;
    if (distance(token, start) < OWN || distance(token, end) < OWN) continue;
    let nearest = TOUCH ** 2;
    for (const at of line) nearest = Math.min(nearest, (at[0] - token[0]) ** 2 + (at[1] - token[1]) ** 2);
    sum += TOUCH - Math.sqrt(nearest);
  }
  return sum;
}

/** The box around a line, so much wider on every side. */
function reachOf(line: Polyline, by: number): Box {
  let [x0, y0] = firstPoint(line);
  let [x1, y1] = [x0, y0];
  for (const [x, y] of line) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0 - by, y0 - by, x1 + by, y1 + by];
}

interface Traces {
  add(line: Polyline): void;
  /** How many points of a line run along one that is there; where one follows another they count for more. */
  along(line: Polyline): number;
}

interface Trace {
  readonly at: Point;
  readonly towards: Point;
}

/** Wider than any board, in cells. */
const COLUMNS = 4096;

/** The lines there are, found again by where they run. */
function createTraces(): Traces {
  const cells = new Map<number, Trace[]>();
  const cellOf = ([x, y]: Point): number => Math.floor(y / SIDE_BY_SIDE) * COLUMNS + Math.floor(x / SIDE_BY_SIDE);
  const isAlong = (at: Point, towards: Point): boolean => {
    const middle = cellOf(at);
    for (let row = -COLUMNS; row <= COLUMNS; row += COLUMNS)
      for (let column = -1; column <= 1; column++)
        for (const trace of cells.get(middle + row + column) ?? NONE) if (isBeside(trace, at, towards)) return true;
    return false;
  };
  return {
    add: line =>
      line.forEach((at, i) => {
        const there = cells.get(cellOf(at)) ?? [];
        there.push({ at, towards: direction(line, i) });
        cells.set(cellOf(at), there);
      }),
    along: line => {
      if (cells.size === 0) return 0;
      let [sum, run] = [0, 0];
      line.forEach((at, i) => {
        run = isAlong(at, direction(line, i)) ? run + 1 : 0;
        if (run > 0) sum += run < TOGETHER ? 1 : TOGETHER_COST;
      });
      return sum;
    },
  };
}

const NONE: readonly Trace[] = [];
const isBeside = (trace: Trace, at: Point, [x, y]: Point): boolean =>
  distance(trace.at, at) < SIDE_BY_SIDE && Math.abs(trace.towards[0] * x + trace.towards[1] * y) > PARALLEL;
