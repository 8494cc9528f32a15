import { type Colour, INK, isLight, mixColours, PALE } from '../vector/colour.js';
import { direction, lastPoint, type Point, type Polyline, polylineLength, trim } from '../vector/geometry.js';
import { circle, fill, stroke, svgPath } from '../vector/svg.js';

/** A piece of what an order is drawn with; the later lie over the earlier. */
export type Stroke = LineStroke | Shape | Dot;

export interface LineStroke {
  readonly kind: 'line';
  readonly line: Polyline;
  readonly colour: Colour;
  readonly width: number;
  /** Fully opaque unless told. */
  readonly opacity?: number;
  /** Pixels drawn and left out, in turn. */
  readonly dashes?: readonly number[];
  /** Ends, of every dash too, are round; else they are cut off square. */
  readonly isRound?: boolean;
}
/** A closed shape with a rim half within it. */
export interface Shape {
  readonly kind: 'shape';
  readonly ring: Polyline;
  readonly colour: Colour;
  readonly rim: Colour;
  readonly width: number;
}
export interface Dot {
  readonly kind: 'dot';
  readonly at: Point;
  readonly radius: number;
  readonly colour: Colour;
  readonly rim: Colour;
  readonly width: number;
}

const dark = (colour: Colour): Colour => mixColours(colour, INK, 0.35);

const HEAD = { length: 17, half: 9.5 };
/** How far from its line an order's drawing reaches. */
export const STROKE_REACH = 13;

function headOf(line: Polyline): Polyline {
  const [x, y] = lastPoint(line);
  const [dx, dy] = direction(line, line.length - 1, 2);
  const [bx, by] = [x - dx * HEAD.length, y - dy * HEAD.length];
  return [
    [x, y],
    [bx - dy * HEAD.half, by + dx * HEAD.half],
    [bx + dx * 4, by + dy * 4],
    [bx + dy * HEAD.half, by - dx * HEAD.half],
  ];
}

const shaftOf = (line: Polyline): Polyline => trim(line, 0, Math.min(HEAD.length - 4, polylineLength(line) * 0.4));
const along = (line: Polyline, colour: Colour, width: number, more: Partial<LineStroke> = {}): LineStroke => ({
  kind: 'line',
  line,
  colour,
  width,
  ...more,
});

/** A move: full and solid, or, when it failed, hollow. */
export function moveStrokes(line: Polyline, colour: Colour, succeeded: boolean): readonly Stroke[] {
  const shaft = shaftOf(line);
  const rim = succeeded ? dark(colour) : mixColours(colour, INK, isLight(colour) ? 0.66 : 0.85);
  const core = succeeded ? colour : PALE;
  return [
    along(shaft, PALE, 11, { opacity: 0.55 }),
    along(shaft, rim, 7.4, { isRound: true }),
    { kind: 'shape', ring: headOf(line), colour: core, rim, width: succeeded ? 2 : 2.8 },
    along(shaft, core, succeeded ? 4.4 : 2.4),
  ];
}

/** A support: dashed, ending in a dot on what it supports; hollow when it was not given. */
export function supportStrokes(line: Polyline, colour: Colour, succeeded: boolean): readonly Stroke[] {
  const dashed = { dashes: [10, 6] };
  const core = succeeded ? colour : PALE;
  return [
    along(line, PALE, 7.5, { opacity: 0.5 }),
    along(line, dark(colour), 5.4, dashed),
    along(line, core, 3, dashed),
    end(line, core, colour),
  ];
}

/** A convoy: a chain of dots. */
export function convoyStrokes(line: Polyline, colour: Colour, succeeded: boolean): readonly Stroke[] {
  const dotted = { isRound: true, dashes: [0.1, 9] };
  const core = succeeded ? colour : PALE;
  return [
    along(line, PALE, 8, { opacity: 0.5 }),
    along(line, dark(colour), 7, dotted),
    along(line, core, 4, dotted),
    end(line, core, colour),
  ];
}

const end = (line: Polyline, core: Colour, colour: Colour): Dot => ({
  kind: 'dot',
  at: lastPoint(line),
  radius: 5,
  colour: core,
  rim: dark(colour),
  width: 1.8,
});

/** A retreat: a thin arrow, dash and dot. */
export function retreatStrokes(line: Polyline, colour: Colour, succeeded: boolean): readonly Stroke[] {
  const shaft = shaftOf(line);
  const rhythm = { dashes: [12, 5, 3, 5] };
  const core = succeeded ? colour : PALE;
  return [
    along(shaft, PALE, 9, { opacity: 0.6 }),
    along(shaft, dark(colour), 6, rhythm),
    along(shaft, core, 3.4, rhythm),
    { kind: 'shape', ring: headOf(line), colour: core, rim: dark(colour), width: 2 },
  ];
}

/** What a rapid fleet did not travel any more. */
export const abandonedStrokes = (line: Polyline, colour: Colour): readonly Stroke[] => [
  along(line, dark(colour), 2.4, { dashes: [2, 6], isRound: true }),
];

/** A rapid river move: an arrow with the river's light along its middle. */
export const rapidStrokes = (line: Polyline, colour: Colour): readonly Stroke[] => [
  ...moveStrokes(line, colour, true),
  along(trim(line, 2, HEAD.length), '#d8ecf0', 1.8, { dashes: [7, 5], isRound: true }),
];

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
      return fill(svgPath(one.ring, true), one.colour, { stroke: one.rim, 'stroke-width': one.width, 'stroke-linejoin': 'round' });
    case 'dot':
      return circle(one.at, one.radius, { fill: one.colour, stroke: one.rim, 'stroke-width': one.width });
    default:
      return one satisfies never;
  }
}
