import type { PageFile } from '../../games/diplomacy/board/boardFile.js';
import type { Point } from '../vector/geometry.js';

export type Lattice = Pick<PageFile, 'crop' | 'columns' | 'lattice'>;

/** Returns where a point of the board's frame is on the page: on a smooth surface (Catmull–Rom) through the points of the lattice. */
export function latticeWarp({ crop: [x0, y0, x1, y1], columns, lattice }: Lattice): (at: Point) => Point {
  const rows = lattice.length / columns;
  const pointAt = latticePoint(lattice, columns, rows);
  return ([x, y]) => {
    const u = ((x - x0) / (x1 - x0)) * (columns - 1);
    const v = ((y - y0) / (y1 - y0)) * (rows - 1);
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [across, down] = [weights(u - column), weights(v - row)];
    let [px, py] = [0, 0];
    down.forEach((b, j) => {
      across.forEach((a, i) => {
        const point = pointAt(column + i - 1, row + j - 1);
        px += a * b * point[0];
        py += a * b * point[1];
      });
    });
    return [px, py];
  };
}

/** Returns a point of the lattice; beyond its edges, one that continues its last two points. */
function latticePoint(lattice: readonly Point[], columns: number, rows: number): (column: number, row: number) => Point {
  const inside = (column: number, row: number): Point => lattice[row * columns + column] ?? [0, 0];
  return (column, row) => {
    const [i, j] = [within(column, columns), within(row, rows)];
    const edge = inside(i, j);
    if (i === column && j === row) return edge;
    const besideIt = inside(i + Math.sign(i - column), j);
    const aboveIt = inside(i, j + Math.sign(j - row));
    const [across, down] = [Math.abs(column - i), Math.abs(row - j)];
    return [
      edge[0] + across * (edge[0] - besideIt[0]) + down * (edge[0] - aboveIt[0]),
      edge[1] + across * (edge[1] - besideIt[1]) + down * (edge[1] - aboveIt[1]),
    ];
  };
}

const within = (index: number, count: number): number => Math.min(count - 1, Math.max(0, index));

/** The weights of four consecutive points in a spline between the second and the third. */
const weights = (t: number): readonly [number, number, number, number] => [
  ((2 - t) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((4 - 3 * t) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
];
