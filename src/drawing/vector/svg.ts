import type { Colour } from './colour.js';
import { FONT_ATTRIBUTES, type FontFace } from './fonts.js';
import type { Point, Polyline } from './geometry.js';

/** A number as text, with at most one decimal. */
export const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

/** The `d` attribute of a path. */
export const svgPath = (line: Polyline, closed = false): string =>
  `M${line.map(([x, y]) => `${oneDecimal(x)} ${oneDecimal(y)}`).join('L')}${closed ? 'Z' : ''}`;

export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : escapeXml(value ?? '')}"`)
    .join('');

/** Attributes are escaped, and numbers rounded to two decimals; `content` is SVG. */
export const element = (name: string, attributes: Attributes, content?: string): string =>
  content === undefined ? `<${name}${attributesText(attributes)}/>` : `<${name}${attributesText(attributes)}>${content}</${name}>`;

export const group = (attributes: Attributes, ...content: readonly string[]): string => element('g', attributes, content.join(''));

/** A path that is only stroked, and one that is filled. Empty for an empty path. */
export const stroke = (d: string, colour: Colour, width: number, more: Attributes = {}): string =>
  d === '' ? '' : element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round', ...more });
export const fill = (d: string, colour: string, more: Attributes = {}): string =>
  d === '' ? '' : element('path', { d, fill: colour, ...more });

export const circle = ([x, y]: Point, r: number, more: Attributes): string =>
  element('circle', { cx: oneDecimal(x), cy: oneDecimal(y), r, ...more });

export interface TextStyle {
  readonly face: FontFace;
  /** In drawing units. */
  readonly size: number;
  readonly colour: Colour;
  /** Which point of the line of text is at the given position. Default: middle. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** An outline around the letters, so that they can be read over lines. */
  readonly halo?: { readonly colour: Colour; readonly width: number; readonly opacity: number };
}

/** A line of text with its baseline at the given point. */
export function text(words: string, [x, y]: Point, { face, size, colour, anchor = 'middle', halo }: TextStyle): string {
  const font = { ...FONT_ATTRIBUTES[face], 'font-size': oneDecimal(size), 'text-anchor': anchor, x: oneDecimal(x), y: oneDecimal(y) };
  const outline = halo && {
    'paint-order': 'stroke',
    stroke: halo.colour,
    'stroke-width': halo.width,
    'stroke-opacity': halo.opacity,
    'stroke-linejoin': 'round',
  };
  return element('text', { ...font, fill: colour, ...outline }, escapeXml(words));
}
