import { isIn } from '../vector/boxes.js';
import type { Box, Point } from '../vector/geometry.js';
import type { LineBuffer } from '../vector/lineBuffer.js';
import type { PointCloud } from './pointCloud.js';

/** Closer to the middle of a token, a line or its arrow head would touch it. */
const CLEARANCE = 29;
/** Closer to the middle of a token, a line runs through it. */
const THROUGH = 17;
/** `near`: per pixel too close. `through`: the price of a line through a token, which any detour is worth. */
const COST = { near: 7, through: 3000 };
/** A token this close to an end of a line is the line's own. */
const OWN = 4;
/** A line comes back to the token at one of its ends where it is nearer to it than `within`, more than `left` pixels on. `cost`: per point. */
const BACK = { within: 22, left: 34, cost: 14 };

/** The tokens that a line is to pass by: all but its own, and only those in a box. */
export const othersNear = (tokens: readonly Point[], own: readonly Point[], box: Box): PointCloud =>
  new Float64Array(tokens.filter(token => isIn(token, box) && !isOneOf(own, token)).flat());

/** How much too close a point is to tokens, in pixels. Hot: called for every point of the ground that is looked at. */
export function crowdAt(x: number, y: number, others: PointCloud): number {
  let sum = 0;
  for (let i = 0; i < others.length; i += 2) {
    const away = squaredLength(x - (others[i] ?? 0), y - (others[i + 1] ?? 0));
    if (away < CLEARANCE ** 2) sum += CLEARANCE - Math.sqrt(away);
  }
  return sum;
}

/** The cost of coming too close to tokens. `own`: those that the line leads to or through. Hot: called for every line that is tried. */
export function costNearTokens(line: LineBuffer, tokens: readonly Point[], own: readonly Point[]): number {
  let sum = 0;
  const around = lineBox(line, CLEARANCE);
  for (const token of tokens) {
    if (!isIn(token, around)) continue;
    const nearest = nearestSquared(line, token);
    if (nearest >= CLEARANCE ** 2 || isOneOf(own, token)) continue;
    const away = Math.sqrt(nearest);
    sum += (CLEARANCE - away) * COST.near + (away < THROUGH ? COST.through : 0);
  }
  return sum;
}

function lineBox({ xy, size }: LineBuffer, margin: number): Box {
  let x0 = xy[0] ?? 0;
  let y0 = xy[1] ?? 0;
  let [x1, y1] = [x0, y0];
  for (let i = 2; i < size; i += 2) {
    const x = xy[i] ?? 0;
    const y = xy[i + 1] ?? 0;
    if (x < x0) x0 = x;
    else if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    else if (y > y1) y1 = y;
  }
  return [x0 - margin, y0 - margin, x1 + margin, y1 + margin];
}

/** Whether a token is at one of these points. */
function isOneOf(points: readonly Point[], token: Point): boolean {
  for (const at of points) if (squaredDistance(at, token) < OWN ** 2) return true;
  return false;
}

/** The square of a point's distance from the nearest point of a line. */
function nearestSquared({ xy, size }: LineBuffer, [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < size; i += 2) {
    const away = squaredLength(x - (xy[i] ?? 0), y - (xy[i + 1] ?? 0));
    if (away < nearest) nearest = away;
  }
  return nearest;
}

const squaredDistance = (a: Point, b: Point): number => squaredLength(a[0] - b[0], a[1] - b[1]);
const squaredLength = (across: number, down: number): number => across * across + down * down;

/** The cost of a line that touches the token at one of its ends again, after it has left it. `length`: of the line. Hot. */
export function costOfComingBack({ xy, size }: LineBuffer, length: number): number {
  if (length <= 2 * BACK.left) return 0;
  const startX = xy[0] ?? 0;
  const startY = xy[1] ?? 0;
  const endX = xy[size - 2] ?? 0;
  const endY = xy[size - 1] ?? 0;
  let gone = 0;
  let touches = 0;
  for (let i = 2; i < size; i += 2) {
    const x = xy[i] ?? 0;
    const y = xy[i + 1] ?? 0;
    gone += Math.sqrt(squaredLength(x - (xy[i - 2] ?? 0), y - (xy[i - 1] ?? 0)));
    if (gone <= BACK.left || length - gone <= BACK.left) continue;
    if (squaredLength(x - startX, y - startY) < BACK.within ** 2 || squaredLength(x - endX, y - endY) < BACK.within ** 2) touches++;
  }
  return touches * BACK.cost;
}
