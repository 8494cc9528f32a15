import { memoise } from '../../lib/memoise.js';
import { BRONZE, type Colour, INK, PALE, PAPER, SEAL } from '../vector/colour.js';
import { circle, element, group, oneDecimal, stroke, text } from '../vector/svg.js';

/* All symbols are SVG around the origin, in frame pixels. */

const GAIN = '#1d5f56';

const disc = (colour: Colour, r = 8): string => circle([0, 0], r, { fill: colour, stroke: PALE, 'stroke-width': 2 });
const pen = (d: string, width = 2.4, colour: Colour = PALE): string => stroke(d, colour, width, { 'stroke-linecap': 'round' });

/** A failed order. */
export const cross = (): string => disc(SEAL) + pen('M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4');
/** A unit built. */
export const plus = (): string => disc(GAIN, 9) + pen('M-4.4 0H4.4M0 -4.4V4.4');

/** A unit disbanded or removed: laid over its token. */
export const struckOut = (): string => pen('M-14 -14L14 14M14 -14L-14 14', 5.6, PALE) + pen('M-14 -14L14 14M14 -14L-14 14', 3.2, SEAL);

const ANCHOR = 'M0 -5.6V5.4M-2.8 -2.6H2.8M-5 1.6C-4.6 4.6 -2.4 5.6 0 5.6C2.4 5.6 4.6 4.6 5 1.6';
const anchor = `${pen(ANCHOR, 1.7)}${circle([0, -5.6], 1.3, { fill: PALE })}`;
/** An army that became a fleet. */
export const raised = (): string => disc(GAIN, 9.5) + anchor;
/** A fleet that became an army. */
export const reverted = (): string =>
  disc(INK, 9.5) + anchor + pen('M-6.4 6.4L6.4 -6.4', 3.6, INK) + pen('M-6.4 6.4L6.4 -6.4', 1.8, '#f0b49a');

/** A ring around a unit that held; dotted if no order was written for it. */
export const holding = memoise(
  (isWritten: boolean): string => {
    const dotted = isWritten ? {} : { 'stroke-dasharray': '1.5 4.6' };
    return (
      circle([0, 0], 22, { fill: 'none', stroke: PALE, 'stroke-width': 4, 'stroke-opacity': 0.7 }) +
      circle([0, 0], 22, { fill: 'none', stroke: INK, 'stroke-width': 1.8, ...dotted, 'stroke-linecap': 'round' })
    );
  },
  { keyOf: isWritten => isWritten },
);

/** A ring of dots around a fleet that convoys an army. */
export function convoying(): string {
  const dotted = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': '0.1 8.1' };
  const ring = (colour: Colour, width: number): string => circle([0, 0], 23.2, { ...dotted, stroke: colour, 'stroke-width': width });
  return ring(PALE, 7) + ring(INK, 4);
}
export const CONVOYING_REACH = 27;

const SWORD = 'M-8 8L7 -7M-8.4 3.6L-3.6 8.4';
/** A province closed to retreats by a stand-off. */
export const standoff = (): string =>
  circle([0, 0], 14, { fill: PAPER, stroke: SEAL, 'stroke-width': 2.2 }) +
  pen(SWORD, 2.2, INK) +
  element('g', { transform: 'scale(-1 1)' }, pen(SWORD, 2.2, INK));

/** A decisive battle fought for a province, or one that may be declared: above the token on the right. */
export const battleground = (): string =>
  element(
    'g',
    { transform: 'translate(17 -17) scale(.78)' },
    [
      circle([0, 0], 14, { fill: INK, stroke: PALE, 'stroke-width': 2.2 }),
      pen(SWORD, 2.4),
      element('g', { transform: 'scale(-1 1)' }, pen(SWORD, 2.4)),
    ].join(''),
  );

/** The strength that a support gave. */
export const strengthMark = memoise(
  (strength: number): string =>
    circle([0, 0], 7.6, { fill: PALE, stroke: INK, 'stroke-width': 1.5 }) +
    text(String(strength), [0, 4.4], { face: 'bold', size: 13, colour: INK }),
  { keyOf: strength => strength },
);

export interface CentreSymbol {
  /** Colour of the power that controls the centre. */
  readonly owner?: Colour | undefined;
  /** The coins of Chinese boards have a square hole; others are smaller, with a round hole. */
  readonly square: boolean;
  /** It does not count for victory. */
  readonly isApart?: boolean;
}

/** A supply centre: a coin. */
export const centreCoin = memoise(
  ({ owner = BRONZE, square, isApart = false }: CentreSymbol): string => {
    const hole = square
      ? element('rect', { x: -2.9, y: -2.9, width: 5.8, height: 5.8, fill: PAPER, stroke: INK, 'stroke-width': 1.1 })
      : circle([0, 0], 2.9, { fill: PAPER, stroke: INK, 'stroke-width': 1.1 });
    return group(
      { transform: `scale(${square ? 1.08 : 0.78})` },
      circle([0, 0], 9.2, { fill: PALE, 'fill-opacity': 0.85 }),
      circle([0, 0], 7.6, { fill: owner, stroke: INK, 'stroke-width': 1.5 }),
      circle([0, 0], 5.2, { fill: 'none', stroke: PALE, 'stroke-width': 0.8, 'stroke-opacity': 0.8 }),
      hole,
      isApart ? pen('M-8.6 8.6L8.6 -8.6', 4.6) + pen('M-8.6 8.6L8.6 -8.6', 2, SEAL) : '',
    );
  },
  { keyOf: ({ owner, square, isApart }) => `${owner} ${square} ${isApart}` },
);

const CROWN = 'M-5.8 -4.4L-7.2 -11.4L-3.2 -8.4L0 -13L3.2 -8.4L7.2 -11.4L5.8 -4.4Z';
/** On the coin of a capital, in the colour of the power whose capital it is. */
export const crown = (colour: Colour): string =>
  stroke(CROWN, PALE, 4.6, { 'stroke-linejoin': 'round' }) +
  element('path', { d: CROWN, fill: colour, stroke: INK, 'stroke-width': 1.5, 'stroke-linejoin': 'round' });

const RAYS = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
  return `M${oneDecimal(x * 11)} ${oneDecimal(y * 11)}L${oneDecimal(x * 15)} ${oneDecimal(y * 15)}`;
}).join('');
/** Rays around a centre that has just changed hands. */
export const rays = (colour: Colour): string => pen(RAYS, 4.4) + pen(RAYS, 2.2, colour);
/** The edge of a smaller coin behind that of a captured centre, in the colour of its owner before. */
export const formerOwner = (colour: Colour): string =>
  element(
    'g',
    { transform: 'translate(6 6) scale(.62)' },
    circle([0, 0], 9.2, { fill: PALE }) + circle([0, 0], 7.6, { fill: colour, stroke: INK, 'stroke-width': 1.8 }),
  );
/** How far rays, and all else that belongs to a centre, reach. */
export const CENTRE_REACH = 18;
