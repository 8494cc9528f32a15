import type { Colour } from '../vector/colour.js';
import { type Box, boundingBox, type Polyline } from '../vector/geometry.js';
import type { DotStroke, ShapeStroke } from '../vector/strokes.js';
import { blendColour, pixelOf } from './pixels.js';
import { coverage, type StrokeTarget, widenSpan } from './strokeTarget.js';

export function drawShape(target: StrokeTarget, { ring, colour, outline, outlineWidth }: ShapeStroke): void {
  const corners = ring.map(target.toPixels);
  fillWithin(target, { colour, outline, outlineWidth, box: boundingBox(corners), depthsIn: depthsInside(edgesOf(corners)) });
}

export function drawDot(target: StrokeTarget, { at, radius, colour, outline, outlineWidth }: DotStroke): void {
  const [[x, y], reach] = [target.toPixels(at), radius * target.scale];
  const depthsIn: FilledShape['depthsIn'] = (row, left, right) => {
    const dy = row + 0.5 - y;
    for (let column = left; column < right; column++) {
      const dx = column + 0.5 - x;
      depths[column - left] = reach - Math.sqrt(dx * dx + dy * dy);
    }
  };
  fillWithin(target, { colour, outline, outlineWidth, box: [x - reach, y - reach, x + reach, y + reach], depthsIn });
}

interface FilledShape {
  readonly colour: Colour;
  readonly outline: Colour;
  /** In drawing units. */
  readonly outlineWidth: number;
  /** Bounding box of the edge, in pixels. */
  readonly box: Box;
  /** Puts into `depths` how far the pixels of a row are inside the edge, from column `left` to the one before `right`. */
  readonly depthsIn: (row: number, left: number, right: number) => void;
}

/** How far the pixels of the row that is being drawn are inside the edge of a shape, in pixels; negative outside. */
let depths = new Float64Array(0);

/** Fills a shape and draws its outline, centred on the edge. Hot: a loop over all its pixels. */
function fillWithin({ pixels, width, rows: [top, bottom], spans, scale }: StrokeTarget, shape: FilledShape): void {
  const [paint, edge, half] = [pixelOf(shape.colour), pixelOf(shape.outline), (shape.outlineWidth * scale) / 2];
  const [x0, y0, x1, y1] = shape.box;
  const reach = half + 1;
  const [left, right] = [Math.max(0, Math.floor(x0 - reach)), Math.min(width, Math.ceil(x1 + reach))];
  if (depths.length < right - left) depths = new Float64Array(right - left);
  for (let y = Math.max(top, Math.floor(y0 - reach)); y < Math.min(bottom, y1 + reach); y++) {
    widenSpan(spans, y, [left, right]);
    shape.depthsIn(y, left, right);
    for (let x = left; x < right; x++) {
      const depth = depths[x - left] ?? 0;
      if (depth < -reach) continue;
      const i = y * width + x;
      const onEdge = coverage(half - Math.abs(depth));
      if (onEdge === 1) pixels[i] = edge;
      else if (onEdge === 0 && depth >= half) pixels[i] = paint;
      else
        pixels[i] = blendColour(
          blendColour((pixels[i] ?? 0) | 0, paint, Math.round(coverage(depth) * 255)),
          edge,
          Math.round(onEdge * 255),
        );
    }
  }
}

/** The edges of a ring: where each starts, the way to its end, how far down it ends, and the inverse of the square of its length. */
const edgesOf = (ring: Polyline): Float64Array =>
  Float64Array.from(
    ring.flatMap((b, k) => {
      const a = ring.at(k - 1) ?? b;
      const [x, y] = [b[0] - a[0], b[1] - a[1]];
      return [...a, x, y, b[1], 1 / (x * x + y * y || 1)];
    }),
  );
const EDGE = 6;

/** For each pixel of the row that is being drawn, 1 where an odd number of edges is to its right: inside. */
let isInside = new Uint8Array(0);

/** Depths inside a ring by the even–odd rule. Hot: a loop over all edges and all pixels around a shape. */
const depthsInside =
  (edges: Float64Array): FilledShape['depthsIn'] =>
  (row, left, right) => {
    const y = row + 0.5;
    const count = right - left;
    if (isInside.length < count) isInside = new Uint8Array(count);
    isInside.fill(0, 0, count);
    depths.fill(Number.POSITIVE_INFINITY, 0, count);
    for (let i = 0; i < edges.length; i += EDGE) {
      const ay = edges[i + 1] ?? 0;
      const ex = edges[i + 2] ?? 0;
      const ey = edges[i + 3] ?? 0;
      const inverse = edges[i + 5] ?? 0;
      const py = y - ay;
      // Corners are compared as they are: two edges that meet must agree on which side of the row their corner is.
      const isCrossed = ay > y !== (edges[i + 4] ?? 0) > y;
      const crossing = isCrossed ? (ex * py) / ey : Number.NEGATIVE_INFINITY;
      let px = left + 0.5 - (edges[i] ?? 0);
      for (let k = 0; k < count; k++, px++) {
        const share = Math.min(1, Math.max(0, (px * ex + py * ey) * inverse));
        const dx = px - ex * share;
        const dy = py - ey * share;
        const apart = dx * dx + dy * dy;
        if (apart < (depths[k] ?? 0)) depths[k] = apart;
        if (px < crossing) isInside[k] = 1 - (isInside[k] ?? 0);
      }
    }
    for (let k = 0; k < count; k++) depths[k] = isInside[k] === 1 ? Math.sqrt(depths[k] ?? 0) : -Math.sqrt(depths[k] ?? 0);
  };
