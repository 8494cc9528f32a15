import type { Colour } from './colour.js';
import { FACES, type Face } from './fonts.js';
import type { Line, Point } from './geometry.js';

/** A number with one decimal at most. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10);

export const pathOf = (line: Line, closed = false): string => `M${line.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}${closed ? 'Z' : ''}`;

export const escaped = (text: string): string => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : escaped(value ?? '')}"`)
    .join('');

export const element = (name: string, attributes: Attributes, content?: string): string =>
  content === undefined ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${content}</${name}>`;

export const group = (attributes: Attributes, ...content: readonly string[]): string => element('g', attributes, content.join(''));

/** A path that is filled or, given a width, only stroked. */
export const stroke = (d: string, colour: Colour, width: number, more: Attributes = {}): string =>
  d === '' ? '' : element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round', ...more });
export const fill = (d: string, colour: string, more: Attributes = {}): string =>
  d === '' ? '' : element('path', { d, fill: colour, ...more });

export const circle = ([x, y]: Point, r: number, more: Attributes): string => element('circle', { cx: n1(x), cy: n1(y), r, ...more });

export interface Lettered {
  readonly face: Face;
  readonly size: number;
  readonly colour: Colour;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A rim around the letters, that they stay legible over lines. */
  readonly halo?: { readonly colour: Colour; readonly width: number; readonly opacity: number };
}

/** A line of text, its baseline at `at`. */
export function text(words: string, [x, y]: Point, { face, size, colour, anchor = 'middle', halo }: Lettered): string {
  const set = { ...FACES[face], 'font-size': n1(size), 'text-anchor': anchor, x: n1(x), y: n1(y) };
  const rim = halo && {
    'paint-order': 'stroke',
    stroke: halo.colour,
    'stroke-width': halo.width,
    'stroke-opacity': halo.opacity,
    'stroke-linejoin': 'round',
  };
  return element('text', { ...set, fill: colour, ...rim }, escaped(words));
}
