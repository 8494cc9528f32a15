import { type Box, boundingBox, distance, firstPoint, lastPoint, type Point, type Polyline, polylineLength } from '../vector/geometry.js';

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
export const othersNear = (tokens: readonly Point[], own: readonly Point[], [x0, y0, x1, y1]: Box): readonly Point[] =>
  tokens.filter(([x, y]) => x > x0 && x < x1 && y > y0 && y < y1 && own.every(end => distance(end, [x, y]) >= OWN));

/** How much too close a point is to tokens, in pixels. */
export const crowdAt = (at: Point, others: readonly Point[]): number =>
  others.reduce((sum, token) => sum + Math.max(0, CLEARANCE - distance(token, at)), 0);

/** The cost of coming too close to tokens. `own`: those that the line leads to or through. Hot: called for every line that is tried. */
export function costNearTokens(line: Polyline, tokens: readonly Point[], own: readonly Point[]): number {
  let sum = 0;
  for (const token of othersNear(tokens, own, boundingBox(line, CLEARANCE))) {
    let nearest = CLEARANCE ** 2;
    for (const at of line) nearest = Math.min(nearest, (at[0] - token[0]) ** 2 + (at[1] - token[1]) ** 2);
    const away = Math.sqrt(nearest);
    sum += (CLEARANCE - away) * COST.near + (away < THROUGH ? COST.through : 0);
  }
  return sum + costOfComingBack(line);
}

/** The cost of a line that touches the token at one of its ends again, after it has left it. */
function costOfComingBack(line: Polyline): number {
  const [start, end] = [firstPoint(line), lastPoint(line)];
  const whole = polylineLength(line);
  let [gone, touches] = [0, 0];
  line.forEach((at, i) => {
    gone += distance(line[i - 1] ?? at, at);
    const isBack = gone > BACK.left && whole - gone > BACK.left && (distance(at, start) < BACK.within || distance(at, end) < BACK.within);
    if (isBack) touches++;
  });
  return touches * BACK.cost;
}
