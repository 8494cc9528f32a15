import type { MapArea } from '../../src/drawing/layout/boardGeometry.js';
import { type Box, boundingBox, distance, interpolate, type Point, type Polyline } from '../../src/drawing/vector/geometry.js';
import type { Candidate } from './anneal.js';
import { type CountIn, counter, type OwnerRaster } from './ownerRaster.js';

/** How far from their province names are looked for, in units of the page. */
const BEYOND = 75;
/** How many candidates an item may have, about. */
const MOST = 420;

/** Cost per square unit outside the province, over other land and over water. */
export interface OutsideCost {
  readonly land: number;
  readonly water: number;
}

/** A province on a page, and what surrounds it. */
export interface ProvinceOnPage {
  readonly box: Box;
  readonly page: Box;
  /** Units of the province in a box, and units of land. */
  readonly own: CountIn;
  readonly land: CountIn;
  readonly isLand: boolean;
  /** Its innermost point. */
  readonly pole: Point;
  readonly isIn: (at: Point) => boolean;
  /** How far a point is from its edge. */
  readonly away: (at: Point) => number;
}

export function provinceOnPage(area: MapArea, index: number, raster: OwnerRaster, isLand: (area: number) => boolean): ProvinceOnPage {
  const page: Box = [0, 0, raster.width, raster.height];
  const points = area.rings.flatMap(denselyPlaced);
  const [x0, y0, x1, y1] = boundingBox(points);
  const box: Box = [Math.max(0, x0), Math.max(0, y0), Math.min(page[2], x1), Math.min(page[3], y1)];
  const bounds: Box = [box[0] - BEYOND - 60, box[1] - BEYOND - 60, box[2] + BEYOND + 60, box[3] + BEYOND + 60];
  const own = counter(raster, bounds, one => one === index);
  const away = (at: Point): number => points.reduce((least, point) => Math.min(least, distance(point, at)), Number.POSITIVE_INFINITY);
  return {
    box,
    page,
    own,
    land: counter(raster, bounds, isLand),
    isLand: isLand(index),
    pole: poleOf(box, own),
    isIn: ([x, y]) => raster.owner[Math.floor(y) * raster.width + Math.floor(x)] === index,
    away,
  };
}

/** The points of a ring, with more of them on long edges. */
const denselyPlaced = (ring: Polyline): Polyline =>
  ring.flatMap((b, i) => {
    const a = ring[i === 0 ? ring.length - 1 : i - 1] ?? b;
    const pieces = Math.max(1, Math.ceil(distance(a, b) / 3));
    return Array.from({ length: pieces }, (_, k) => interpolate(a, b, (k + 1) / pieces));
  });

/** The middle of the largest square that is all within the province. */
function poleOf([x0, y0, x1, y1]: Box, own: CountIn): Point {
  let [best, most]: [Point, number] = [[(x0 + x1) / 2, (y0 + y1) / 2], -1];
  for (let y = y0; y <= y1; y += 3)
    for (let x = x0; x <= x1; x += 3)
      for (let half = Math.max(2, most + 1); half < 200; half += 1) {
        if (own([x - half, y - half, x + half, y + half]) < 4 * half * half) break;
        [best, most] = [[x, y], half];
      }
  return best;
}

const around = ([x, y]: Point, [left, top, right, bottom]: Box): Box => [x + left, y + top, x + right, y + bottom];
const sizeOf = ([x0, y0, x1, y1]: Box): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);

/** The cost of what of a box is outside the province. Undefined if it is not whole on the page. */
function outsideCost({ page, own, land, isLand }: ProvinceOnPage, box: Box, { land: dry, water }: OutsideCost): number | undefined {
  if (box[0] < page[0] + 2 || box[1] < page[1] + 2 || box[2] > page[2] - 2 || box[3] > page[3] - 2) return undefined;
  const [inside, dryUnits] = [own(box), land(box)];
  const outsideDry = dryUnits - (isLand ? inside : 0);
  return Math.max(0, outsideDry) * dry + Math.max(0, sizeOf(box) - inside - outsideDry) * water;
}

export interface Wish {
  /** The room the item takes, around its place. */
  readonly reach: Box;
  readonly outside: OutsideCost;
  /** Where it had best be, and the cost per unit from there. */
  readonly towards?: { readonly at: Point; readonly cost: number; readonly most?: number } | undefined;
}

/** Places in the province. */
export function placesWithin(province: ProvinceOnPage, { reach, outside, towards }: Wish): readonly Candidate[] {
  const [x0, y0, x1, y1] = province.box;
  const step = Math.max(2.5, Math.sqrt(sizeOf(province.box) / (2 * MOST)));
  const found: Candidate[] = [];
  const visit = (at: Point): void => {
    const cost = outsideCost(province, around(at, reach), outside);
    const off = towards ? distance(at, towards.at) : 0;
    if (cost === undefined || off > (towards?.most ?? Number.POSITIVE_INFINITY)) return;
    found.push({ at: tidy(at), cost: cost + off * (towards?.cost ?? 0) });
  };
  for (let y = y0 + step / 2; y < y1; y += step)
    for (let x = x0 + step / 2; x < x1; x += step) if (towards?.most !== undefined || province.isIn([x, y])) visit([x, y]);
  if (found.length === 0) visit(province.pole);
  return found;
}

/** Cost of a name outside its province: once, and for each unit from there. */
const CALLED_OUT = { once: 35, perUnit: 4 };
/** In each square of this size, only the cheapest place for a name is kept. */
const CELL = 7;

/** Places for a name: in the province or near it. `reach`: around the middle of its baseline. */
export function placesForName(province: ProvinceOnPage, { reach, outside }: Wish): readonly Candidate[] {
  const [x0, y0, x1, y1] = province.box;
  const best = new Map<string, Candidate>();
  const beyond = sizeOf(province.box) > 40_000 ? 0 : BEYOND;
  const step = Math.max(2.5, Math.sqrt(sizeOf([x0 - beyond, y0 - beyond, x1 + beyond, y1 + beyond]) / 9000));
  for (let y = y0 - beyond; y < y1 + beyond; y += step)
    for (let x = x0 - beyond; x < x1 + beyond; x += step) {
      const at: Point = [x, y];
      const middle: Point = [x, y + (reach[1] + reach[3]) / 2];
      const cost = outsideCost(province, around(at, reach), outside);
      if (cost === undefined) continue;
      const whole = cost + (province.isIn(middle) ? 0 : CALLED_OUT.once + province.away(middle) * CALLED_OUT.perUnit);
      const cell = `${Math.floor(x / (CELL + step))} ${Math.floor(y / (CELL + step))}`;
      const known = best.get(cell);
      if (!known || whole < known.cost) best.set(cell, { at: tidy(at), cost: whole });
    }
  return [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

/** As the file has it. */
export const tidy = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
