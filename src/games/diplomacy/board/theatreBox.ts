import type { BoardFile, PageFile } from './boardFile.js';
import type { ProvinceId } from './location.js';

type Box = BoardFile['theatres'][number]['box'];
type Point = readonly [number, number];

/** What belongs to each province in play, as boxes on the page. */
export type Boxes = ReadonlyMap<ProvinceId, Box>;

/** The largest and the smallest theatre, in units of the page: a unit is at least 20 CSS pixels high on a phone 362 wide. */
export const MOST = { width: 500, height: 480 };
const LEAST = { width: 440, height: 360 };
/** What is shown around what belongs to a theatre. */
const AROUND = 44;

/** How far things reach from their places, in units of the page. A fleet in an open ocean is beside or above others. */
const REACH = { unit: 20, dislodged: 17, centre: 11, ocean: { across: 40, up: 54 }, name: { across: 31, up: 19, down: 6 } };

const around = ([x, y]: Point, reach: number): Box => [x - reach, y - reach, x + reach, y + reach];

/** The box of each province's name, units and centre on a page. */
export function extentsOn({ provinces, openOceans = [] }: BoardFile, page: PageFile): Boxes {
  return new Map(
    provinces.flatMap(({ id, kind }): [ProvinceId, Box][] => {
      const places = page.places[id];
      if (kind === 'impassable' || !places) return [];
      const boxes = [nameBox(places.name), ...unitBoxes(places, openOceans.includes(id))];
      return [[id, unionOf(places.centre ? [...boxes, around(places.centre, REACH.centre)] : boxes)]];
    }),
  );
}

const nameBox = ([x, y]: Point): Box => [x - REACH.name.across, y - REACH.name.up, x + REACH.name.across, y + REACH.name.down];

function unitBoxes({ unit, units, dislodged, dislodgedAt }: PageFile['places'][string], isOcean: boolean): readonly Box[] {
  const { across, up } = REACH.ocean;
  return [
    ...[...(unit ? [unit] : []), ...Object.values(units)].map(at => around(at, REACH.unit)),
    ...[...(dislodged ? [dislodged] : []), ...Object.values(dislodgedAt)].map(at => around(at, REACH.dislodged)),
    ...(isOcean && unit ? [[unit[0] - across, unit[1] - up, unit[0] + across, unit[1] + REACH.unit] satisfies Box] : []),
  ];
}

export const unionOf = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([x]) => x)),
  Math.min(...boxes.map(([, y]) => y)),
  Math.max(...boxes.map(([, , x]) => x)),
  Math.max(...boxes.map(([, , , y]) => y)),
];

export const areaOf = ([x0, y0, x1, y1]: Box): number => (x1 - x0) * (y1 - y0);

/** The area that two boxes have in common. */
export function overlapOf(a: Box, b: Box): number {
  const [x0, y0, x1, y1] = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  return x1 > x0 && y1 > y0 ? areaOf([x0, y0, x1, y1]) : 0;
}

export const holds = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean =>
  x0 <= left && y0 <= top && right <= x1 && bottom <= y1;

type Size = Pick<PageFile, 'width' | 'height'>;

/** The box with something around it, neither too small nor too large, inside the page. */
export function fitted([x0, y0, x1, y1]: Box, { width, height }: Size): Box {
  const [left, right] = span([x0, x1], [LEAST.width, MOST.width], width);
  const [top, bottom] = span([y0, y1], [LEAST.height, MOST.height], height);
  return [left, top, right, bottom];
}

/** A span with something around it, with a length between the limits, between 0 and `end`. */
function span([from, to]: Point, [least, most]: Point, end: number): Point {
  const length = Math.min(most, end, Math.max(least, to - from + 2 * AROUND));
  const start = Math.round(Math.min(Math.max((from + to - length) / 2, 0), end - length));
  return [start, start + Math.floor(length)];
}

interface Ground {
  readonly page: Size;
  readonly extents: Boxes;
}

/** Moves each edge a little, outside of `core`, to where it cuts the fewest provinces' names and units. */
export function uncut(box: Box, core: Box, { page, extents }: Ground): Box {
  const found = [...box] satisfies number[];
  const limits: Box = [0, 0, page.width, page.height];
  for (const edge of [0, 1, 2, 3] as const) {
    const inwards = edge < 2 ? 1 : -1;
    const opposite = found[(edge + 2) % 4] ?? 0;
    const most = edge % 2 === 0 ? MOST.width : MOST.height;
    const isAllowed = (at: number): boolean =>
      (at - core[edge]) * inwards <= 0 && (at - limits[edge]) * inwards >= 0 && Math.abs(at - opposite) <= most;
    const places = STEPS.map(step => (box[edge] ?? 0) + step).filter(isAllowed);
    const costs = places.map(at => ({ at, cost: cutBy(at, edge, { box: found, extents }) + Math.abs(at - box[edge]) * STEP_COST }));
    const [best] = costs.sort((a, b) => a.cost - b.cost);
    if (best) found[edge] = best.at;
  }
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = found;
  return [x0, y0, x1, y1];
}
const STEPS = Array.from({ length: 49 }, (_, i) => (i - 24) * 2);
const STEP_COST = 0.01;

/** How many provinces an edge cuts, beside the rest of the box. */
function cutBy(at: number, edge: number, { box, extents }: { readonly box: readonly number[]; readonly extents: Boxes }): number {
  const [along, across] = edge % 2 === 0 ? [1, 0] : [0, 1];
  const isCut = (extent: Box): boolean =>
    (extent[across] ?? 0) < at &&
    at < (extent[across + 2] ?? 0) &&
    (extent[along] ?? 0) < (box[along + 2] ?? 0) &&
    (box[along] ?? 0) < (extent[along + 2] ?? 0);
  return [...extents.values()].filter(isCut).length;
}
