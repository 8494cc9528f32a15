import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { areaNamed, type BoardGeometry } from '../layout/boardGeometry.js';
import { WALL } from '../vector/colour.js';
import { direction, isInside, type Point, type Polyline, resample } from '../vector/geometry.js';
import { fill, stroke, svgPath } from '../vector/svg.js';

export type WallFile = BoardFile['walls'][number];

const TOOTH = 5.2;
const GAP = 5.2;
const HEIGHT = 5;

/** Every wall of the board: its line on the owner's side, its teeth towards the neighbour it faces. */
export function wallsSvg(plan: BoardGeometry): string {
  return plan.board.walls.map(wall => wall.lines.map(line => crenellated(line, outward(plan, wall, line))).join('')).join('');
}

/** A stretch of wall with teeth on the side that `out` points to. */
export function crenellated(line: Polyline, out: Point): string {
  const base = resample(line, 1);
  const teeth = teethOf(base, out);
  return [
    stroke(svgPath(base), '#f4ead0', 6.4, { 'stroke-opacity': 0.75, 'stroke-linecap': 'round' }),
    fill(teeth.map(tooth => svgPath(tooth, true)).join(''), WALL, { stroke: '#f4ead0', 'stroke-opacity': 0.6, 'stroke-width': 0.6 }),
    stroke(svgPath(resample(line, 5)), WALL, 3.2),
  ].join('');
}

/** The teeth along a line with a point every pixel. */
function teethOf(base: Polyline, [x, y]: Point): readonly Polyline[] {
  const side =
    Math.sign(direction(base, Math.floor(base.length / 2), 8)[0] * y - direction(base, Math.floor(base.length / 2), 8)[1] * x) || 1;
  const count = Math.floor((base.length - GAP) / (TOOTH + GAP));
  const start = (base.length - count * (TOOTH + GAP) + GAP) / 2;
  return Array.from({ length: Math.max(0, count) }, (_, k) => {
    const from = Math.round(start + k * (TOOTH + GAP));
    const foot = base.slice(from, from + TOOTH + 1);
    const top = foot.map((p, i): Point => {
      const [dx, dy] = direction(base, from + i, 4);
      return [p[0] - dy * HEIGHT * side, p[1] + dx * HEIGHT * side];
    });
    return [...foot, ...top.reverse()];
  }).filter(tooth => tooth.length > 3);
}

/** Points away from the owner's land, as most of the wall sees it. */
export function outward(plan: BoardGeometry, wall: WallFile, line: Polyline): Point {
  const rings = areaNamed(plan, wall.owner)?.rings ?? [];
  const points = resample(line, 6);
  const middle = Math.floor(points.length / 2);
  let left = 0;
  points.forEach((p, i) => {
    const [dx, dy] = direction(points, i);
    left += Number(isInside(rings, [p[0] + dy * 7, p[1] - dx * 7])) - Number(isInside(rings, [p[0] - dy * 7, p[1] + dx * 7]));
  });
  const [dx, dy] = direction(points, middle);
  return left > 0 ? [-dy, dx] : [dy, -dx];
}
