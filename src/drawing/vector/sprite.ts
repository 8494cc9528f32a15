import { textWidth } from './fonts.js';
import { type Box, boundingBox, type PixelTransform, type Point, type Polyline } from './geometry.js';
import { STROKE_REACH, type Stroke, strokesSvg } from './strokes.js';
import { type Attributes, element, group, oneDecimal, type TextStyle, text } from './svg.js';

/** A small drawing around its own origin that can be placed many times. Nothing in it extends beyond its box. */
export interface Sprite {
  readonly svg: string;
  readonly box: Box;
  /** Says all that the drawing depends on, in fewer letters than its SVG. Default: the SVG. */
  readonly key?: string;
  /** The same drawing as strokes, if it consists of strokes alone. */
  readonly strokes?: readonly Stroke[];
}

/** A sprite, and the point where its origin goes. */
export interface PlacedSprite {
  readonly sprite: Sprite;
  readonly at: Point;
  /** `data-` attributes of the SVG: what the sprite shows. */
  readonly data?: Attributes;
}

/** The sprites of a picture, from bottom to top. The first one is opaque and covers the whole picture. Sizes in pixels. */
export interface DisplayList {
  readonly width: number;
  readonly height: number;
  readonly sprites: readonly PlacedSprite[];
}

export const placeSprite = (sprite: Sprite, at: Point, data?: Attributes): PlacedSprite => ({ sprite, at, ...(data && { data }) });

/** Places a sprite at the nearest whole pixel. */
export const placeAtPixel = (sprite: Sprite, [x, y]: Point, data?: Attributes): PlacedSprite =>
  placeSprite(sprite, [Math.round(x), Math.round(y)], data);

/** Strokes along a line, in the line's own coordinates. */
export function strokesSprite(strokes: readonly Stroke[], line: Polyline): Sprite {
  return {
    strokes,
    box: boundingBox(line, STROKE_REACH),
    get svg() {
      return strokesSvg(strokes);
    },
  };
}

/** A sprite that extends `reach` to both sides of its origin, and `down` above and below it. */
export const centredSprite = (svg: string, reach: number, down = reach): Sprite => {
  return { svg, box: centredBox(reach, down) };
};

function centredBox(reach: number, down: number): Box {
  const [x, y] = [Math.ceil(reach), Math.ceil(down)];
  return [-x, -y, x, y];
}

/** A centred sprite whose SVG is written only if somebody asks for it. `key` says all that it depends on. */
export const keyedSprite = (key: string, draw: () => string, reach: number, down = reach): Sprite => {
  return {
    key,
    box: centredBox(reach, down),
    get svg() {
      return draw();
    },
  };
};

/** A line of text with its baseline at the origin. */
export function textSprite(words: string, style: TextStyle): Sprite {
  const width = textWidth(words, style.face, style.size);
  const left = { start: 0, middle: -width / 2, end: -width }[style.anchor ?? 'middle'];
  const [slack, up, down] = [style.size * 0.3, style.size, style.size * 0.4];
  const { face, size, colour, anchor = 'middle', halo } = style;
  return {
    key: `text ${face} ${oneDecimal(size)} ${colour} ${anchor} ${halo && `${halo.colour} ${halo.width} ${halo.opacity}`} ${words}`,
    get svg() {
      return text(words, [0, 0], style);
    },
    box: [Math.floor(left - slack), -Math.ceil(up), Math.ceil(left + width + slack), Math.ceil(down)],
  };
}

/** The box of a sprite in whole pixels, at `scale` pixels per drawing unit. */
export function pixelBox({ box }: Sprite, scale: number): Box {
  return [Math.floor(box[0] * scale), Math.floor(box[1] * scale), Math.ceil(box[2] * scale), Math.ceil(box[3] * scale)];
}

/** The pixels that a sprite may cover where it is placed: its box, moved to the nearest whole pixel. */
export function placedBox({ sprite, at: [x, y] }: PlacedSprite, { scale, origin }: PixelTransform): Box {
  const [left, top, right, bottom] = pixelBox(sprite, scale);
  const across = Math.round((x - origin[0]) * scale) | 0;
  const down = Math.round((y - origin[1]) * scale) | 0;
  return [left + across, top + down, right + across, bottom + down];
}

export const spritesSvg = (sprites: readonly PlacedSprite[]): string =>
  sprites
    .map(({ sprite, at: [x, y], data }) => group({ ...data, transform: `translate(${oneDecimal(x)} ${oneDecimal(y)})` }, sprite.svg))
    .join('');

/** A display list as one SVG document. */
export const displayListSvg = ({ width, height, sprites }: DisplayList): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, spritesSvg(sprites));

/** One sprite as an SVG document the size of its box, at `scale` pixels per drawing unit. */
export function spriteSvg(sprite: Sprite, scale = 1): string {
  const [x0, y0, x1, y1] = pixelBox(sprite, scale);
  const [width, height] = [x1 - x0, y1 - y0];
  const viewBox = [x0, y0, width, height].map(v => v / scale).join(' ');
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, sprite.svg);
}
