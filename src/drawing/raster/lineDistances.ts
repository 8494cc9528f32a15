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
  /** Pixels above the first of these rows, and from the second on, are left out. */
  readonly rows: readonly [from: number, to: number];
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
  const segments = segmentsOf(line);
  let [count, travelled] = [0, 0];
  for (const [k, segment] of segments.entries()) {
    const next = segments[k + 1];
    const [from, to] = [k === 0 ? -grid.reach : 0, segment.length + (next ? 0 : grid.reach)];
    const end = next ? segment.length + bend(segment, next) * grid.reach + ROUNDING : to;
    count = measure(segment, grid, { travelled, count, from, to, start: k === 0 ? from : -ROUNDING, end });
    travelled += segment.length;
  }
  for (let k = 0; k < count; k++) nearest[near[k] ?? 0] = UNREACHED;
  return { near, count, away, along, length: travelled };
}

/** A part of a line: where it starts, and the unit vector along it. Its length is not 0. */
interface Segment {
  readonly a: Point;
  readonly unit: Point;
  readonly length: number;
}

function segmentsOf(line: Polyline): readonly Segment[] {
  const segments: Segment[] = [];
  for (let k = 1; k < line.length; k++) {
    const [a, b] = [pointAtIndex(line, k - 1), pointAtIndex(line, k)];
    const length = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
    if (length > 0) segments.push({ a, unit: [(b[0] - a[0]) / length, (b[1] - a[1]) / length], length });
  }
  return segments;
}

/**
 * The corner at the end of a segment: pixels that are nearest to it lie ahead of that end by no more than this share of their distance from
 * it. 0 where the line goes straight on.
 */
function bend({ unit: [ux, uy] }: Segment, { unit: [vx, vy] }: Segment): number {
  return ux * vx + uy * vy < 0 ? 1 : Math.abs(ux * vy - uy * vx);
}

/** A margin in pixels, larger than any error of rounding. */
const ROUNDING = 0.01;

/** The position of a segment in its line, and the progress of the search. */
interface Progress {
  /** Length of the line before the segment. */
  readonly travelled: number;
  /** Number of pixels found so far. */
  readonly count: number;
  /** Range of positions along the segment that pixels are assigned to. It extends beyond the segment at the ends of the line. */
  readonly from: number;
  readonly to: number;
  /** Range of positions along the segment of the pixels that are looked at: others are out of reach, or no farther from another segment. */
  readonly start: number;
  readonly end: number;
}

/**
 * Records every pixel that is nearer to this segment than to the previous ones. Returns the number of pixels found so far. Hot: a loop over
 * all pixels near every line.
 */
function measure(
  { a: [ax, ay], unit: [ux, uy], length }: Segment,
  { width, rows: [firstRow, endRow], reach, spans }: PixelGrid,
  { travelled, count: before, from, to, start, end }: Progress,
): number {
  const { near, nearest, away, along } = buffers;
  let count = before;
  const up = reach * Math.abs(ux);
  const top = Math.max(firstRow, Math.floor(ay + Math.min(start * uy, end * uy) - up - 0.5));
  const bottom = Math.min(endRow, Math.ceil(ay + Math.max(start * uy, end * uy) + up + 0.5));
  for (let y = top; y < bottom; y++) {
    const dy = y + 0.5 - ay;
    // The row's columns between the two long sides of the rectangle around the segment, and between its two short sides.
    const middle = uy === 0 ? 0 : (dy * ux) / uy;
    const aslant = uy === 0 ? UNREACHED : reach / Math.abs(uy);
    const first = ux === 0 ? -UNREACHED : (start - dy * uy) / ux;
    const last = ux === 0 ? UNREACHED : (end - dy * uy) / ux;
    const x0 = Math.max(0, Math.floor(ax + Math.max(middle - aslant, Math.min(first, last)) - 0.5));
    const x1 = Math.min(width, Math.ceil(ax + Math.min(middle + aslant, Math.max(first, last)) + 0.5));
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
      const known = nearest[i] ?? 0;
      if (apart >= reach || apart >= known) continue;
      if (known === UNREACHED) near[count++] = i;
      nearest[i] = apart;
      const at = Math.min(to, Math.max(from, ahead));
      along[i] = travelled + at;
      away[i] = Math.sqrt(aside * aside + (ahead - at) * (ahead - at));
    }
  }
  return count;
}
