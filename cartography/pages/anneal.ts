import { type Box, distance, type Point } from '../../src/drawing/vector/geometry.js';
import { type Random, seededRandom } from '../../src/lib/random.js';

/** What has to be placed. */
export type ItemKind = 'unit' | 'coast' | 'centre' | 'burrow' | 'name';

/** A place an item could have, and its cost, whatever the others do. */
export interface Candidate {
  readonly at: Point;
  readonly cost: number;
}

export interface Item {
  readonly kind: ItemKind;
  readonly province: string;
  /** The coast of a fleet's place. */
  readonly coast?: string;
  /** The room it takes, around its place. */
  readonly reach: Box;
  readonly candidates: readonly Candidate[];
}

/** Provinces between which units move: arrows between their units need some length. */
export type AreNeighbours = (a: string, b: string) => boolean;

/** Cost per square unit of overlap, highest where letters would be lost. */
const OVERLAP = { name: 6, other: 5 };
/** Least gap between two items, in units of the page. */
const GAP = 1.5;
/** Cost per unit by which what belongs to one province is apart. */
const APART = { name: 1, other: 0.3 };
/** Below this distance of their units, an arrow between two neighbours can hardly be seen; cost per unit. */
const ARROW = { length: 70, cost: 0.9 };

/** Temperatures of the search, and proposals per item at each. */
const HEAT = { from: 160, to: 0.4, factor: 0.92, proposals: 14 };

/** Chooses a candidate for each item so that the sum of all costs is as low as can be found: the best of several searches. */
export function anneal(items: readonly Item[], areNeighbours: AreNeighbours): readonly Point[] {
  const searches = SEEDS.map(seed => search(items, areNeighbours, seededRandom(seed)));
  return searches.reduce((best, one) => (one.cost < best.cost ? one : best)).places;
}
const SEEDS = [1, 2, 3, 4];

interface Found {
  readonly places: readonly Point[];
  readonly cost: number;
}

function search(items: readonly Item[], areNeighbours: AreNeighbours, random: Random): Found {
  const chosen = items.map(cheapest);
  const near = neighbourhoods(items, areNeighbours);
  const costOf = (i: number, candidate: Candidate): number => {
    const item = items[i];
    if (!item) return 0;
    let sum = candidate.cost;
    for (const { other, cost } of near[i] ?? []) sum += cost(candidate.at, chosen[other]?.at ?? candidate.at);
    return sum;
  };
  const settle = (i: number, heat: number): boolean => {
    const { candidates } = items[i] ?? { candidates: [] };
    const [present, proposed] = [chosen[i], candidates[Math.floor(random() * candidates.length)]];
    if (!present || !proposed || present === proposed) return false;
    const rise = costOf(i, proposed) - costOf(i, present);
    if (rise > 0 && random() >= Math.exp(-rise / heat)) return false;
    chosen[i] = proposed;
    return true;
  };
  for (let heat = HEAT.from; heat > HEAT.to; heat *= HEAT.factor)
    for (let k = 0; k < items.length * HEAT.proposals; k++) settle(Math.floor(random() * items.length), heat);
  for (let round = 0, moved = true; moved && round < 12; round++) {
    moved = false;
    items.forEach(({ candidates }, i) => {
      const best = candidates.reduce<{ candidate: Candidate; cost: number } | undefined>((least, candidate) => {
        const cost = costOf(i, candidate);
        return least && least.cost <= cost ? least : { candidate, cost };
      }, undefined);
      if (!best || best.candidate === chosen[i]) return;
      moved = true;
      chosen[i] = best.candidate;
    });
  }
  return { places: chosen.map(({ at }) => at), cost: chosen.reduce((sum, candidate, i) => sum + costOf(i, candidate), 0) };
}

function cheapest({ kind, province, candidates }: Item): Candidate {
  const [first, ...rest] = candidates;
  if (!first) throw new Error(`There is no room for the ${kind} of ${province} on the page`);
  return rest.reduce((best, one) => (one.cost < best.cost ? one : best), first);
}

/** What two items cost each other, given their places. */
type PairCost = (own: Point, others: Point) => number;
interface Nearby {
  readonly other: number;
  readonly cost: PairCost;
}

/** For each item, those that some of its candidates could meet. */
function neighbourhoods(items: readonly Item[], areNeighbours: AreNeighbours): readonly (readonly Nearby[])[] {
  const extents = items.map(({ candidates, reach }) => extentOf(candidates, reach));
  return items.map((item, i) =>
    items.flatMap((another, other): readonly Nearby[] => {
      if (other === i) return [];
      const meets = touch(extents[i], extents[other]);
      const cost = pairCost(item, another, areNeighbours(item.province, another.province));
      return cost && (meets || item.province === another.province) ? [{ other, cost }] : [];
    }),
  );
}

function extentOf(candidates: readonly Candidate[], [left, top, right, bottom]: Box): Box {
  const [xs, ys] = [candidates.map(({ at }) => at[0]), candidates.map(({ at }) => at[1])];
  return [Math.min(...xs) + left - ARROW.length, Math.min(...ys) + top - ARROW.length, Math.max(...xs) + right, Math.max(...ys) + bottom];
}

const touch = (a: Box | undefined, b: Box | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const isUnit = ({ kind }: Item): boolean => kind === 'unit' || kind === 'coast';

/** Undefined for items that are never shown together: the unit of a province on one of its coasts or another. */
function pairCost(a: Item, b: Item, isArrow: boolean): PairCost | undefined {
  const isSame = a.province === b.province;
  if (isSame && isUnit(a) && isUnit(b)) return undefined;
  const weight = a.kind === 'name' || b.kind === 'name' ? OVERLAP.name : OVERLAP.other;
  const apart = isSame ? (a.kind === 'name' || b.kind === 'name' ? APART.name : APART.other) : 0;
  const isArrowBetween = isArrow && isUnit(a) && isUnit(b);
  const [ar, br] = [a.reach, b.reach];
  return (p, q) => {
    const across = Math.min(p[0] + ar[2], q[0] + br[2]) - Math.max(p[0] + ar[0], q[0] + br[0]) + GAP;
    const down = Math.min(p[1] + ar[3], q[1] + br[3]) - Math.max(p[1] + ar[1], q[1] + br[1]) + GAP;
    const overlap = across > 0 && down > 0 ? (across * down + 40) * weight : 0;
    const gap = apart > 0 ? Math.max(0, -across, -down) * apart : 0;
    return overlap + gap + (isArrowBetween ? Math.max(0, ARROW.length - distance(p, q)) * ARROW.cost : 0);
  };
}
