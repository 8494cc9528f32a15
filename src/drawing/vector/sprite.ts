import { STROKE_REACH, type Stroke, strokesSvg } from '../layers/orderStrokes.js';
import { textWidth } from './fonts.js';
import type { Box, Point, Polyline } from './geometry.js';
import { type Attributes, element, group, oneDecimal, type TextStyle, text } from './svg.js';

/** A small drawing that may be printed often: SVG around its own origin, nothing of it outside its box. */
export interface Sprite {
  readonly svg: string;
  readonly box: Box;
  /** The same, where it is made of strokes alone. */
  readonly strokes?: readonly Stroke[];
}

/** A stamp and where its origin lies. `tells`: what it stands for, as marks of the whole drawing. */
export interface PlacedSprite {
  readonly stamp: Sprite;
  readonly at: Point;
  readonly tells?: Attributes;
}

/** A picture before it is printed; the first stamp covers all of it and is opaque, each other lies over those before. */
export interface DisplayList {
  readonly width: number;
  readonly height: number;
  readonly placed: readonly PlacedSprite[];
}

/** At whole pixels of a sheet. */
export const placeAtPixel = (stamp: Sprite, [x, y]: Point, tells?: Attributes): PlacedSprite => ({
  stamp,
  at: [Math.round(x), Math.round(y)],
  ...(tells && { tells }),
});

export const placeSprite = (stamp: Sprite, at: Point, tells?: Attributes): PlacedSprite => ({ stamp, at, ...(tells && { tells }) });

/** What is drawn along a line, in the line's own coordinates. */
export function strokesSprite(strokes: readonly Stroke[], line: Polyline): Sprite {
  const [xs, ys, reach] = [line.map(([x]) => x), line.map(([, y]) => y), STROKE_REACH];
  const box: Box = [Math.min(...xs) - reach, Math.min(...ys) - reach, Math.max(...xs) + reach, Math.max(...ys) + reach];
  return {
    strokes,
    box,
    get svg() {
      return strokesSvg(strokes);
    },
  };
}

/** A drawing that reaches so far to all sides of its origin. */
export const centredSprite = (svg: string, reach: number, down = reach): Sprite => {
  const [x, y] = [Math.ceil(reach), Math.ceil(down)];
  return { svg, box: [-x, -y, x, y] };
};

/** A line of text, its baseline at the origin. */
export function textSprite(words: string, look: TextStyle): Sprite {
  const width = textWidth(words, look.face, look.size);
  const left = { start: 0, middle: -width / 2, end: -width }[look.anchor ?? 'middle'];
  const [slack, up, down] = [look.size * 0.3, look.size, look.size * 0.4];
  return {
    svg: text(words, [0, 0], look),
    box: [Math.floor(left - slack), -Math.ceil(up), Math.ceil(left + width + slack), Math.ceil(down)],
  };
}

/** A line of text, its baseline at that point. */
export const placeText = (words: string, at: Point, look: TextStyle, tells?: Attributes): PlacedSprite =>
  placeSprite(textSprite(words, look), at, tells);

/** The box of a stamp in whole pixels, `by` pixels a unit. */
export const pixelBox = ({ box: [x0, y0, x1, y1] }: Sprite, by: number): Box => [
  Math.floor(x0 * by),
  Math.floor(y0 * by),
  Math.ceil(x1 * by),
  Math.ceil(y1 * by),
];

/** What is placed, as SVG, in its order. */
export const spritesSvg = (placed: readonly PlacedSprite[]): string =>
  placed
    .map(({ stamp, at: [x, y], tells }) => group({ ...tells, transform: `translate(${oneDecimal(x)} ${oneDecimal(y)})` }, stamp.svg))
    .join('');

/** The whole sheet as one SVG document. */
export const displayListSvg = ({ width, height, placed }: DisplayList): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, spritesSvg(placed));

/** One stamp as an SVG document as large as its box, `by` pixels a unit. */
export function spriteSvg(stamp: Sprite, by = 1): string {
  const [x0, y0, x1, y1] = pixelBox(stamp, by);
  const [width, height] = [x1 - x0, y1 - y0];
  const viewBox = [x0, y0, width, height].map(v => v / by).join(' ');
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, stamp.svg);
}
