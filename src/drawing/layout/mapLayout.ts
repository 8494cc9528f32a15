import type { Language } from '../../lib/language.js';
import type { Look } from '../../lib/look.js';
import type { Box, PixelTransform } from '../vector/geometry.js';
import { element } from '../vector/svg.js';
import type { BoardGeometry } from './boardGeometry.js';
import type { LabelShifts } from './labelShifts.js';
import { layOutLegendColumn } from './legendColumn.js';
import { type LegendLayout, type LegendOptions, layOutLegend } from './legendLayout.js';
import { POSTED } from './page.js';
import { layOutTheatreLegend } from './theatreLegend.js';

/** A part of a board that gets a picture of its own. */
export interface TheatreWindow {
  readonly name: string;
  /** In frame pixels. */
  readonly box: Box;
}

/** The layout of a board's pictures in one language and look. In frame pixels unless stated otherwise. */
export interface MapLayout {
  readonly geometry: BoardGeometry;
  readonly language: Language;
  readonly look: Look;
  /** Undefined for the whole board. */
  readonly theatre?: TheatreWindow;
  /** The part of the board that is shown. */
  readonly window: Box;
  readonly legend: LegendLayout;
  /** Width of the picture, in its own pixels. */
  readonly width: number;
  /** How each label of the page may be moved, in the order of the labels. Default: it is found when a label has to move. */
  readonly shifts?: readonly LabelShifts[];
}

/** With all names: the maximum width of pictures of theatres, and the maximum number of pixels of pictures of a part of a board. */
const THEATRE = { width: 1200, pixels: 2_600_000 };
/** Width of pictures of theatres on a page: three pixels for each of a phone's. */
const THEATRE_ON_PAGE = 1086;
/** Width of pictures of whole boards on pages that are larger than a posted picture usually is. */
const LARGEST_ON_PAGE = 1600;

export interface MapLayoutOptions {
  readonly language: Language;
  readonly look: Look;
  readonly theatre?: TheatreWindow;
  /** The part of the frame that the picture of a whole board shows. Default: all of it. */
  readonly crop?: Box;
  /** In pixels. Default: the usual width. */
  readonly width?: number;
}

export function layOutMap(geometry: BoardGeometry, { language, look, theatre, crop, width }: MapLayoutOptions): MapLayout {
  const { board } = geometry;
  const window: Box = theatre?.box ?? crop ?? [0, 0, board.frame.width, board.frame.height];
  const legend = legendFor(geometry, { language, window, ...(theatre && { theatre: theatre.name }) });
  const layout = { geometry, language, look, ...(theatre && { theatre }), window, legend };
  return { ...layout, width: width ?? pictureWidth(layout) };
}

function legendFor(geometry: BoardGeometry, options: LegendOptions): LegendLayout {
  if (geometry.page.legend === 'below') return layOutLegend(geometry, options);
  return options.theatre === undefined ? layOutLegendColumn(geometry, options) : layOutTheatreLegend(geometry, options);
}

/** The usual width of a picture. */
function pictureWidth(layout: Pick<MapLayout, 'geometry' | 'theatre' | 'window' | 'legend'>): number {
  const { geometry, theatre, window, legend } = layout;
  const { hasOrnaments, pictureWidth: whole } = geometry.page;
  if (!hasOrnaments) return theatre ? THEATRE_ON_PAGE : Math.min(LARGEST_ON_PAGE, Math.round((whole * legend.box[2]) / POSTED.width));
  if (window[2] - window[0] === geometry.board.frame.width) return whole;
  const [x0, y0, x1, y1] = pictureBox(layout);
  const most = Math.floor(Math.sqrt((THEATRE.pixels * (x1 - x0)) / (y1 - y0)));
  return Math.min(theatre ? THEATRE.width : whole, most);
}

/** The whole picture: the map, its margin, the legend. */
export function pictureBox({ geometry: { margin }, window, legend }: Pick<MapLayout, 'geometry' | 'window' | 'legend'>): Box {
  const [[x0, y0], [, , right, bottom]] = [window, legend.box];
  return [x0 - margin, y0 - margin, right, bottom];
}

/** The transform from frame pixels to pixels of the picture. */
export function pixelTransform(layout: MapLayout): PixelTransform {
  const [x0, y0, x1] = pictureBox(layout);
  return { scale: layout.width / (x1 - x0), origin: [x0, y0] };
}

/** The map's window, in pixels of the picture. */
export function mapPixelBox(layout: MapLayout): Box {
  const { scale, origin } = pixelTransform(layout);
  const [x0, y0, x1, y1] = layout.window;
  const [left, top] = [Math.round((x0 - origin[0]) * scale), Math.round((y0 - origin[1]) * scale)];
  return [left, top, left + Math.round((x1 - x0) * scale), top + Math.round((y1 - y0) * scale)];
}

/** An SVG document as large as the picture. */
export function svgDocument(layout: MapLayout, content: string): string {
  const [x0, y0, x1, y1] = pictureBox(layout);
  const size = { width: x1 - x0, height: y1 - y0, viewBox: `${x0} ${y0} ${x1 - x0} ${y1 - y0}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
}

/** SVG clipped to the window. */
export function clippedToMap({ window: [x0, y0, x1, y1] }: MapLayout, content: string): string {
  const [width, height] = [x1 - x0, y1 - y0];
  return element('svg', { x: x0, y: y0, width, height, viewBox: `${x0} ${y0} ${width} ${height}` }, content);
}

/** SVG path of the picture without the window: fill it by the even–odd rule. */
export function outsideWindowPath(layout: MapLayout): string {
  const [x0, y0, x1, y1] = pictureBox(layout);
  const [left, top, right, bottom] = layout.window;
  return `M${x0} ${y0}H${x1}V${y1}H${x0}ZM${left} ${top}H${right}V${bottom}H${left}Z`;
}
