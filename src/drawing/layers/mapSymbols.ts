import { type Colour, INK, PALE, PAPER, SEAL } from '../vector/colour.js';
import { circle, element, stroke, text } from '../vector/svg.js';

/* Symbols of units and orders, as SVG around the origin, in frame pixels. */

const GAIN = '#1d5f56';

const disc = (colour: Colour, r = 8): string => circle([0, 0], r, { fill: colour, stroke: PALE, 'stroke-width': 2 });
/** A line with round ends. */
export const pen = (d: string, width = 2.4, colour: Colour = PALE): string => stroke(d, colour, width, { 'stroke-linecap': 'round' });

/** A failed order. */
export const cross = (): string => disc(SEAL) + pen('M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4');
/** A unit built. */
export const plus = (): string => disc(GAIN, 9) + pen('M-4.4 0H4.4M0 -4.4V4.4');

/** Drawn over the token of a unit that is disbanded or removed. */
export const struckOut = (): string => pen('M-14 -14L14 14M14 -14L-14 14', 5.6, PALE) + pen('M-14 -14L14 14M14 -14L-14 14', 3.2, SEAL);

const ANCHOR = 'M0 -5.6V5.4M-2.8 -2.6H2.8M-5 1.6C-4.6 4.6 -2.4 5.6 0 5.6C2.4 5.6 4.6 4.6 5 1.6';
const anchor = (colour: Colour): string => pen(ANCHOR, 1.7, colour) + circle([0, -5.6], 1.3, { fill: colour });
const SLASH = 'M-6.4 6.4L6.4 -6.4';
/** An army that became a fleet. */
export const raised = (): string => disc(GAIN, 9.5) + anchor(PALE);
/** A fleet that became an army. */
export const reverted = (): string =>
  circle([0, 0], 9.5, { fill: PALE, stroke: INK, 'stroke-width': 1.6 }) + anchor(INK) + pen(SLASH, 3.8, PALE) + pen(SLASH, 2.2, SEAL);

/** A ring around a unit that held; dotted if no order was written for it. */
export function holding(isWritten: boolean): string {
  const dotted = isWritten ? {} : { 'stroke-dasharray': '1.5 4.6' };
  return (
    circle([0, 0], 22, { fill: 'none', stroke: PALE, 'stroke-width': 4, 'stroke-opacity': 0.7 }) +
    circle([0, 0], 22, { fill: 'none', stroke: INK, 'stroke-width': 1.8, ...dotted, 'stroke-linecap': 'round' })
  );
}

/** A ring around a unit of the power that the reader plays. */
export const ownMark = (): string =>
  circle([0, 0], 24, { fill: 'none', stroke: PALE, 'stroke-width': 7 }) +
  circle([0, 0], 24, { fill: 'none', stroke: SEAL, 'stroke-width': 4 });

/** A ring of dots around a fleet that convoys an army. */
export function convoying(): string {
  const dotted = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': '0.1 8.1' };
  const ring = (colour: Colour, width: number): string => circle([0, 0], 23.2, { ...dotted, stroke: colour, 'stroke-width': width });
  return ring(PALE, 7) + ring(INK, 4);
}
export const CONVOYING_REACH = 27;

const SWORD = 'M-8 8L7 -7M-8.4 3.6L-3.6 8.4';
/** A province closed to retreats by a standoff. */
export const standoff = (): string =>
  circle([0, 0], 14, { fill: PAPER, stroke: SEAL, 'stroke-width': 2.2 }) +
  pen(SWORD, 2.2, INK) +
  element('g', { transform: 'scale(-1 1)' }, pen(SWORD, 2.2, INK));

/** A decisive battle for a province, fought or open to declaration. */
export const battleground = (): string =>
  element(
    'g',
    { transform: 'scale(.78)' },
    [
      circle([0, 0], 14, { fill: INK, stroke: PALE, 'stroke-width': 2.2 }),
      pen(SWORD, 2.4),
      element('g', { transform: 'scale(-1 1)' }, pen(SWORD, 2.4)),
    ].join(''),
  );

/** The strength that a support gave. */
export const strengthMark = (strength: number): string =>
  circle([0, 0], 7.6, { fill: PALE, stroke: INK, 'stroke-width': 1.5 }) +
  text(String(strength), [0, 4.4], { face: 'bold', size: 13, colour: INK });
