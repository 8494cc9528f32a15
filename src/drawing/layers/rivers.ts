import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { Language } from '../../lib/language.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import { provinceLabels } from '../layout/provinceLabels.js';
import { RIVER, WATER } from '../vector/colour.js';
import { FONT_ATTRIBUTES, textWidth } from '../vector/fonts.js';
import {
  type Box,
  direction,
  distance,
  distanceToLine,
  firstPoint,
  lastPoint,
  offsetLine,
  type Point,
  type Polyline,
  pointAtIndex,
  polylineLength,
  resample,
} from '../vector/geometry.js';
import { circle, element, escapeXml, fill, svgPath } from '../vector/svg.js';

export type RiverFile = BoardFile['rivers'][number];

/** Pixels a river takes from its source to its full width. */
const GROWTH = 90;

export function riversSvg({ board }: BoardGeometry): string {
  const layers = [
    { colour: RIVER, wide: (width: number) => width + 4.4, opacity: 0.95 },
    { colour: WATER, wide: (width: number) => width + 1, opacity: 1 },
    { colour: '#d8ecf0', wide: (width: number) => width * 0.26, opacity: 0.75 },
  ];
  return layers
    .map(({ colour, wide, opacity }) => board.rivers.map(river => ribbon(river.line, wide(river.width), colour, opacity)).join(''))
    .join('');
}

/** A band that grows from its source. */
function ribbon(line: Polyline, width: number, colour: string, opacity: number): string {
  const points = resample(line, 4);
  const half = (i: number): number => (width / 2) * Math.min(1, 0.25 + (0.75 * i * 4) / GROWTH);
  const bank = (side: 1 | -1): Polyline =>
    points.map((p, i): Point => {
      const [x, y] = direction(points, i);
      return [p[0] - y * half(i) * side, p[1] + x * half(i) * side];
    });
  return (
    fill(svgPath([...bank(1), ...[...bank(-1)].reverse()], true), colour, { 'fill-opacity': opacity }) +
    circle(lastPoint(points), width / 2, { fill: colour, 'fill-opacity': opacity })
  );
}

const SIZE = 17;

/** The rivers' names, each along a straight stretch of its river that nothing else is written on. */
export function riverNamesSvg(plan: BoardGeometry, language: Language): string {
  const words = plan.board.provinces.flatMap(province => provinceLabels(province, language).map(row => row.box));
  const tokens = plan.board.provinces.flatMap(({ places }) => [places.unit, places.centre].filter(p => p !== undefined));
  return plan.board.rivers.map(river => nameAlong(river, river.name[language], { words, tokens })).join('');
}

/** What a name keeps clear of. */
interface Taken {
  readonly words: readonly Box[];
  readonly tokens: readonly Point[];
}

function nameAlong(river: RiverFile, name: string, taken: Taken): string {
  const width = textWidth(name, 'italic', SIZE) + name.length;
  const [best] = stretches(resample(river.line, 4), width + 14)
    .map(line => ({ line, cost: crookedness(line) + crowding(line, taken) }))
    .sort((a, b) => a.cost - b.cost);
  if (!best) return '';
  const eastward = firstPoint(best.line)[0] <= lastPoint(best.line)[0] ? best.line : [...best.line].reverse();
  const id = `river-${river.id}`;
  const path = element('path', { id, d: svgPath(offsetLine(resample(eastward, 12), -9)) });
  const set = { ...FONT_ATTRIBUTES.italic, 'font-size': SIZE, 'letter-spacing': 1, 'text-anchor': 'middle' };
  const along = element('textPath', { href: `#${id}`, startOffset: '50%' }, escapeXml(name));
  const rim = { 'paint-order': 'stroke', stroke: '#f6eeda', 'stroke-width': 3, 'stroke-opacity': 0.85, 'stroke-linejoin': 'round' };
  return `<defs>${path}</defs>${element('text', { ...set, fill: '#1f4a63', ...rim }, along)}`;
}

function stretches(line: Polyline, length: number): readonly Polyline[] {
  const points = Math.ceil(length / 4);
  return Array.from({ length: Math.max(0, Math.floor((line.length - points) / 3)) }, (_, i) => line.slice(i * 3, i * 3 + points + 1));
}

/** How far a stretch strays from straight and from level. */
function crookedness(line: Polyline): number {
  const [a, b] = [firstPoint(line), lastPoint(line)];
  const chord = resample([a, b], 4);
  return (
    Math.max(...line.map(p => distanceToLine(chord, p))) +
    (6 * Math.abs(a[1] - b[1])) / (distance(a, b) || 1) +
    (polylineLength(line) / (distance(a, b) || 1) - 1) * 40
  );
}

function crowding(line: Polyline, { words, tokens }: Taken): number {
  const over = resample(line, 10);
  const letters = words.filter(([x0, y0, x1, y1]) => over.some(([x, y]) => x > x0 - 8 && x < x1 + 8 && y > y0 - 2 && y < y1 + 22));
  return (
    letters.length * 60 + tokens.filter(token => distanceToLine(over, token) < 30).length * 30 + (pointAtIndex(over, 0)[0] < 40 ? 20 : 0)
  );
}
