import { isIn } from '../vector/boxes.js';
import { type Box, boundingBox, distance, firstPoint, lastPoint, type Point, type Polyline, pointAtIndex } from '../vector/geometry.js';
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
    const across = x - (others[i] ?? 0);
    const down = y - (others[i + 1] ?? 0);
    const squared = across * across + down * down;
    if (squared < CLEARANCE ** 2) sum += CLEARANCE - Math.sqrt(squared);
  }
  return sum;
}

/** The cost of coming too close to tokens. `own`: those that the line leads to or through. Hot: called for every line that is tried. */
export function costNearTokens(line: Polyline, tokens: readonly Point[], own: readonly Point[]): number {
  let sum = 0;
  const around = boundingBox(line, CLEARANCE);
  for (const token of tokens) {
    if (!isIn(token, around)) continue;
    const nearest = nearestSquared(line, token);
    if (nearest >= CLEARANCE ** 2 || isOneOf(own, token)) continue;
    const away = Math.sqrt(nearest);
    sum += (CLEARANCE - away) * COST.near + (away < THROUGH ? COST.through : 0);
  }
  return sum;
}

/** Whether a token is at one of these points. */
function isOneOf(points: readonly Point[], token: Point): boolean {
  for (const at of points) if (squaredDistance(at, token) < OWN ** 2) return true;
  return false;
}

/** The square of a point's distance from the nearest point of a line. */
function nearestSquared(line: Polyline, token: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const at of line) {
    const squared = squaredDistance(at, token);
    if (squared < nearest) nearest = squared;
  }
  return nearest;
}

function squaredDistance(a: Point, b: Point): number {
  const across = a[0] - b[0];
  const down = a[1] - b[1];
  return across * across + down * down;
}

/** The cost of a line that touches the token at one of its ends again, after it has left it. `length`: of the line. Hot. */
export function costOfComingBack(line: Polyline, length: number): number {
  if (length <= 2 * BACK.left) return 0;
  const [start, end] = [firstPoint(line), lastPoint(line)];
  let gone = 0;
  let touches = 0;
  for (let i = 1; i < line.length; i++) {
    const at = pointAtIndex(line, i);
    gone += distance(pointAtIndex(line, i - 1), at);
    if (gone <= BACK.left || length - gone <= BACK.left) continue;
    if (squaredDistance(at, start) < BACK.within ** 2 || squaredDistance(at, end) < BACK.within ** 2) touches++;
  }
  return touches * BACK.cost;
}
