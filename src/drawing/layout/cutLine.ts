import { grown, isIn } from '../vector/boxes.js';
import { type Box, boundingBox, type Point, type Polyline, pointAtIndex, resample } from '../vector/geometry.js';
import { mayMeet } from './pointCloud.js';

/** Distance of the points of a line at which it may be cut, its least distance from a box, and the least share of it that must remain. */
const STEP = 2;
const GAP = 1;
const LEAST_SHARE = 0.45;

/** The pieces of a line that are outside all boxes; the whole line if too little of it would remain. */
export function cutLine(line: Polyline, boxes: readonly Box[]): readonly Polyline[] {
  if (boxes.length === 0 || line.length < 2) return [line];
  const around = boundingBox(line);
  const wide = boxes.map(box => grown(box, GAP)).filter(box => mayMeet(box, around));
  if (wide.length === 0) return [line];
  const points = resample(line, STEP);
  const pieces = piecesOf(points, at => !wide.some(box => isIn(at, box)));
  const left = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const isWhole = left === points.length;
  return isWhole || left < points.length * LEAST_SHARE ? [line] : pieces;
}

/** The longest runs of points that are kept, two points at least. */
function piecesOf(points: Polyline, isKept: (at: Point) => boolean): readonly Polyline[] {
  const pieces: Polyline[] = [];
  for (let start = 0, end = 0; start < points.length; start = end + 1) {
    end = start;
    while (end < points.length && isKept(pointAtIndex(points, end))) end++;
    if (end > start + 1) pieces.push(points.slice(start, end));
  }
  return pieces;
}
