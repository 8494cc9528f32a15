import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { areaNamed, type BoardGeometry } from '../layout/boardGeometry.js';
import { WALL } from '../vector/colour.js';
import { direction, isInside, type Point, type Polyline, resample } from '../vector/geometry.js';
import { fill, stroke, svgPath } from '../vector/svg.js';

export type WallFile = BoardFile['walls'][number];

/** Width and height of a tooth, and the gap between two, in frame pixels. */
const TOOTH = { width: 5.2, gap: 5.2, height: 5 };

/** Every wall of the board, its teeth pointing away from its owner, towards the neighbour it faces. */
export function walls(geometry: BoardGeometry): string {
  return geometry.board.walls
    .map(wall => wall.lines.map(line => crenellatedLine(line, outwardDirection(geometry, wall, line))).join(''))
    .join('');
}

/** A stretch of wall with its teeth on the side that `out` points to. */
export function crenellatedLine(line: Polyline, out: Point): string {
  const base = resample(line, 1);
  const teeth = teethOf(base, out);
  return [
    stroke(svgPath(base), '#f4ead0', 6.4, { 'stroke-opacity': 0.75, 'stroke-linecap': 'round' }),
    fill(teeth.map(tooth => svgPath(tooth, true)).join(''), WALL, { stroke: '#f4ead0', 'stroke-opacity': 0.6, 'stroke-width': 0.6 }),
    stroke(svgPath(resample(line, 5)), WALL, 3.2),
  ].join('');
}

/** The outlines of the teeth along `base`, which has a point every pixel. */
function teethOf(base: Polyline, [x, y]: Point): readonly Polyline[] {
  const middle = direction(base, Math.floor(base.length / 2), 8);
  const side = Math.sign(middle[0] * y - middle[1] * x) || 1;
  const step = TOOTH.width + TOOTH.gap;
  const count = Math.floor((base.length - TOOTH.gap) / step);
  const start = (base.length - count * step + TOOTH.gap) / 2;
  return Array.from({ length: Math.max(0, count) }, (_, k) => {
    const from = Math.round(start + k * step);
    const foot = base.slice(from, from + TOOTH.width + 1);
    const top = foot.map((p, i): Point => {
      const [dx, dy] = direction(base, from + i, 4);
      return [p[0] - dy * TOOTH.height * side, p[1] + dx * TOOTH.height * side];
    });
    return [...foot, ...top.reverse()];
  }).filter(tooth => tooth.length > 3);
}

/** The unit normal in the middle of a wall line, away from the owner's land: to the side with less of that land along the whole line. */
export function outwardDirection(geometry: BoardGeometry, wall: WallFile, line: Polyline): Point {
  const rings = areaNamed(geometry, wall.owner)?.rings ?? [];
  const points = resample(line, 6);
  let left = 0;
  points.forEach((p, i) => {
    const [dx, dy] = direction(points, i);
    left += Number(isInside(rings, [p[0] + dy * 7, p[1] - dx * 7])) - Number(isInside(rings, [p[0] - dy * 7, p[1] + dx * 7]));
  });
  const [dx, dy] = direction(points, Math.floor(points.length / 2));
  return left > 0 ? [-dy, dx] : [dy, -dx];
}
