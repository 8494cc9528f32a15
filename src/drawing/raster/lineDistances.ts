import { type Point, type Polyline, pointAtIndex } from '../vector/geometry.js';

/**
 * The pixels near a line. `away` and `along` are indexed by pixel number, row by row from the top left corner; the middle of pixel (x, y)
 * is (x + 0.5, y + 0.5). Valid until the next call of `distancesToLine`, which reuses the buffers.
 */
export interface LineDistances {
  /** The numbers of the pixels within reach: the first `count` entries. */
  readonly near: Int32Array;
  readonly count: number;
  /** Distance from the line in pixels; beyond an end, from the line extended. */
  readonly away: Float32Array;
  /** Position along the line in pixels: negative before its start, more than `length` after its end. */
  readonly along: Float32Array;
  readonly length: number;
}

export interface PixelGrid {
  readonly width: number;
  readonly height: number;
  /** Pixels farther from the line than this are left out. */
  readonly reach: number;
  /** For each row, the first column that was looked at and the one after the last: widened in place. */
  readonly spans: Int32Array;
}

const UNREACHED = Number.POSITIVE_INFINITY;

let buffers = allocate(0);

function allocate(size: number) {
  return {
    near: new Int32Array(size),
    nearest: new Float32Array(size).fill(UNREACHED),
    away: new Float32Array(size),
    along: new Float32Array(size),
  };
}

export function distancesToLine(line: Polyline, grid: PixelGrid): LineDistances {
  if (buffers.near.length < grid.width * grid.height) buffers = allocate(grid.width * grid.height);
  const { near, nearest, away, along } = buffers;
  let [count, travelled] = [0, 0];
  for (let k = 1; k < line.length; k++) {
    const segment = segmentOf(pointAtIndex(line, k - 1), pointAtIndex(line, k));
    if (segment.length === 0) continue;
    const isLast = k === line.length - 1;
    count = measure(segment, grid, { travelled, count, from: k === 1 ? -grid.reach : 0, to: segment.length + (isLast ? grid.reach : 0) });
    travelled += segment.length;
  }
  for (let k = 0; k < count; k++) nearest[near[k] ?? 0] = UNREACHED;
  return { near, count, away, along, length: travelled };
}

/** A segment from `a` to `b`, and the unit vector along it. */
interface Segment {
  readonly a: Point;
  readonly b: Point;
  readonly unit: Point;
  readonly length: number;
}

function segmentOf(a: Point, b: Point): Segment {
  const length = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
  return { a, b, unit: [(b[0] - a[0]) / length, (b[1] - a[1]) / length], length };
}

/** The position of a segment in its line, and the progress of the search. */
interface Progress {
  /** Length of the line before the segment. */
  readonly travelled: number;
  /** Number of pixels found so far. */
  readonly count: number;
  /** Range of positions along the segment that pixels are assigned to. It extends beyond the segment at the ends of the line. */
  readonly from: number;
  readonly to: number;
}

/**
 * Records every pixel that is nearer to this segment than to the previous ones. Returns the number of pixels found so far. Hot: a loop over
 * all pixels near every line.
 */
function measure(
  { a: [ax, ay], b: [bx, by], unit: [ux, uy], length }: Segment,
  { width, height, reach, spans }: PixelGrid,
  progress: Progress,
): number {
  const { near, nearest, away, along } = buffers;
  const { travelled, from, to } = progress;
  let { count } = progress;
  const [left, right] = [Math.max(0, Math.floor(Math.min(ax, bx) - reach)), Math.min(width, Math.ceil(Math.max(ax, bx) + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(ay, by) - reach)), Math.min(height, Math.ceil(Math.max(ay, by) + reach))];
  const slack = uy === 0 ? UNREACHED : reach / Math.abs(uy) + 1;
  for (let y = top; y < bottom; y++) {
    const dy = y + 0.5 - ay;
    const middle = uy === 0 ? ax : ax + (dy * ux) / uy;
    const [x0, x1] = [Math.max(left, Math.floor(middle - slack)), Math.min(right, Math.ceil(middle + slack))];
    if (x0 >= x1) continue;
    if (x0 < (spans[2 * y] ?? 0)) spans[2 * y] = x0;
    if (x1 > (spans[2 * y + 1] ?? 0)) spans[2 * y + 1] = x1;
    for (let x = x0; x < x1; x++) {
      const dx = x + 0.5 - ax;
      const ahead = dx * ux + dy * uy;
      const aside = Math.abs(dx * uy - dy * ux);
      const beyond = ahead < 0 ? ahead : Math.max(0, ahead - length);
      const apart = Math.sqrt(aside * aside + beyond * beyond);
      const i = y * width + x;
      const before = nearest[i] ?? 0;
      if (apart >= reach || apart >= before) continue;
      if (before === UNREACHED) near[count++] = i;
      nearest[i] = apart;
      const at = Math.min(to, Math.max(from, ahead));
      along[i] = travelled + at;
      away[i] = Math.sqrt(aside * aside + (ahead - at) * (ahead - at));
    }
  }
  return count;
}
