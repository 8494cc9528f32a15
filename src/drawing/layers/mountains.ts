import { type Random, seededRandom } from '../../lib/random.js';
import type { BoardGeometry, MapArea } from '../layout/boardGeometry.js';
import { type Box, distance, distanceToLine, isInside, type Point, type Polyline, resample } from '../vector/geometry.js';
import { fill, group, oneDecimal, stroke } from '../vector/svg.js';

interface Peak {
  /** The middle of its base. */
  readonly at: Point;
  /** About half its width, in frame pixels. */
  readonly size: number;
}

/** For each area: number of random places tried, and maximum number of mountains. */
const TRIES = 3000;
const MAX_PEAKS = 160;

/** Mountains scattered over the land outside the game. The seed is fixed, so they are always the same. */
export function mountains(geometry: BoardGeometry): string {
  const random = seededRandom(77);
  const peaks = geometry.areas.filter(area => area.kind === 'beyond').flatMap(area => peaksIn(geometry, area, random));
  const fromBackToFront = [...peaks].sort((a, b) => a.at[1] - b.at[1]);
  return group({ opacity: 0.85 }, ...fromBackToFront.map(peak => mountain(peak, random)));
}

function peaksIn({ board, slots }: BoardGeometry, area: MapArea, random: Random): readonly Peak[] {
  const peaks: Peak[] = [];
  const rivers = board.rivers.map(river => resample(river.line, 8));
  for (let tries = 0; tries < TRIES && peaks.length < MAX_PEAKS; tries++) {
    const peak: Peak = { at: [random() * board.frame.width, random() * board.frame.height], size: 15 + 11 * random() };
    const isFree = liesOn(peak, area) && !(slots.noMountains ?? []).some(box => reachesInto(box, peak));
    if (isFree && !isByRiver(peak, rivers) && !peaks.some(other => overlap(other, peak))) peaks.push(peak);
  }
  return peaks;
}

const isByRiver = ({ at, size }: Peak, rivers: readonly Polyline[]): boolean => rivers.some(line => distanceToLine(line, at) < size * 1.4);

/** Whether the whole mountain is inside the area. */
const liesOn = ({ at: [x, y], size: s }: Peak, { rings }: MapArea): boolean =>
  [
    [-s * 1.2, 3],
    [s * 1.2, 3],
    [0, -s * 1.5],
    [-s, -s],
    [s, -s],
  ].every(([dx = 0, dy = 0]) => isInside(rings, [x + dx, y + dy]));

const reachesInto = ([x0, y0, x1, y1]: Box, { at: [x, y], size: s }: Peak): boolean =>
  x > x0 - s * 1.3 && x < x1 + s * 1.3 && y > y0 && y < y1 + s * 1.6;
const overlap = (a: Peak, b: Peak): boolean => distance([a.at[0], a.at[1] * 1.5], [b.at[0], b.at[1] * 1.5]) < (a.size + b.size) * 0.95;

function mountain({ at: [x, y], size }: Peak, random: Random): string {
  const [height, half] = [size * (0.9 + 0.5 * random()), size * (0.8 + 0.3 * random())];
  const top = (random() - 0.5) * half * 0.3;
  const sway = (): number => (random() - 0.5) * size * 0.12;
  const left = `Q${oneDecimal(x - half * 0.55 + sway())} ${oneDecimal(y - height * 0.45 + sway())} ${oneDecimal(x + top)} ${oneDecimal(y - height)}`;
  const right = `Q${oneDecimal(x + half * 0.45 + sway())} ${oneDecimal(y - height * 0.5 + sway())} ${oneDecimal(x + half)} ${oneDecimal(y)}`;
  const shade = [0.2, 0.45, 0.7].map(t => {
    const [sx, sy] = [x + top + (half - top) * t * 0.75, y - height * (1 - t)];
    const end = height * (0.28 + 0.1 * random());
    return `M${oneDecimal(sx)} ${oneDecimal(sy)}q${oneDecimal(-half * 0.1)} ${oneDecimal(height * 0.16)} ${oneDecimal(-half * 0.02)} ${oneDecimal(end)}`;
  });
  const pen = { 'stroke-linecap': 'round' };
  return (
    fill(`M${oneDecimal(x - half)} ${oneDecimal(y)}${left}${right}`, '#e6d8b4', { stroke: '#6b5840', 'stroke-width': 1.3, ...pen }) +
    stroke(shade.join(''), '#6b5840', 0.9, { 'stroke-opacity': 0.75, ...pen })
  );
}
