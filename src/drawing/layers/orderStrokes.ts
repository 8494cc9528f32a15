import { type Colour, INK, isLight, mixColours, PALE } from '../vector/colour.js';
import { direction, lastPoint, type Polyline, polylineLength, trim } from '../vector/geometry.js';
import type { DotStroke, LineStroke, Stroke } from '../vector/strokes.js';

/* How each kind of order is drawn along its line. No stroke reaches farther from its line than STROKE_REACH. */

/** The edge of a line: of a light colour almost ink, or it could not be told from land of the same colour. */
const dark = (colour: Colour): Colour => mixColours(colour, INK, isLight(colour) ? 0.2 : 0.35);

/** Length and half width of an arrow head, in frame pixels. */
const HEAD = { length: 17, half: 9.5 };

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
const along = (line: Polyline, style: Omit<LineStroke, 'kind' | 'line'>): LineStroke => ({ kind: 'line', line, ...style });

/** A move: a solid arrow, hollow if it failed. */
export function moveStrokes(line: Polyline, colour: Colour, succeeded: boolean): readonly Stroke[] {
  const shaft = shaftOf(line);
  const outline = succeeded ? dark(colour) : mixColours(colour, INK, isLight(colour) ? 0.5 : 0.85);
  const core = succeeded ? colour : PALE;
  return [
    along(shaft, { colour: PALE, width: 11, opacity: 0.55 }),
    along(shaft, { colour: outline, width: 7.8, isRound: true }),
    { kind: 'shape', ring: headOf(line), colour: core, outline, outlineWidth: succeeded ? 2.4 : 2.8 },
    along(shaft, { colour: core, width: succeeded ? 4.4 : 2.4 }),
  ];
}

/** A move of an army that no fleet carried: a hollow shaft, then dots to a hollow head at its target. */
export function strandedStrokes(line: Polyline, rest: Polyline, colour: Colour): readonly Stroke[] {
  const [, ...shaft] = moveStrokes(line, colour, false).filter(({ kind }) => kind === 'line');
  const [head] = moveStrokes(rest, colour, false).filter(({ kind }) => kind === 'shape');
  const dots = along(shaftOf(rest), { colour: dark(colour), width: 3.2, dashes: [2, 6], isRound: true });
  return [...shaft, along(shaftOf(rest), { colour: PALE, width: 6.4, opacity: 0.5 }), dots, ...(head ? [head] : [])];
}

/** Of supports that were not given and convoys that failed: pale, with enough of the power's hue to be seen on pale land. */
const faint = (colour: Colour): Colour => mixColours(PALE, colour, isLight(colour) ? 0.55 : 0.4);

/** A support: dashes, ending in a dot on what is supported; faint if it was not given. */
export function supportStrokes(line: Polyline, colour: Colour, succeeded: boolean): readonly Stroke[] {
  const dashed = { dashes: [10, 6] };
  const core = succeeded ? colour : faint(colour);
  return [
    along(line, { colour: PALE, width: 7.5, opacity: 0.5 }),
    along(line, { colour: dark(colour), width: 5.4, ...dashed }),
    along(line, { colour: core, width: 3, ...dashed }),
    endDot(line, core, colour),
  ];
}

/** A convoy: a chain of dots. */
export function convoyStrokes(line: Polyline, colour: Colour, succeeded: boolean): readonly Stroke[] {
  const dotted = { isRound: true, dashes: [0.1, 9] };
  const core = succeeded ? colour : faint(colour);
  return [
    along(line, { colour: PALE, width: 8, opacity: 0.5 }),
    along(line, { colour: dark(colour), width: 7, ...dotted }),
    along(line, { colour: core, width: 4, ...dotted }),
    endDot(line, core, colour),
  ];
}

const endDot = (line: Polyline, core: Colour, colour: Colour): DotStroke => ({
  kind: 'dot',
  at: lastPoint(line),
  radius: 5,
  colour: core,
  outline: dark(colour),
  outlineWidth: 1.8,
});

/** A retreat: a thin arrow of dashes and dots. */
export function retreatStrokes(line: Polyline, colour: Colour, succeeded: boolean): readonly Stroke[] {
  const shaft = shaftOf(line);
  const dashed = { dashes: [12, 5, 3, 5] };
  const core = succeeded ? colour : PALE;
  return [
    along(shaft, { colour: PALE, width: 9, opacity: 0.6 }),
    along(shaft, { colour: dark(colour), width: 6, ...dashed }),
    along(shaft, { colour: core, width: 3.4, ...dashed }),
    { kind: 'shape', ring: headOf(line), colour: core, outline: dark(colour), outlineWidth: 2 },
  ];
}

/** The part of a rapid river move that was not travelled: small dots. */
export const abandonedStrokes = (line: Polyline, colour: Colour): readonly Stroke[] => [
  along(line, { colour: dark(colour), width: 2.4, dashes: [2, 6], isRound: true }),
];

/** A rapid river move: an arrow with light dashes along its middle. */
export const rapidStrokes = (line: Polyline, colour: Colour): readonly Stroke[] => [
  ...moveStrokes(line, colour, true),
  along(trim(line, 2, HEAD.length), { colour: '#d8ecf0', width: 1.8, dashes: [7, 5], isRound: true }),
];
