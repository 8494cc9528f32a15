import { type Polyline, pointAtIndex } from '../vector/geometry.js';

/** The pixels about a line, which lies on a grid of pixels whose middles are at halves. Holds until the next field is made. */
export interface LineDistances {
  /** Their numbers, row by row from the grid's corner: so many of them as `count` says. */
  readonly near: Int32Array;
  readonly count: number;
  /** By number: how far from the line; of what lies beyond an end, from the line drawn on. */
  readonly away: Float32Array;
  /** By number: how far along the line from its start; less than 0 before it, more than its length behind it. */
  readonly along: Float32Array;
  readonly length: number;
}

export interface PixelGrid {
  readonly width: number;
  readonly height: number;
  /** Pixels farther from the line are left out. */
  readonly reach: number;
}

const NOWHERE = Number.POSITIVE_INFINITY;

/** What fields are made in, made new when it is too small. */
let room = roomFor(0);

function roomFor(size: number) {
  return {
    near: new Int32Array(size),
    nearest: new Float32Array(size).fill(NOWHERE),
    away: new Float32Array(size),
    along: new Float32Array(size),
  };
}

export function distancesToLine(line: Polyline, { width, height, reach }: PixelGrid): LineDistances {
  if (room.near.length < width * height) room = roomFor(width * height);
  const { near, nearest, away, along } = room;
  let [count, gone] = [0, 0];
  for (let k = 1; k < line.length; k++) {
    const [[ax, ay], [bx, by]] = [pointAtIndex(line, k - 1), pointAtIndex(line, k)];
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    if (length === 0) continue;
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const [from, to] = [k === 1 ? -reach : 0, k === line.length - 1 ? length + reach : length];
    const [left, right] = [Math.max(0, Math.floor(Math.min(ax, bx) - reach)), Math.min(width, Math.ceil(Math.max(ax, bx) + reach))];
    const [y0, y1] = [Math.max(0, Math.floor(Math.min(ay, by) - reach)), Math.min(height, Math.ceil(Math.max(ay, by) + reach))];
    const slack = uy === 0 ? NOWHERE : reach / Math.abs(uy) + 1;
    for (let y = y0; y < y1; y++) {
      const dy = y + 0.5 - ay;
      const middle = uy === 0 ? ax : ax + (dy * ux) / uy;
      const [x0, x1] = [Math.max(left, Math.floor(middle - slack)), Math.min(right, Math.ceil(middle + slack))];
      for (let x = x0; x < x1; x++) {
        const dx = x + 0.5 - ax;
        const ahead = dx * ux + dy * uy;
        const aside = Math.abs(dx * uy - dy * ux);
        const beyond = ahead < 0 ? ahead : Math.max(0, ahead - length);
        const apart = Math.sqrt(aside * aside + beyond * beyond);
        const i = y * width + x;
        const before = nearest[i] ?? 0;
        if (apart >= reach || apart >= before) continue;
        if (before === NOWHERE) near[count++] = i;
        nearest[i] = apart;
        const at = Math.min(to, Math.max(from, ahead));
        along[i] = gone + at;
        away[i] = Math.sqrt(aside * aside + (ahead - at) * (ahead - at));
      }
    }
    gone += length;
  }
  for (let k = 0; k < count; k++) nearest[near[k] ?? 0] = NOWHERE;
  return { near, count, away, along, length: gone };
}
