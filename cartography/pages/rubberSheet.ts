import { type Lattice, latticeWarp } from '../../src/drawing/layout/latticeWarp.js';
import { type Box, interpolate, type Point, type Polyline } from '../../src/drawing/vector/geometry.js';

/*
 * A cartogram after Dougenik, Chrisman and Niemeyer (1985): every area that is too small pushes the lattice away from its middle, every area
 * that is too large pulls it in. The edges of the map stay where they are.
 */

/** An area of the board, and how large it should be in relation to the others. */
export interface SheetArea {
  /** In frame pixels. */
  readonly rings: readonly Polyline[];
  /** The size it should have in relation to the others, given its size on a map that is true to scale; in square units of the page. */
  readonly wanted: (size: number) => number;
}

export interface Sheet {
  readonly crop: Box;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly SheetArea[];
}

const SPACING = 32;
const ROUNDS = 30;
/** Share of each push that is carried out, so that areas do not swing. */
const DAMPING = 0.3;

/** The lattice of the page. */
export function rubberSheet({ crop, width, height, areas }: Sheet): Lattice {
  const [columns, rows] = [Math.round(width / SPACING) + 1, Math.round(height / SPACING) + 1];
  let lattice = Array.from(
    { length: columns * rows },
    (_, k): Point => [((k % columns) * width) / (columns - 1), (Math.floor(k / columns) * height) / (rows - 1)],
  );
  const shown = (ring: Polyline): Polyline =>
    clipped(ring.map(latticeWarp({ crop: [...crop], columns, lattice: lattice.map(mutable) })), [width, height]);
  const parts = areas.flatMap(({ rings, wanted }) => partsOf(rings).map(part => ({ rings: part, wanted })));
  const sizes = wantedSizes(parts, shown, width * height);
  for (let round = 0; round < ROUNDS; round++) {
    const pushes = pushesOf(parts, sizes, shown);
    lattice = lattice.map((at, k) => {
      const [dx, dy] = total(pushes, at);
      const [column, row] = [k % columns, Math.floor(k / columns)];
      return [
        column === 0 || column === columns - 1 ? at[0] : Math.min(width - 1, Math.max(1, at[0] + dx * DAMPING)),
        row === 0 || row === rows - 1 ? at[1] : Math.min(height - 1, Math.max(1, at[1] + dy * DAMPING)),
      ];
    });
  }
  return { crop: [...crop], columns, lattice: lattice.map(([x, y]) => [round1(x), round1(y)]) };
}

const mutable = ([x, y]: Point): [number, number] => [x, y];
const round1 = (value: number): number => Math.round(value * 10) / 10;

/** What one area does to the lattice. */
interface Push {
  readonly middle: Point;
  readonly radius: number;
  /** How much longer its radius should be. */
  readonly mass: number;
}

/** The parts of an area that do not touch, such as those at both edges of the world. The largest part has all holes. */
function partsOf(rings: readonly Polyline[]): readonly (readonly Polyline[])[] {
  const sized = rings.map(ring => ({ ring, twice: twiceTheArea(ring) })).sort((a, b) => Math.abs(b.twice) - Math.abs(a.twice));
  const isPart = ({ twice }: (typeof sized)[number]): boolean => Math.sign(twice) === Math.sign(sized[0]?.twice ?? 0);
  const [first, ...others] = sized.filter(isPart);
  if (!first) return [];
  const holes = sized.filter(one => !isPart(one));
  return [[first, ...holes].map(({ ring }) => ring), ...others.map(({ ring }) => [ring])];
}

const twiceTheArea = (ring: Polyline): number =>
  ring.reduce((sum, b, i) => {
    const a = ring[i === 0 ? ring.length - 1 : i - 1] ?? b;
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);

/** A ring as it is on the page, without what is beyond its edges. */
type Shown = (ring: Polyline) => Polyline;

/** The sizes of all areas, so that they fill the whole map. */
function wantedSizes(areas: readonly SheetArea[], shown: Shown, whole: number): readonly number[] {
  const wanted = areas.map(({ rings, wanted }) => wanted(measured(rings.map(shown)).area));
  const scale = whole / wanted.reduce((sum, size) => sum + size, 0);
  return wanted.map(size => size * scale);
}

function pushesOf(areas: readonly SheetArea[], sizes: readonly number[], shown: Shown): readonly Push[] {
  return areas.flatMap(({ rings }, i): readonly Push[] => {
    const { area, middle } = measured(rings.map(shown));
    const radius = Math.sqrt(area / Math.PI);
    return area > 1 ? [{ middle, radius, mass: Math.sqrt((sizes[i] ?? 0) / Math.PI) - radius }] : [];
  });
}

/** What of a ring is between (0, 0) and `far` (after Sutherland and Hodgman). */
function clipped(ring: Polyline, far: Point): Polyline {
  const sides = ([0, 1] as const).flatMap(axis => [
    { axis, edge: 0, isIn: (at: Point) => at[axis] >= 0 },
    { axis, edge: far[axis], isIn: (at: Point) => at[axis] <= far[axis] },
  ]);
  return sides.reduce(
    (points, { axis, edge, isIn }) =>
      points.flatMap((b, i): Polyline => {
        const a = points[i === 0 ? points.length - 1 : i - 1] ?? b;
        if (isIn(a) === isIn(b)) return isIn(b) ? [b] : [];
        const cut = interpolate(a, b, (edge - a[axis]) / (b[axis] - a[axis]));
        return isIn(b) ? [cut, b] : [cut];
      }),
    ring,
  );
}

/** The area inside rings by the even–odd rule, and its middle. Holes wind the other way. */
function measured(rings: readonly Polyline[]): { readonly area: number; readonly middle: Point } {
  let [twice, x, y] = [0, 0, 0];
  for (const ring of rings)
    ring.forEach((b, i) => {
      const a = ring[i === 0 ? ring.length - 1 : i - 1] ?? b;
      const cross = a[0] * b[1] - b[0] * a[1];
      twice += cross;
      x += (a[0] + b[0]) * cross;
      y += (a[1] + b[1]) * cross;
    });
  return { area: Math.abs(twice / 2), middle: twice === 0 ? [0, 0] : [x / (3 * twice), y / (3 * twice)] };
}

function total(pushes: readonly Push[], [x, y]: Point): Point {
  let [dx, dy] = [0, 0];
  for (const { middle, radius, mass } of pushes) {
    const [ax, ay] = [x - middle[0], y - middle[1]];
    const away = Math.sqrt(ax * ax + ay * ay) || 1;
    const share = away / radius;
    const force = away > radius ? (mass * radius) / away : mass * share * share * (4 - 3 * share);
    dx += (force * ax) / away;
    dy += (force * ay) / away;
  }
  return [dx, dy];
}
