import type { Dot, LineStroke, Shape, Stroke } from '../layers/orderStrokes.js';
import type { Box, Point, Polyline } from '../vector/geometry.js';
import { distancesToLine, type LineDistances } from './lineDistances.js';
import { blendColour, pixelOf } from './pixels.js';
import type { Raster } from './rasterise.js';

/** What strokes are laid on. */
interface Canvas {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
  /** Pixels a unit of the drawing. */
  readonly by: number;
  readonly placed: (at: Point) => Point;
}

/**
 * Draws strokes pixel by pixel, by how far the middle of each lies from their lines: what SVG shows, without the time it takes and
 * the memory that it gives back late.
 */
export function rasteriseStrokes(strokes: readonly Stroke[], [left, top, right, bottom]: Box, by: number): Raster {
  const [width, height] = [right - left, bottom - top];
  const placed = ([x, y]: Point): Point => [x * by - left, y * by - top];
  const canvas: Canvas = { pixels: new Uint32Array(width * height), width, height, by, placed };
  const fieldAbout = fieldsOn(canvas, strokes);
  for (const stroke of strokes) {
    if (stroke.kind === 'line') layLine(canvas, stroke, fieldAbout(stroke.line));
    else if (stroke.kind === 'shape') layShape(canvas, stroke);
    else layDot(canvas, stroke);
  }
  return { width, height, pixels: new Uint8Array(canvas.pixels.buffer) };
}

/** Several strokes follow the same line: its pixels are looked for once, as far as the widest reaches. */
function fieldsOn({ width, height, by, placed }: Canvas, strokes: readonly Stroke[]): (line: Polyline) => LineDistances {
  let last: { readonly line: Polyline; readonly field: LineDistances } | undefined;
  return line => {
    if (last?.line === line) return last.field;
    const widest = Math.max(...strokes.map(stroke => (stroke.kind === 'line' && stroke.line === line ? stroke.width : 0)));
    const field = distancesToLine(line.map(placed), { width, height, reach: (widest * by) / 2 + 1 });
    last = { line, field };
    return field;
  };
}

/** How much of a pixel is covered whose middle lies so far within an edge. */
const covered = (within: number): number => (within >= 0.5 ? 1 : within <= -0.5 ? 0 : within + 0.5);

function layLine({ pixels, by }: Canvas, { colour, width, opacity = 1, dashes, isRound }: LineStroke, field: LineDistances): void {
  const { near, count, away, along, length } = field;
  const [paint, half] = [pixelOf(colour), (width * by) / 2];
  const beyondDash =
    dashes &&
    dashesOn(
      dashes.map(dash => dash * by),
      length,
    );
  for (let k = 0; k < count; k++) {
    const i = near[k] ?? 0;
    const [aside, at] = [away[i] ?? 0, along[i] ?? 0];
    if (aside >= half + 0.5) continue;
    const beyond = beyondDash ? beyondDash(at) : Math.max(-at, at - length);
    const share = isRound ? covered(half - farther(aside, beyond)) : covered(half - aside) * covered(-beyond);
    pixels[i] = share * opacity === 1 ? paint : blendColour(pixels[i] ?? 0, paint, Math.round(share * opacity * 255));
  }
}

const farther = (aside: number, beyond: number): number => (beyond > 0 ? Math.sqrt(aside * aside + beyond * beyond) : aside);

/** How far a place along a line is beyond the ends of the nearest dash; less than 0 within it. */
function dashesOn(rhythm: readonly number[], length: number): (along: number) => number {
  const starts: number[] = [];
  const ends: number[] = [];
  for (let start = 0, k = 0; start < length; start += rhythm[k % rhythm.length] ?? length, k++) {
    if (k % 2 === 1) continue;
    starts.push(start);
    ends.push(Math.min(length, start + (rhythm[k % rhythm.length] ?? length)));
  }
  const period = rhythm.reduce((sum, dash) => sum + dash, 0);
  const perPeriod = rhythm.length / 2;
  return along => {
    const first = Math.max(0, Math.min(Math.floor(along / period) * perPeriod - 1, starts.length - 1));
    let least = Number.POSITIVE_INFINITY;
    for (let k = first; k < Math.min(starts.length, first + perPeriod + 2); k++)
      least = Math.min(least, Math.max((starts[k] ?? 0) - along, along - (ends[k] ?? 0)));
    return least;
  };
}

function layShape(canvas: Canvas, { ring, colour, rim, width }: Shape): void {
  const corners = ring.map(canvas.placed);
  layWithin(canvas, { colour, rim, width, box: boxAbout(corners), depthAt: depthIn(corners) });
}

function layDot(canvas: Canvas, { at, radius, colour, rim, width }: Dot): void {
  const [[x, y], reach] = [canvas.placed(at), radius * canvas.by];
  layWithin(canvas, {
    colour,
    rim,
    width,
    box: [x - reach, y - reach, x + reach, y + reach],
    depthAt: (px, py) => reach - Math.sqrt((px - x) ** 2 + (py - y) ** 2),
  });
}

interface Filled {
  readonly colour: string;
  readonly rim: string;
  readonly width: number;
  readonly box: Box;
  /** How far a point lies within the edge; less than 0 outside. */
  readonly depthAt: (x: number, y: number) => number;
}

/** Fills what lies within an edge, and draws the edge half within it. */
function layWithin({ pixels, width, height, by }: Canvas, { colour, rim, width: wide, box: [x0, y0, x1, y1], depthAt }: Filled): void {
  const [paint, edge, half] = [pixelOf(colour), pixelOf(rim), (wide * by) / 2];
  const reach = half + 1;
  for (let y = Math.max(0, Math.floor(y0 - reach)); y < Math.min(height, y1 + reach); y++)
    for (let x = Math.max(0, Math.floor(x0 - reach)); x < Math.min(width, x1 + reach); x++) {
      const within = depthAt(x + 0.5, y + 0.5);
      if (within < -reach) continue;
      const i = y * width + x;
      const filled = blendColour(pixels[i] ?? 0, paint, Math.round(covered(within) * 255));
      pixels[i] = blendColour(filled, edge, Math.round(covered(half - Math.abs(within)) * 255));
    }
}

function boxAbout(points: Polyline): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** How far a point lies within a ring, by the even–odd rule; less than 0 outside. */
function depthIn(ring: Polyline): (x: number, y: number) => number {
  const edges = ring.map((b, k): readonly [Point, Point] => [ring.at(k - 1) ?? b, b]);
  return (x, y) => {
    let [least, isInside] = [Number.POSITIVE_INFINITY, false];
    for (const [[ax, ay], [bx, by]] of edges) {
      const [ex, ey, px, py] = [bx - ax, by - ay, x - ax, y - ay];
      const share = Math.min(1, Math.max(0, (px * ex + py * ey) / (ex * ex + ey * ey || 1)));
      least = Math.min(least, (px - ex * share) ** 2 + (py - ey * share) ** 2);
      if (ay > y !== by > y && px < (ex * py) / ey) isInside = !isInside;
    }
    return isInside ? Math.sqrt(least) : -Math.sqrt(least);
  };
}
