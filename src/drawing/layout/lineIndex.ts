import { direction, distance, type Point, type Polyline } from '../vector/geometry.js';

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

interface DirectedPoint {
  readonly at: Point;
  /** Unit vector along its line. */
  readonly towards: Point;
}

/** Cells per row: more than any board is wide. */
const COLUMNS = 4096;
const cellOf = ([x, y]: Point): number => Math.floor(y / TOO_CLOSE) * COLUMNS + Math.floor(x / TOO_CLOSE);

export function createLineIndex(): LineIndex {
  const cells = new Map<number, DirectedPoint[]>();
  const isAlongside = (at: Point, towards: Point): boolean => {
    const middle = cellOf(at);
    for (let row = -COLUMNS; row <= COLUMNS; row += COLUMNS)
      for (let column = -1; column <= 1; column++)
        for (const point of cells.get(middle + row + column) ?? NONE) if (isBeside(point, at, towards)) return true;
    return false;
  };
  return {
    add: line =>
      line.forEach((at, i) => {
        const points = cells.get(cellOf(at)) ?? [];
        points.push({ at, towards: direction(line, i) });
        cells.set(cellOf(at), points);
      }),
    costAlongside: line => {
      if (cells.size === 0) return 0;
      let [sum, run] = [0, 0];
      line.forEach((at, i) => {
        run = isAlongside(at, direction(line, i)) ? run + 1 : 0;
        if (run > 0) sum += run < RUN.length ? 1 : RUN.cost;
      });
      return sum;
    },
  };
}

const NONE: readonly DirectedPoint[] = [];
const isBeside = (point: DirectedPoint, at: Point, [x, y]: Point): boolean =>
  distance(point.at, at) < TOO_CLOSE && Math.abs(point.towards[0] * x + point.towards[1] * y) > PARALLEL;
