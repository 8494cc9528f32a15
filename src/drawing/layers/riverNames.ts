import type { Language } from '../../lib/language.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import { provinceLabel } from '../layout/provinceLabels.js';
import type { RiverFile } from '../layout/riverCourse.js';
import { FONT_ATTRIBUTES, textWidth } from '../vector/fonts.js';
import {
  type Box,
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
import { element, escapeXml, svgPath } from '../vector/svg.js';

const FONT_SIZE = 17;
/** Frame pixels between the points of a river in the search for a place. */
const STEP = 4;

/** The rivers' names, each along the straightest stretch of its river where little else is in the way. */
export function riverNames({ board }: BoardGeometry, language: Language): string {
  const words = board.provinces.flatMap(province => provinceLabel(province, language).map(line => line.box));
  const tokens = board.provinces.flatMap(({ places }) => [places.unit, places.centre].filter(p => p !== undefined));
  return board.rivers.map(river => nameAlong(river, river.name[language], { words, tokens })).join('');
}

/** What the names avoid. */
interface Occupied {
  readonly words: readonly Box[];
  readonly tokens: readonly Point[];
}

function nameAlong(river: RiverFile, name: string, occupied: Occupied): string {
  const width = textWidth(name, 'italic', FONT_SIZE) + name.length;
  const [best] = stretches(resample(river.line, STEP), width + 14)
    .map(line => ({ line, cost: crookedness(line) + crowding(line, occupied) }))
    .sort((a, b) => a.cost - b.cost);
  if (!best) return '';
  const eastward = firstPoint(best.line)[0] <= lastPoint(best.line)[0] ? best.line : [...best.line].reverse();
  return textAlong(`river-${river.id}`, offsetLine(resample(eastward, 12), -9), name);
}

/** Text along a line. `id`: id of its path, unique in the document. */
function textAlong(id: string, line: Polyline, words: string): string {
  const path = element('path', { id, d: svgPath(line) });
  const font = { ...FONT_ATTRIBUTES.italic, 'font-size': FONT_SIZE, 'letter-spacing': 1, 'text-anchor': 'middle' };
  const along = element('textPath', { href: `#${id}`, startOffset: '50%' }, escapeXml(words));
  const halo = { 'paint-order': 'stroke', stroke: '#f6eeda', 'stroke-width': 3, 'stroke-opacity': 0.85, 'stroke-linejoin': 'round' };
  return `<defs>${path}</defs>${element('text', { ...font, fill: '#1f4a63', ...halo }, along)}`;
}

/** Stretches of that length, one from every third point. */
function stretches(line: Polyline, length: number): readonly Polyline[] {
  const points = Math.ceil(length / STEP);
  return Array.from({ length: Math.max(0, Math.floor((line.length - points) / 3)) }, (_, i) => line.slice(i * 3, i * 3 + points + 1));
}

/** The cost of a stretch for not being straight and level. */
function crookedness(line: Polyline): number {
  const [a, b] = [firstPoint(line), lastPoint(line)];
  const chord = resample([a, b], STEP);
  return (
    Math.max(...line.map(p => distanceToLine(chord, p))) +
    (6 * Math.abs(a[1] - b[1])) / (distance(a, b) || 1) +
    (polylineLength(line) / (distance(a, b) || 1) - 1) * 40
  );
}

/** The cost of labels and tokens near a stretch, and of starting at the left edge of the map. */
function crowding(line: Polyline, { words, tokens }: Occupied): number {
  const points = resample(line, 10);
  const labels = words.filter(([x0, y0, x1, y1]) => points.some(([x, y]) => x > x0 - 8 && x < x1 + 8 && y > y0 - 2 && y < y1 + 22));
  return (
    labels.length * 60 + tokens.filter(token => distanceToLine(points, token) < 30).length * 30 + (pointAtIndex(points, 0)[0] < 40 ? 20 : 0)
  );
}
