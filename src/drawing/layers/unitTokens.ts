import type { UnitType } from '../../games/diplomacy/board/position.js';
import { memoise } from '../../lib/memoise.js';
import type { PowerStyle } from '../layout/powerStyle.js';
import { type Colour, INK, isLight, mixColours, PALE, readableOn, SEAL } from '../vector/colour.js';
import { type FontFace, textWidth } from '../vector/fonts.js';
import { keyedSprite, type Sprite } from '../vector/sprite.js';
import { type Attributes, element, fill, group, oneDecimal, stroke, text } from '../vector/svg.js';
import { struckOut } from './mapSymbols.js';

/* All tokens are SVG around the origin, in frame pixels. */

/** How far a token, with everything that belongs to it, extends from its middle. */
const TOKEN_REACH = 23;

export interface UnitToken {
  readonly type: UnitType;
  readonly style: PowerStyle;
  /** Default: 1. */
  readonly scale?: number;
}

const SEAL_SQUARE = 'M-9.5 -14H9.5Q14 -14 14 -9.5V9.5Q14 14 9.5 14H-9.5Q-14 14 -14 9.5V-9.5Q-14 -14 -9.5 -14Z';
const SHIELD = 'M-12.8 -13C-8 -12.2 -4 -13 0 -15C4 -13 8 -12.2 12.8 -13C14 -2 11 9.5 0 15.5C-11 9.5 -14 -2 -12.8 -13Z';
const SAIL =
  'M-11.5 -15.5C-4 -13.6 4 -13.6 11.5 -15.5C13.6 -9 13.6 -3.4 12.2 3.2C4.5 1.8 -4.5 1.8 -12.2 3.2C-13.6 -3.4 -13.6 -9 -11.5 -15.5Z';
const HULL = 'M-18.8 5C-11 8 11 8 18.8 5C17.6 11 13.4 14.6 8.6 14.6H-8.6C-13.4 14.6 -17.6 11 -18.8 5Z';
const SHIP = `${SAIL}${HULL}M-1.2 2.6V8H1.2V2.6Z`;
const DECK = 'M-13.6 10C-6 11.6 6 11.6 13.6 10';

/** Fleets are ships, armies seals or shields. */
const outline = (type: UnitType, { isSeal }: PowerStyle): string => (type === 'F' ? SHIP : isSeal ? SEAL_SQUARE : SHIELD);

const scaled = (scale: number): Attributes => (scale === 1 ? {} : { transform: `scale(${scale})` });

const keyOf = ({ type, style: { colour, badge, face, isSeal, corner }, scale = 1 }: UnitToken): string =>
  `${type} ${colour} ${badge} ${face} ${isSeal} ${corner} ${scale}`;

export const unitToken = memoise(
  ({ type, style, scale = 1 }: UnitToken): string => {
    const { colour } = style;
    const d = outline(type, style);
    const pen = readableOn(colour);
    const rim = isLight(colour) ? INK : mixColours(colour, '#000000', 0.45);
    const inner =
      type === 'F'
        ? stroke(DECK, pen, 1.2, { 'stroke-opacity': 0.8 })
        : stroke(d, pen, 1.2, { 'stroke-opacity': 0.8, transform: 'scale(.78)' });
    return group(
      scaled(scale),
      stroke(d, PALE, 5.4),
      fill(d, colour, { stroke: rim, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
      inner,
      badgeText(style, type, pen),
      cornerText(style),
    );
  },
  { keyOf },
);

/** Font size of a badge of one letter on an army, and its share for a fleet and for two letters. */
const BADGE: Readonly<Partial<Record<FontFace, { readonly size: number; readonly onFleet: number; readonly two: number }>>> = {
  hanzi: { size: 18, onFleet: 0.8, two: 0.72 },
  capitals: { size: 16, onFleet: 0.8, two: 0.72 },
  condensed: { size: 24, onFleet: 0.68, two: 0.86 },
};

/** How far the middle of a sail is above that of its token. A letter on it keeps away from its edges: an F whose foot touched the lower one would read as an E. */
const SAIL_UP = 5.9;

function badgeText({ badge, face }: PowerStyle, type: UnitType, colour: Colour): string {
  const measures = BADGE[face];
  if (badge === '' || !measures) return '';
  const size = measures.size * (type === 'F' ? measures.onFleet : 1) * ([...badge].length > 1 ? measures.two : 1);
  return text(badge, [0, size * 0.355 - (type === 'F' ? SAIL_UP : 0)], { face, size, colour });
}

/** Latin letters on a small card at the lower right. */
function cornerText({ corner }: PowerStyle): string {
  if (corner === undefined) return '';
  const width = textWidth(corner, 'condensed', CORNER_SIZE) + 4;
  const card = element('rect', { x: 17 - width, y: 5, width, height: 12, rx: 2.5, fill: PALE, stroke: INK, 'stroke-width': 0.9 });
  return card + text(corner, [17 - width / 2, 15], { face: 'condensed', size: CORNER_SIZE, colour: INK });
}
const CORNER_SIZE = 12.5;

/** A unit that has left, or one that is to be built: a dashed outline. */
export const ghostToken = memoise(
  ({ type, style }: UnitToken): string => {
    const { colour } = style;
    const d = outline(type, style);
    // As dark as it needs to be on land of the same colour, and still lighter than a unit.
    const line = mixColours(colour, INK, isLight(colour) ? 0.4 : 0.6);
    const dashes = { 'stroke-dasharray': '4 3', 'stroke-linejoin': 'round' };
    return group(
      scaled(0.9),
      fill(d, PALE, { 'fill-opacity': 0.55, stroke: line, 'stroke-width': 2, ...dashes }),
      element('g', { opacity: 0.85 }, badgeText(style, type, line)),
    );
  },
  { keyOf },
);

const BURST = `M${Array.from({ length: 24 }, (_, i) => {
  const [r, turn] = [i % 2 ? 16.5 : 24, (i * Math.PI) / 12];
  return `${oneDecimal(r * Math.cos(turn))} ${oneDecimal(r * Math.sin(turn))}`;
}).join('L')}Z`;

/** A dislodged unit before its retreat: smaller, tilted, on a burst. */
export const dislodgedToken = memoise(
  ({ type, style }: UnitToken): string => {
    const burst = fill(BURST, SEAL, { stroke: PALE, 'stroke-width': 2, 'stroke-linejoin': 'round' });
    const unit = element('g', { transform: 'rotate(-16)' }, unitToken({ type, style, scale: 0.9 }));
    return group(scaled(0.92), burst, unit);
  },
  { keyOf },
);

const TOKENS = {
  unit: unitToken,
  ghost: ghostToken,
  dislodged: dislodgedToken,
  lost: (token: UnitToken): string => ghostToken(token) + struckOut(),
};

/** A token as a sprite. `lost`: the unit is struck out. */
export const tokenSprite = (kind: keyof typeof TOKENS, token: UnitToken): Sprite =>
  keyedSprite(`${kind} ${keyOf(token)}`, () => TOKENS[kind](token), TOKEN_REACH);
