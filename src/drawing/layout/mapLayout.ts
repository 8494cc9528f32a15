import type { Language } from '../../lib/language.js';
import type { Look } from '../../lib/look.js';
import type { PixelTransform } from '../raster/blit.js';
import type { Box } from '../vector/geometry.js';
import { element } from '../vector/svg.js';
import type { BoardGeometry } from './boardGeometry.js';
import { type LegendLayout, layOutLegend } from './legendLayout.js';

/** A part of a board worth a picture of its own. */
export interface Theatre {
  readonly name: string;
  /** Frame pixels. */
  readonly box: Box;
}

/** What all pictures of a board in one language and look are drawn on. */
export interface MapLayout {
  readonly plan: BoardGeometry;
  readonly language: Language;
  readonly look: Look;
  /** None: the whole board. */
  readonly theatre?: Theatre;
  /** The part of the board that is shown, in frame pixels. */
  readonly window: Box;
  readonly legend: LegendLayout;
  /** Pixels of a picture. */
  readonly width: number;
}

/** Pictures of whole boards are as wide as this … */
export const PICTURE_WIDTH = 1600;
/** … those of theatres as this, tall ones narrower, so that none has many more pixels than a whole board. */
const THEATRE = { width: 1200, pixels: 2_600_000 };

export interface MapLayoutOptions {
  readonly language: Language;
  readonly look: Look;
  readonly theatre?: Theatre;
  readonly width?: number;
}

export function layOutMap(plan: BoardGeometry, { language, look, theatre, width }: MapLayoutOptions): MapLayout {
  const { frame } = plan.board;
  const window: Box = theatre?.box ?? [0, 0, frame.width, frame.height];
  const legend = layOutLegend(plan, { language, window, ...(theatre && { theatre: theatre.name }) });
  const page = { plan, language, look, ...(theatre && { theatre }), window, legend };
  return { ...page, width: width ?? (theatre ? theatreWidth(pictureBox(page)) : PICTURE_WIDTH) };
}

const theatreWidth = ([x0, y0, x1, y1]: Box): number =>
  Math.min(THEATRE.width, Math.floor(Math.sqrt((THEATRE.pixels * (x1 - x0)) / (y1 - y0))));

/** The whole picture in frame coordinates: the map, its margin, the legend below. */
export function pictureBox({ plan: { margin }, window: [x0, y0, x1], legend }: Pick<MapLayout, 'plan' | 'window' | 'legend'>): Box {
  return [x0 - margin, y0 - margin, x1 + margin, legend.top + legend.height];
}

/** How the page comes to lie on its pixels. */
export function pixelTransform(page: MapLayout): PixelTransform {
  const [x0, y0, x1] = pictureBox(page);
  return { by: page.width / (x1 - x0), origin: [x0, y0] };
}

/** The pixels within the map's frame. */
export function mapPixelBox(page: MapLayout): Box {
  const { by, origin } = pixelTransform(page);
  const [x0, y0, x1, y1] = page.window;
  const [left, top] = [Math.round((x0 - origin[0]) * by), Math.round((y0 - origin[1]) * by)];
  return [left, top, left + Math.round((x1 - x0) * by), top + Math.round((y1 - y0) * by)];
}

/** An SVG document as large as the page. */
export function svgDocument(page: MapLayout, content: string): string {
  const [x0, y0, x1, y1] = pictureBox(page);
  const size = { width: x1 - x0, height: y1 - y0, viewBox: `${x0} ${y0} ${x1 - x0} ${y1 - y0}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
}

/** The map alone, cut off at its frame. */
export function clippedToMap({ window: [x0, y0, x1, y1] }: MapLayout, content: string): string {
  const [width, height] = [x1 - x0, y1 - y0];
  return element('svg', { x: x0, y: y0, width, height, viewBox: `${x0} ${y0} ${width} ${height}` }, content);
}
