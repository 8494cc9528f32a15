import type { Box, Point, Polyline } from '../vector/geometry.js';
import type { LineStroke, Stroke } from '../vector/strokes.js';
import { distanceBeyondDash } from './dashPattern.js';
import { drawDot, drawShape } from './filledShapes.js';
import { distancesToLine, type LineDistances } from './lineDistances.js';
import { blendColour, pixelOf } from './pixels.js';
import type { Raster } from './rasterise.js';
import { coverage, type StrokeTarget } from './strokeTarget.js';

/**
 * Draws strokes on a transparent raster: the pixels of `box`, at `scale` pixels per drawing unit. The coverage of a pixel depends on the
 * distance of its middle from the stroke. The result looks like the same strokes rasterised from SVG, takes far less time, and leaves no
 * native memory behind. It is valid until the next call, which reuses the buffer. `rows`: those of the box that are drawn; the others are
 * transparent.
 */
export function rasteriseStrokes(
  strokes: readonly Stroke[],
  [left, top, right, bottom]: Box,
  scale: number,
  rows: StrokeTarget['rows'] = [0, bottom - top],
): Raster {
  const [width, height] = [right - left, bottom - top];
  const toPixels = ([x, y]: Point): Point => [x * scale - left, y * scale - top];
  const target: StrokeTarget = { ...blankPixels(width, height), rows, scale, toPixels };
  const distances = sharedDistances(target, strokes);
  for (const stroke of strokes) {
    if (stroke.kind === 'line') drawLine(target, stroke, distances(stroke.line));
    else if (stroke.kind === 'shape') drawShape(target, stroke);
    else drawDot(target, stroke);
  }
  return { width, height, pixels: target.pixels.subarray(0, width * height), spans: target.spans };
}

/** What the last strokes were drawn on. Its pixels are used again: one array for each line would fill the memory with garbage. */
let last: Pick<StrokeTarget, 'pixels' | 'width' | 'height' | 'spans'> = {
  pixels: new Uint32Array(0),
  width: 0,
  height: 0,
  spans: new Int32Array(0),
};

function blankPixels(width: number, height: number): typeof last {
  let { pixels } = last;
  if (pixels.length < width * height) pixels = new Uint32Array(width * height);
  else wipe(last);
  const spans = new Int32Array(2 * height);
  for (let row = 0; row < height; row++) spans[2 * row] = width;
  last = { pixels, width, height, spans };
  return last;
}

function wipe({ pixels, width, height, spans }: typeof last): void {
  for (let row = 0; row < height; row++) {
    const [from, to] = [spans[2 * row] ?? 0, spans[2 * row + 1] ?? 0];
    if (from < to) pixels.fill(0, row * width + from, row * width + to);
  }
}

/** Consecutive strokes often follow the same line. Its pixels are measured once, as far as the widest of these strokes reaches. */
function sharedDistances(
  { width, height, rows, spans, scale, toPixels }: StrokeTarget,
  strokes: readonly Stroke[],
): (line: Polyline) => LineDistances {
  let known: { readonly line: Polyline; readonly distances: LineDistances } | undefined;
  return line => {
    if (known?.line === line) return known.distances;
    const widest = Math.max(...strokes.map(stroke => (stroke.kind === 'line' && stroke.line === line ? stroke.width : 0)));
    const distances = distancesToLine(line.map(toPixels), { width, height, rows, reach: (widest * scale) / 2 + 1, spans });
    known = { line, distances };
    return distances;
  };
}

/** Hot: a loop over all pixels near the line. */
function drawLine(
  { pixels, scale }: StrokeTarget,
  { colour, width, opacity = 1, dashes, isRound }: LineStroke,
  distances: LineDistances,
): void {
  const { near, count, away, along, length } = distances;
  const [paint, half] = [pixelOf(colour), (width * scale) / 2];
  const scaledDashes = dashes?.map(dash => dash * scale);
  const beyondDash = scaledDashes && distanceBeyondDash(scaledDashes, length);
  const whole = blendColour(0, paint, Math.round(opacity * 255));
  // Where a pixel is surely not beyond an end: nowhere if there are dashes.
  const [first, last] = beyondDash ? [length, 0] : [0.5, length - 0.5];
  for (let k = 0; k < count; k++) {
    const i = near[k] ?? 0;
    const aside = away[i] ?? 0;
    if (aside >= half + 0.5) continue;
    const at = along[i] ?? 0;
    if (aside <= half - 0.5 && at >= first && at <= last && (opacity === 1 || pixels[i] === 0)) {
      pixels[i] = whole;
      continue;
    }
    const beyond = beyondDash ? beyondDash(at) : Math.max(-at, at - length);
    const share = isRound ? coverage(half - roundDistance(aside, beyond)) : coverage(half - aside) * coverage(-beyond);
    pixels[i] = share * opacity === 1 ? paint : blendColour((pixels[i] ?? 0) | 0, paint, Math.round(share * opacity * 255));
  }
}

/** Distance from a line with round ends. */
const roundDistance = (aside: number, beyond: number): number => (beyond > 0 ? Math.sqrt(aside * aside + beyond * beyond) : aside);
