import { withRoom } from '../../lib/withRoom.js';
import type { Point } from '../vector/geometry.js';
import type { LineBuffer } from '../vector/lineBuffer.js';

/** Parallel lines closer together than this, in frame pixels, look like one. */
const TOO_CLOSE = 8;
/** Lines count as parallel if the cosine of the angle between them is greater. */
const PARALLEL = 0.86;
/** Each point alongside another line costs 1; from the `length`th in a row on, `cost`, because the two then look like one line. */
const RUN = { length: 3, cost: 12 };

/** A spatial index of lines. */
interface LineIndex {
  add(line: LineBuffer): void;
  /** The number of points of a line that run alongside an added line; long runs count more. */
  costAlongside(line: LineBuffer): number;
}

/** Side of a square of the index: points near a place are in its own square, as `add` puts them into every square they are near to. */
const CELL = 2 * TOO_CLOSE;
/** Squares per row: more than any board is wide. */
const COLUMNS = 4096;
const cellOf = (x: number, y: number): number => Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);

/** Numbers for each point: x, y, and the unit vector along its line. */
const FIELDS = 4;

/** The points of all lines, and for each square a chain of those near it: lists of their own for every square would be much garbage. */
interface NearPoints {
  fields: Float64Array;
  /** For each link the point, and the next link of the same square: 0 after its last. The first is not used. */
  points: Int32Array;
  next: Int32Array;
}

export function createLineIndex(): LineIndex {
  const first = new Map<number, number>();
  const all: NearPoints = { fields: new Float64Array(FIELDS * 256), points: new Int32Array(1024), next: new Int32Array(1024) };
  let [points, links] = [0, 1];
  const link = (cell: number): void => {
    all.next = withRoom(all.next, links + 1);
    all.points = withRoom(all.points, links + 1);
    all.points[links] = points;
    all.next[links] = first.get(cell) ?? 0;
    first.set(cell, links++);
  };
  return {
    add: line => {
      all.fields = withRoom(all.fields, FIELDS * (points + line.size / 2));
      for (let i = 0; i < line.size; i += 2) {
        const atX = line.xy[i] ?? 0;
        const atY = line.xy[i + 1] ?? 0;
        const towards = directionAt(line, i);
        all.fields[FIELDS * points] = atX;
        all.fields[FIELDS * points + 1] = atY;
        all.fields[FIELDS * points + 2] = towards[0];
        all.fields[FIELDS * points + 3] = towards[1];
        for (let y = -TOO_CLOSE; y <= TOO_CLOSE; y += 2 * TOO_CLOSE)
          for (let x = -TOO_CLOSE; x <= TOO_CLOSE; x += 2 * TOO_CLOSE) link(cellOf(atX + x, atY + y));
        points++;
      }
    },
    costAlongside: line => {
      if (points === 0) return 0;
      let [sum, run] = [0, 0];
      for (let i = 0; i < line.size; i += 2) {
        const start = first.get(cellOf(line.xy[i] ?? 0, line.xy[i + 1] ?? 0)) ?? 0;
        run = start > 0 && isAlongside(all, start, line, i) ? run + 1 : 0;
        if (run > 0) sum += run < RUN.length ? 1 : RUN.cost;
      }
      return sum;
    },
  };
}

/** Whether a line runs alongside one of the points of a square at its point whose numbers begin at `k`. Hot. */
function isAlongside({ fields, points, next }: NearPoints, start: number, line: LineBuffer, k: number): boolean {
  const atX = line.xy[k] ?? 0;
  const atY = line.xy[k + 1] ?? 0;
  let towards: Point | undefined;
  for (let link = start; link > 0; link = next[link] ?? 0) {
    const i = FIELDS * (points[link] ?? 0);
    const x = atX - (fields[i] ?? 0);
    const y = atY - (fields[i + 1] ?? 0);
    if (x * x + y * y >= TOO_CLOSE ** 2) continue;
    towards ??= directionAt(line, k);
    if (Math.abs((fields[i + 2] ?? 0) * towards[0] + (fields[i + 3] ?? 0) * towards[1]) > PARALLEL) return true;
  }
  return false;
}

/** The unit vector along a line near the point whose numbers begin at `k`. */
function directionAt({ xy, size }: LineBuffer, k: number): Point {
  const [before, after] = [Math.max(0, k - 2), Math.min(size - 2, k + 2)];
  const x = (xy[after] ?? 0) - (xy[before] ?? 0);
  const y = (xy[after + 1] ?? 0) - (xy[before + 1] ?? 0);
  const length = Math.sqrt(x * x + y * y) || 1;
  return [x / length, y / length];
}
