import { type Box, distance, type Point } from '../../src/drawing/vector/geometry.js';
import type { Item } from './anneal.js';
import { type ProvinceOnPage, tidy } from './candidates.js';

/** Distance of a dislodged unit from the one that dislodged it, and its own half width. */
const APART = 31;
const HALF = 18;
/** Cost per unit by which it is too near to another unit; per square unit of a name or a centre that it covers; outside its province. */
const COST = { unit: 40, covered: 1, outside: 0.6 };

interface Placed {
  readonly item: Item;
  readonly at: Point;
}

/** Where a unit dislodged from `token` is: beside it, where it hides least. */
export function dislodgedPlaceOn(token: Point, area: ProvinceOnPage, placed: readonly Placed[], province: string): Point {
  const around = Array.from({ length: 32 }, (_, i): Point => {
    const turn = (i * Math.PI) / 16;
    return [token[0] + APART * Math.cos(turn), token[1] + APART * Math.sin(turn)];
  });
  const costs = around.map(at => costOf(at, area, placed, province));
  const best = costs.indexOf(Math.min(...costs));
  return tidy(around[best] ?? token);
}

function costOf([x, y]: Point, { page, own }: ProvinceOnPage, placed: readonly Placed[], province: string): number {
  const box: Box = [x - HALF, y - HALF, x + HALF, y + HALF];
  if (box[0] < page[0] || box[1] < page[1] || box[2] > page[2] || box[3] > page[3]) return Number.MAX_VALUE;
  const others = placed.reduce((sum, { item, at }) => {
    if (item.kind === 'unit' || item.kind === 'coast')
      return item.province === province ? sum : sum + Math.max(0, 2 * HALF - distance([x, y], at)) * COST.unit;
    return sum + overlap(box, [at[0] + item.reach[0], at[1] + item.reach[1], at[0] + item.reach[2], at[1] + item.reach[3]]) * COST.covered;
  }, 0);
  return others + (4 * HALF * HALF - own(box)) * COST.outside;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
