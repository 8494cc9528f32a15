import type { AreaKind, Plan } from '../layout/boardGeometry.js';
import { boxOf, framed, type Page, svgDocument } from '../layout/mapLayout.js';
import { INK, PARCHMENT, SEA_INK } from '../vector/colour.js';
import { type Line, lengthOf, sparse } from '../vector/geometry.js';
import { dressed } from '../vector/nightPalette.js';
import { circle, element, fill, group, n1, pathOf, stroke } from '../vector/svg.js';
import { frame } from './mapFrame.js';
import { mountains } from './mountains.js';

const NEUTRAL = '#efe4c8';
const BEYOND = '#dccba0';

/** What lies beneath the powers' colours: shallows, bare land, what is beyond the board, the paper of frame and legend. The open sea shows through. */
export const groundSvg = (page: Page): string => svgDocument(page, groundInk(page));

/** The same without a document about it. */
export function groundInk(page: Page): string {
  const { plan } = page;
  const map = framed(page, [shallows(plan), land(plan), mountains(plan), compass(plan)].join(''));
  return dressed(map + paper(page) + frame(page), page.look);
}

/** All about the map. */
function paper(page: Page): string {
  const [x0, y0, x1, y1] = boxOf(page);
  const [left, top, right, bottom] = page.window;
  const d = `M${x0} ${y0}H${x1}V${y1}H${x0}ZM${left} ${top}H${right}V${bottom}H${left}Z`;
  return fill(d, PARCHMENT, { 'fill-rule': 'evenodd' });
}

function shallows({ shore }: Plan): string {
  const shoreFor = (wide: number): string => shore.map(line => pathOf(coarse(line, wide))).join('');
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
function coarse(line: Line, wide: number): Line {
  return sparse(line, Math.min(Math.max(4, wide / COARSE), lengthOf(line) / 8));
}
/** Widths of a line from one of its points to the next, at least. */
const COARSE = 4;

const fills: Readonly<Record<Exclude<AreaKind, 'sea'>, string>> = { land: NEUTRAL, impassable: 'url(#hatch)', beyond: BEYOND };

function land({ areas }: Plan): string {
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
function compass({ furniture }: Plan): string {
  if (!furniture.compass) return '';
  const { at, radius } = furniture.compass;
  const ring = (r: number, width: number): string =>
    circle([0, 0], r, { fill: '#f3ead0', 'fill-opacity': 0.45, stroke: SEA_INK, 'stroke-width': width });
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    const out = i % 3 ? 0.68 : 0.74;
    return `M${n1(x * radius * 0.62)} ${n1(y * radius * 0.62)}L${n1(x * radius * out)} ${n1(y * radius * out)}`;
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
