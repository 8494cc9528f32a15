import type { AreaKind, BoardGeometry } from '../layout/boardGeometry.js';
import { clippedToMap, type MapLayout, outsideWindowPath, svgDocument } from '../layout/mapLayout.js';
import { PARCHMENT } from '../vector/colour.js';
import { type Polyline, polylineLength, thinned } from '../vector/geometry.js';
import { svgInLook } from '../vector/nightPalette.js';
import { element, fill, stroke, svgPath } from '../vector/svg.js';
import { compassRose } from './compass.js';
import { mapFrame } from './mapFrame.js';
import { mountains } from './mountains.js';

const NEUTRAL = '#efe4c8';
const BEYOND = '#dccba0';

/**
 * Everything below the territories' colours: shallows, bare land, land outside the game, mountains, compass, frame, and the paper of margin
 * and legend. The open sea is transparent.
 */
export const backgroundSvg = (layout: MapLayout): string => svgDocument(layout, backgroundContent(layout));

/** The background as SVG elements, without a document around them. */
export function backgroundContent(layout: MapLayout): string {
  const { geometry } = layout;
  const map = clippedToMap(
    layout,
    [shallows(geometry), land(geometry), geometry.page.hasOrnaments ? mountains(geometry) : '', compassRose(geometry)].join(''),
  );
  return svgInLook(map + paper(layout) + mapFrame(layout), layout.look);
}

/** Covers everything outside the map's window. */
const paper = (layout: MapLayout): string => fill(outsideWindowPath(layout), PARCHMENT, { 'fill-rule': 'evenodd' });

function shallows({ lines }: BoardGeometry): string {
  const { coastline } = lines();
  const pathFor = (width: number): string => coastline.map(line => svgPath(simplified(line, width))).join('');
  const light = [
    [56, 0.1],
    [38, 0.12],
    [24, 0.16],
    [12, 0.24],
  ].map(([width = 0, opacity]) => stroke(pathFor(width), '#eef3ea', width, { 'stroke-opacity': opacity }));
  const rims = [14, 25, 37].map(width => stroke(pathFor(width), '#5f8683', width, { 'stroke-opacity': 0.09 }));
  return [...light, ...rims].join('');
}

/** Thins the coastline for wide strokes, which otherwise take most of the time of a new map. */
function simplified(line: Polyline, width: number): Polyline {
  return thinned(line, Math.min(Math.max(4, width / WIDTHS_PER_POINT), polylineLength(line) / 8));
}
/** Points closer to the previous one than the stroke's width divided by this are dropped. */
const WIDTHS_PER_POINT = 4;

const landFills: Readonly<Record<Exclude<AreaKind, 'sea'>, string>> = { land: NEUTRAL, impassable: 'url(#hatch)', beyond: BEYOND };

function land({ areas }: BoardGeometry): string {
  const hatch = [
    element('rect', { width: 7, height: 7, fill: '#d8ccb0' }),
    element('line', { x1: 0, y1: 0, x2: 0, y2: 7, stroke: '#8d7c5c', 'stroke-width': 1.5, 'stroke-opacity': 0.55 }),
  ].join('');
  const pattern = element(
    'pattern',
    { id: 'hatch', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(38)' },
    hatch,
  );
  const shapes = areas.map(({ kind, d }) => (kind === 'sea' ? '' : fill(d, landFills[kind], { 'fill-rule': 'evenodd' })));
  return element('defs', {}, pattern) + shapes.join('');
}
