import { memoise } from '../../lib/memoise.js';
import { BRONZE, type Colour, INK, PALE, PAPER, SEAL } from '../vector/colour.js';
import { keyedSprite, type Sprite } from '../vector/sprite.js';
import { circle, element, group, oneDecimal, stroke } from '../vector/svg.js';
import { pen } from './mapSymbols.js';

/* Everything drawn at a supply centre, as SVG around the origin, in frame pixels. */

export interface CentreSymbol {
  /** Colour of the power that controls the centre. Undefined if no power does. */
  readonly owner?: Colour | undefined;
  /** Whether the coin has a square hole, as on Chinese boards. Other coins are smaller, with a round hole. */
  readonly square: boolean;
  /** Whether the centre does not count for victory. */
  readonly isApart?: boolean;
}

const coinKey = ({ owner = BRONZE, square, isApart = false }: CentreSymbol): string => `coin ${owner} ${square} ${isApart}`;

/** A supply centre, drawn as a coin. */
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
  { keyOf: coinKey },
);

const CROWN = 'M-5.8 -4.4L-7.2 -11.4L-3.2 -8.4L0 -13L3.2 -8.4L7.2 -11.4L5.8 -4.4Z';
/** The crown on the coin of a capital, in the colour of its power. */
export const crown = (colour: Colour): string =>
  stroke(CROWN, PALE, 4.6, { 'stroke-linejoin': 'round' }) +
  element('path', { d: CROWN, fill: colour, stroke: INK, 'stroke-width': 1.5, 'stroke-linejoin': 'round' });

const RAYS = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
  return `M${oneDecimal(x * 11)} ${oneDecimal(y * 11)}L${oneDecimal(x * 15)} ${oneDecimal(y * 15)}`;
}).join('');
/** Rays around a centre that has just changed hands. */
export const rays = (colour: Colour): string => pen(RAYS, 4.4) + pen(RAYS, 2.2, colour);
/** A smaller coin at the edge of a captured centre, in the colour of its former owner. */
const formerOwner = (colour: Colour): string =>
  element(
    'g',
    { transform: 'translate(6 6) scale(.62)' },
    circle([0, 0], 9.2, { fill: PALE }) + circle([0, 0], 7.6, { fill: colour, stroke: INK, 'stroke-width': 1.8 }),
  );

/** Everything that is drawn at one centre. */
export interface CentreMarks extends CentreSymbol {
  /** Whether the centre has just changed hands; if so, the colour of the power that lost it, if there is one. */
  readonly captured?: { readonly from?: Colour | undefined } | undefined;
  /** The colour of the power whose capital it is. */
  readonly capitalOf?: Colour | undefined;
}

export function centreSprite(marks: CentreMarks): Sprite {
  const { owner, captured, capitalOf } = marks;
  return keyedSprite(
    `${coinKey(marks)} ${captured !== undefined} ${captured?.from} ${capitalOf}`,
    () => {
      const capture = captured && owner !== undefined ? rays(owner) + (captured.from === undefined ? '' : formerOwner(captured.from)) : '';
      return capture + centreCoin(marks) + (capitalOf === undefined ? '' : crown(capitalOf));
    },
    CENTRE_REACH,
  );
}
/** How far these symbols extend from the middle of the centre. */
const CENTRE_REACH = 18;

/** A coin alone, at a scale. */
export const coinSprite = (symbol: CentreSymbol, scale: number): Sprite =>
  keyedSprite(`${coinKey(symbol)} ${scale}`, () => group({ transform: `scale(${scale})` }, centreCoin(symbol)), COIN_REACH);
const COIN_REACH = 11;
