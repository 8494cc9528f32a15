import { direction, type Point, type Polyline, pointAtIndex } from '../vector/geometry.js';

/** Parallel lines closer together than this, in frame pixels, look like one. */
const TOO_CLOSE = 8;
/** Lines count as parallel if the cosine of the angle between them is greater. */
const PARALLEL = 0.86;
/** Each point alongside another line costs 1; from the `length`th in a row on, `cost`, because the two then look like one line. */
const RUN = { length: 3, cost: 12 };

/** A spatial index of lines. */
interface LineIndex {
  add(line: Polyline): void;
  /** The number of points of a line that run alongside an added line; long runs count more. */
  costAlongside(line: Polyline): number;
}

/** Side of a square of the index: points near a place are in its own square, as `add` puts them into every square they are near to. */
const CELL = 2 * TOO_CLOSE;
/** Squares per row: more than any board is wide. */
const COLUMNS = 4096;
const cellOf = (x: number, y: number): number => Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);

/** Numbers for each point: x, y, and the unit vector along its line. */
const FIELDS = 4;

export function createLineIndex(): LineIndex {
  const near = new Map<number, number[]>();
  const addAt = (cell: number, at: Point, towards: Point): void => {
    const points = near.get(cell);
    if (points) points.push(at[0], at[1], towards[0], towards[1]);
    else near.set(cell, [at[0], at[1], towards[0], towards[1]]);
  };
  return {
    add: line => {
      for (let i = 0; i < line.length; i++) {
        const at = pointAtIndex(line, i);
        const towards = direction(line, i);
        for (let y = -TOO_CLOSE; y <= TOO_CLOSE; y += 2 * TOO_CLOSE)
          for (let x = -TOO_CLOSE; x <= TOO_CLOSE; x += 2 * TOO_CLOSE) addAt(cellOf(at[0] + x, at[1] + y), at, towards);
      }
    },
    costAlongside: line => {
      if (near.size === 0) return 0;
      let [sum, run] = [0, 0];
      for (let i = 0; i < line.length; i++) {
        const at = pointAtIndex(line, i);
        const points = near.get(cellOf(at[0], at[1]));
        run = points && isAlongside(points, line, i) ? run + 1 : 0;
        if (run > 0) sum += run < RUN.length ? 1 : RUN.cost;
      }
      return sum;
    },
  };
}

/** Whether a line runs alongside one of these points at its point `k`. Hot. */
function isAlongside(points: readonly number[], line: Polyline, k: number): boolean {
  const at = pointAtIndex(line, k);
  let towards: Point | undefined;
  for (let i = 0; i < points.length; i += FIELDS) {
    const x = at[0] - (points[i] ?? 0);
    const y = at[1] - (points[i + 1] ?? 0);
    if (x * x + y * y >= TOO_CLOSE ** 2) continue;
    towards ??= direction(line, k);
    if (Math.abs((points[i + 2] ?? 0) * towards[0] + (points[i + 3] ?? 0) * towards[1]) > PARALLEL) return true;
  }
  return false;
}
