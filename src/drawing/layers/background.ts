import type { AreaKind, BoardGeometry } from '../layout/boardGeometry.js';
import { clippedToMap, type MapLayout, pictureBox, svgDocument } from '../layout/mapLayout.js';
import { INK, PARCHMENT, SEA_INK } from '../vector/colour.js';
import { type Polyline, polylineLength, thinned } from '../vector/geometry.js';
import { svgInLook } from '../vector/nightPalette.js';
import { circle, element, fill, group, oneDecimal, stroke, svgPath } from '../vector/svg.js';
import { mapFrameSvg } from './mapFrame.js';
import { mountains } from './mountains.js';

const NEUTRAL = '#efe4c8';
const BEYOND = '#dccba0';

/** What lies beneath the powers' colours: shallows, bare land, what is beyond the board, the paper of frame and legend. The open sea shows through. */
export const backgroundSvg = (page: MapLayout): string => svgDocument(page, backgroundContent(page));

/** The same without a document about it. */
export function backgroundContent(page: MapLayout): string {
  const { plan } = page;
  const map = clippedToMap(page, [shallows(plan), land(plan), mountains(plan), compass(plan)].join(''));
  return svgInLook(map + paper(page) + mapFrameSvg(page), page.look);
}

/** All about the map. */
function paper(page: MapLayout): string {
  const [x0, y0, x1, y1] = pictureBox(page);
  const [left, top, right, bottom] = page.window;
  const d = `M${x0} ${y0}H${x1}V${y1}H${x0}ZM${left} ${top}H${right}V${bottom}H${left}Z`;
  return fill(d, PARCHMENT, { 'fill-rule': 'evenodd' });
}

function shallows({ shore }: BoardGeometry): string {
  const shoreFor = (wide: number): string => shore.map(line => svgPath(coarse(line, wide))).join('');
  const light = [
    [56, 0.1],
    [38, 0.12],
    [24, 0.16],
    [12, 0.24],
  ].map(([wide = 0, opacity]) => stroke(shoreFor(wide), '#eef3ea', wide, { 'stroke-opacity': opacity }));
  const lines = [14, 25, 37].map(wide => stroke(shoreFor(wide), '#5f8683', wide, { 'stroke-opacity': 0.09 }));
  return [...light, ...lines].join('');
}

/** The wider a line, the fewer points of the shore it takes: its drawing is what most of a new plate's time goes into. */
function coarse(line: Polyline, wide: number): Polyline {
  return thinned(line, Math.min(Math.max(4, wide / COARSE), polylineLength(line) / 8));
}
/** Widths of a line from one of its points to the next, at least. */
const COARSE = 4;

const fills: Readonly<Record<Exclude<AreaKind, 'sea'>, string>> = { land: NEUTRAL, impassable: 'url(#hatch)', beyond: BEYOND };

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
  const shapes = areas.map(({ kind, d }) => (kind === 'sea' ? '' : fill(d, fills[kind], { 'fill-rule': 'evenodd' })));
  return element('defs', {}, pattern) + shapes.join('');
}

/** A south-pointing spoon on its plate. */
function compass({ furniture }: BoardGeometry): string {
  if (!furniture.compass) return '';
  const { at, radius } = furniture.compass;
  const ring = (r: number, width: number): string =>
    circle([0, 0], r, { fill: '#f3ead0', 'fill-opacity': 0.45, stroke: SEA_INK, 'stroke-width': width });
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    const out = i % 3 ? 0.68 : 0.74;
    return `M${oneDecimal(x * radius * 0.62)} ${oneDecimal(y * radius * 0.62)}L${oneDecimal(x * radius * out)} ${oneDecimal(y * radius * out)}`;
  });
  const spoon = 'M0 -12C16 -12 15 5 4 7L2 34H-2L-4 7C-15 5 -16 -12 0 -12Z';
  const placed = { transform: `translate(${at[0]} ${at[1]})` };
  return group(
    placed,
    ring(radius, 1.4),
    ring(radius * 0.62, 1),
    stroke(ticks.join(''), SEA_INK, 1),
    fill(spoon, '#7b2a1c', { stroke: INK, 'stroke-width': 1 }),
  );
}
