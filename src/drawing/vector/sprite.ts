import { STROKE_REACH, type Stroke, strokesSvg } from '../layers/orderStrokes.js';
import { widthOf } from './fonts.js';
import type { Box, Line, Point } from './geometry.js';
import { type Attributes, element, group, type Lettered, n1, text } from './svg.js';

/** A small drawing that may be printed often: SVG around its own origin, nothing of it outside its box. */
export interface Stamp {
  readonly svg: string;
  readonly box: Box;
  /** The same, where it is made of strokes alone. */
  readonly strokes?: readonly Stroke[];
}

/** A stamp and where its origin lies. `tells`: what it stands for, as marks of the whole drawing. */
export interface Placed {
  readonly stamp: Stamp;
  readonly at: Point;
  readonly tells?: Attributes;
}

/** A picture before it is printed; the first stamp covers all of it and is opaque, each other lies over those before. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly placed: readonly Placed[];
}

/** At whole pixels of a sheet. */
export const place = (stamp: Stamp, [x, y]: Point, tells?: Attributes): Placed => ({
  stamp,
  at: [Math.round(x), Math.round(y)],
  ...(tells && { tells }),
});

export const laid = (stamp: Stamp, at: Point, tells?: Attributes): Placed => ({ stamp, at, ...(tells && { tells }) });

/** What is drawn along a line, in the line's own coordinates. */
export function stampAlong(strokes: readonly Stroke[], line: Line): Stamp {
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
export const stampAround = (svg: string, reach: number, down = reach): Stamp => {
  const [x, y] = [Math.ceil(reach), Math.ceil(down)];
  return { svg, box: [-x, -y, x, y] };
};

/** A line of text, its baseline at the origin. */
export function lettering(words: string, look: Lettered): Stamp {
  const width = widthOf(words, look.face, look.size);
  const left = { start: 0, middle: -width / 2, end: -width }[look.anchor ?? 'middle'];
  const [slack, up, down] = [look.size * 0.3, look.size, look.size * 0.4];
  return {
    svg: text(words, [0, 0], look),
    box: [Math.floor(left - slack), -Math.ceil(up), Math.ceil(left + width + slack), Math.ceil(down)],
  };
}

/** A line of text, its baseline at that point. */
export const written = (words: string, at: Point, look: Lettered, tells?: Attributes): Placed => laid(lettering(words, look), at, tells);

/** The box of a stamp in whole pixels, `by` pixels a unit. */
export const pixelBox = ({ box: [x0, y0, x1, y1] }: Stamp, by: number): Box => [
  Math.floor(x0 * by),
  Math.floor(y0 * by),
  Math.ceil(x1 * by),
  Math.ceil(y1 * by),
];

/** What is placed, as SVG, in its order. */
export const drawn = (placed: readonly Placed[]): string =>
  placed.map(({ stamp, at: [x, y], tells }) => group({ ...tells, transform: `translate(${n1(x)} ${n1(y)})` }, stamp.svg)).join('');

/** The whole sheet as one SVG document. */
export const sheetSvg = ({ width, height, placed }: Sheet): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, drawn(placed));

/** One stamp as an SVG document as large as its box, `by` pixels a unit. */
export function stampSvg(stamp: Stamp, by = 1): string {
  const [x0, y0, x1, y1] = pixelBox(stamp, by);
  const [width, height] = [x1 - x0, y1 - y0];
  const viewBox = [x0, y0, width, height].map(v => v / by).join(' ');
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, stamp.svg);
}
