import type { Colour } from './colour.js';
import type { Point, Polyline } from './geometry.js';
import { circle, fill, stroke, svgPath } from './svg.js';

/** A drawing primitive that is rasterised without SVG. In a list, later strokes cover earlier ones. In drawing units. */
export type Stroke = LineStroke | ShapeStroke | DotStroke;

export interface LineStroke {
  readonly kind: 'line';
  readonly line: Polyline;
  readonly colour: Colour;
  readonly width: number;
  /** Default: 1, opaque. */
  readonly opacity?: number;
  /** Lengths of dashes and gaps, in turn. */
  readonly dashes?: readonly number[];
  /** Whether ends are round, including those of dashes. Otherwise they are flat. */
  readonly isRound?: boolean;
}

/** A closed shape with an outline centred on its edge. */
export interface ShapeStroke {
  readonly kind: 'shape';
  readonly ring: Polyline;
  readonly colour: Colour;
  readonly outline: Colour;
  readonly outlineWidth: number;
}

/** A disc with an outline centred on its edge. */
export interface DotStroke {
  readonly kind: 'dot';
  readonly at: Point;
  readonly radius: number;
  readonly colour: Colour;
  readonly outline: Colour;
  readonly outlineWidth: number;
}

/** How far any stroke may extend from its line, in drawing units. */
export const STROKE_REACH = 13;

export const strokesSvg = (strokes: readonly Stroke[]): string => strokes.map(strokeSvg).join('');

function strokeSvg(one: Stroke): string {
  switch (one.kind) {
    case 'line':
      return stroke(svgPath(one.line), one.colour, one.width, {
        'stroke-opacity': one.opacity,
        'stroke-dasharray': one.dashes?.join(' '),
        'stroke-linecap': one.isRound ? 'round' : undefined,
      });
    case 'shape':
      return fill(svgPath(one.ring, true), one.colour, {
        stroke: one.outline,
        'stroke-width': one.outlineWidth,
        'stroke-linejoin': 'round',
      });
    case 'dot':
      return circle(one.at, one.radius, { fill: one.colour, stroke: one.outline, 'stroke-width': one.outlineWidth });
    default:
      return one satisfies never;
  }
}
