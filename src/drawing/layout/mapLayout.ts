import type { Language } from '../../lib/language.js';
import type { Look } from '../../lib/look.js';
import type { Scale } from '../raster/blit.js';
import type { Box } from '../vector/geometry.js';
import { element } from '../vector/svg.js';
import type { Plan } from './boardGeometry.js';
import { type LegendLayout, layOutLegend } from './legendLayout.js';

/** A part of a board worth a picture of its own. */
export interface Theatre {
  readonly name: string;
  /** Frame pixels. */
  readonly box: Box;
}

/** What all pictures of a board in one language and look are drawn on. */
export interface Page {
  readonly plan: Plan;
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

export interface PageAsked {
  readonly language: Language;
  readonly look: Look;
  readonly theatre?: Theatre;
  readonly width?: number;
}

export function pageFor(plan: Plan, { language, look, theatre, width }: PageAsked): Page {
  const { frame } = plan.board;
  const window: Box = theatre?.box ?? [0, 0, frame.width, frame.height];
  const legend = layOutLegend(plan, { language, window, ...(theatre && { theatre: theatre.name }) });
  const page = { plan, language, look, ...(theatre && { theatre }), window, legend };
  return { ...page, width: width ?? (theatre ? theatreWidth(boxOf(page)) : PICTURE_WIDTH) };
}

const theatreWidth = ([x0, y0, x1, y1]: Box): number =>
  Math.min(THEATRE.width, Math.floor(Math.sqrt((THEATRE.pixels * (x1 - x0)) / (y1 - y0))));

/** The whole picture in frame coordinates: the map, its margin, the legend below. */
export function boxOf({ plan: { margin }, window: [x0, y0, x1], legend }: Pick<Page, 'plan' | 'window' | 'legend'>): Box {
  return [x0 - margin, y0 - margin, x1 + margin, legend.top + legend.height];
}

/** How the page comes to lie on its pixels. */
export function scaleOf(page: Page): Scale {
  const [x0, y0, x1] = boxOf(page);
  return { by: page.width / (x1 - x0), origin: [x0, y0] };
}

/** The pixels within the map's frame. */
export function mapBoxOf(page: Page): Box {
  const { by, origin } = scaleOf(page);
  const [x0, y0, x1, y1] = page.window;
  const [left, top] = [Math.round((x0 - origin[0]) * by), Math.round((y0 - origin[1]) * by)];
  return [left, top, left + Math.round((x1 - x0) * by), top + Math.round((y1 - y0) * by)];
}

/** An SVG document as large as the page. */
export function svgDocument(page: Page, content: string): string {
  const [x0, y0, x1, y1] = boxOf(page);
  const size = { width: x1 - x0, height: y1 - y0, viewBox: `${x0} ${y0} ${x1 - x0} ${y1 - y0}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
}

/** The map alone, cut off at its frame. */
export function framed({ window: [x0, y0, x1, y1] }: Page, content: string): string {
  const [width, height] = [x1 - x0, y1 - y0];
  return element('svg', { x: x0, y: y0, width, height, viewBox: `${x0} ${y0} ${width} ${height}` }, content);
}
