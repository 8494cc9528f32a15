import type { Colour } from '../vector/colour.js';
import { type Box, boundingBox, type Polyline } from '../vector/geometry.js';
import type { DotStroke, ShapeStroke } from '../vector/strokes.js';
import { blendColour, pixelOf } from './pixels.js';
import { coverage, type StrokeTarget, widenSpan } from './strokeTarget.js';

export function drawShape(target: StrokeTarget, { ring, colour, outline, outlineWidth }: ShapeStroke): void {
  const corners = ring.map(target.toPixels);
  fillWithin(target, { colour, outline, outlineWidth, box: boundingBox(corners), depthAt: depthInside(corners) });
}

export function drawDot(target: StrokeTarget, { at, radius, colour, outline, outlineWidth }: DotStroke): void {
  const [[x, y], reach] = [target.toPixels(at), radius * target.scale];
  fillWithin(target, {
    colour,
    outline,
    outlineWidth,
    box: [x - reach, y - reach, x + reach, y + reach],
    depthAt: (px, py) => reach - Math.sqrt((px - x) ** 2 + (py - y) ** 2),
  });
}

interface FilledShape {
  readonly colour: Colour;
  readonly outline: Colour;
  /** In drawing units. */
  readonly outlineWidth: number;
  /** Bounding box of the edge, in pixels. */
  readonly box: Box;
  /** How far a point is inside the edge, in pixels; negative outside. */
  readonly depthAt: (x: number, y: number) => number;
}

/** Fills a shape and draws its outline, centred on the edge. Hot: a loop over all its pixels. */
function fillWithin({ pixels, width, height, spans, scale }: StrokeTarget, shape: FilledShape): void {
  const [paint, edge, half] = [pixelOf(shape.colour), pixelOf(shape.outline), (shape.outlineWidth * scale) / 2];
  const [x0, y0, x1, y1] = shape.box;
  const reach = half + 1;
  const [left, right] = [Math.max(0, Math.floor(x0 - reach)), Math.min(width, Math.ceil(x1 + reach))];
  for (let y = Math.max(0, Math.floor(y0 - reach)); y < Math.min(height, y1 + reach); y++) {
    widenSpan(spans, y, [left, right]);
    for (let x = left; x < right; x++) {
      const depth = shape.depthAt(x + 0.5, y + 0.5);
      if (depth < -reach) continue;
      const i = y * width + x;
      const filled = blendColour(pixels[i] ?? 0, paint, Math.round(coverage(depth) * 255));
      pixels[i] = blendColour(filled, edge, Math.round(coverage(half - Math.abs(depth)) * 255));
    }
  }
}

/** Returns how far a point is inside a ring by the even–odd rule; negative outside. Hot: called for every pixel around a shape. */
function depthInside(ring: Polyline): (x: number, y: number) => number {
  const edges = Float64Array.from(ring.flatMap((b, k) => [...(ring.at(k - 1) ?? b), ...b]));
  return (x, y) => {
    let least = Number.POSITIVE_INFINITY;
    let isInside = false;
    for (let i = 0; i < edges.length; i += EDGE) {
      const ay = edges[i + 1] ?? 0;
      const by = edges[i + 3] ?? 0;
      const ex = (edges[i + 2] ?? 0) - (edges[i] ?? 0);
      const ey = by - ay;
      const px = x - (edges[i] ?? 0);
      const py = y - ay;
      const share = Math.min(1, Math.max(0, (px * ex + py * ey) / (ex * ex + ey * ey || 1)));
      least = Math.min(least, (px - ex * share) ** 2 + (py - ey * share) ** 2);
      if (ay > y !== by > y && px < (ex * py) / ey) isInside = !isInside;
    }
    return isInside ? Math.sqrt(least) : -Math.sqrt(least);
  };
}
/** Numbers for each edge: where it starts and where it ends. */
const EDGE = 4;
