import type { PageFile } from '../../games/diplomacy/board/boardFile.js';
import type { Point } from '../vector/geometry.js';

export type Lattice = Pick<PageFile, 'crop' | 'columns' | 'lattice'>;

/**
 * Returns where a point of the board's frame is on the page: on a smooth surface (Catmull–Rom) through the points of the lattice. Hot: called
 * for every point of every outline.
 */
export function latticeWarp({ crop: [x0, y0, x1, y1], columns, lattice }: Lattice): (at: Point) => Point {
  const rows = lattice.length / columns;
  const pointAt = latticePoint(lattice, columns, rows);
  const across = new Float64Array(4);
  const down = new Float64Array(4);
  return ([x, y]) => {
    const u = ((x - x0) / (x1 - x0)) * (columns - 1);
    const v = ((y - y0) / (y1 - y0)) * (rows - 1);
    const [column, row] = [Math.floor(u), Math.floor(v)];
    weigh(across, u - column);
    weigh(down, v - row);
    let px = 0;
    let py = 0;
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 4; i++) {
        const point = pointAt(column + i - 1, row + j - 1);
        const weight = (across[i] ?? 0) * (down[j] ?? 0);
        px += weight * point[0];
        py += weight * point[1];
      }
    return [px, py];
  };
}

/** Returns a point of the lattice; beyond its edges, one that continues its last two points. */
function latticePoint(lattice: readonly Point[], columns: number, rows: number): (column: number, row: number) => Point {
  const inside = (column: number, row: number): Point => lattice[row * columns + column] ?? [0, 0];
  return (column, row) => {
    const i = within(column, columns);
    const j = within(row, rows);
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

/** Puts into `into` the weights of four consecutive points in a spline between the second and the third. */
function weigh(into: Float64Array, t: number): void {
  into[0] = ((2 - t) * t - 1) * t * 0.5;
  into[1] = ((3 * t - 5) * t * t + 2) * 0.5;
  into[2] = ((4 - 3 * t) * t + 1) * t * 0.5;
  into[3] = (t - 1) * t * t * 0.5;
}
