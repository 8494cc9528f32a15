import type { PowerId, ProvinceId } from '../board/location.js';
import type { Unit } from '../board/position.js';

/** A fleet on a rapid river move. */
export interface Traveller {
  readonly power: PowerId;
  readonly from: ProvinceId;
  readonly path: readonly ProvinceId[];
  /** Whether it is known to stay: it is then only an obstacle. */
  readonly stays: boolean;
}
export type Obstacle = 'unit' | 'standoff' | 'rapid' | 'occupied';
export interface Journey {
  readonly rest: ProvinceId;
  /** The space that stopped it, and why. Absent if it arrived. */
  readonly stoppedAt?: ProvinceId;
  readonly because?: Obstacle;
}
/** The board after all other orders. */
export interface Waters {
  unitIn(province: ProvinceId): Unit | undefined;
  /** Whether a unit of another power bounced there and no unit entered. */
  repels(province: ProvinceId, power: PowerId): boolean;
}

/** A fleet on its way: where it is, its next space, the vacant spaces it has passed (its origin first), and what stopped it. */
interface Afloat {
  readonly traveller: Traveller;
  at: ProvinceId;
  next: ProvinceId | undefined;
  readonly vacant: ProvinceId[];
  going: boolean;
  stopped: { readonly at: ProvinceId; readonly because: Obstacle } | undefined;
}

/**
 * Rapid River Move 4–5: all fleets advance together, one space per step, and end on the last vacant space they passed. The last space must
 * be vacant: a fleet stops before it if it is occupied, and is then an obstacle to others.
 */
export function travel(
  travellers: readonly Traveller[],
  waters: Waters,
): { readonly journeys: ReadonlyMap<ProvinceId, Journey>; readonly contested: readonly ProvinceId[] } {
  const fleets = travellers.map((traveller): Afloat => {
    const { from, stays } = traveller;
    return { traveller, at: from, next: undefined, vacant: [from], going: !stays, stopped: undefined };
  });
  const contested = new Set<ProvinceId>();
  for (let step = 0; fleets.some(f => f.going); step++) oneStep(fleets, step, waters, contested);
  giveWay(fleets);
  const journeys = new Map<ProvinceId, Journey>();
  for (const f of fleets) journeys.set(f.traveller.from, journeyOf(f));
  return { journeys, contested: [...contested] };
}

function oneStep(fleets: readonly Afloat[], step: number, waters: Waters, contested: Set<ProvinceId>): void {
  for (const f of fleets) {
    f.next = f.going ? f.traveller.path[step] : undefined;
    f.going = f.next !== undefined;
  }
  while (stopSome(fleets, waters, contested));
  for (const f of fleets) {
    if (!f.going || f.next === undefined) continue;
    f.at = f.next;
    if (waters.unitIn(f.at) === undefined) f.vacant.push(f.at);
  }
}

/** Stops the fleets whose next space is closed to them. Returns whether there were any. */
function stopSome(fleets: readonly Afloat[], waters: Waters, contested: Set<ProvinceId>): boolean {
  let stopped = false;
  for (const f of fleets) {
    const { next } = f;
    const because = f.going && next !== undefined ? obstacleTo(f, next, fleets, waters) : undefined;
    if (because === undefined || next === undefined) continue;
    f.going = false;
    f.stopped = { at: next, because };
    if (because === 'rapid' && fleets.some(o => o !== f && o.next === next)) contested.add(next);
    stopped = true;
  }
  return stopped;
}

function obstacleTo(f: Afloat, p: ProvinceId, fleets: readonly Afloat[], waters: Waters): Obstacle | undefined {
  const { power, path } = f.traveller;
  const there = waters.unitIn(p);
  if (there !== undefined && there.power !== power) return 'unit';
  if (there !== undefined && p === path[path.length - 1]) return 'occupied';
  if (waters.repels(p, power)) return 'standoff';
  return fleets.some(o => o !== f && (o.next === p || (o.at === p && (o.next === f.at || !o.going)))) ? 'rapid' : undefined;
}

/** Where stopped fleets would end on one space, or where another fleet arrived, each stopped fleet goes back one more vacant space. */
function giveWay(fleets: readonly Afloat[]): void {
  for (;;) {
    const crowded = fleets.filter(f => f.vacant.length > 1 && !hasArrived(f) && fleets.some(o => o !== f && restOf(o) === restOf(f)));
    if (crowded.length === 0) return;
    for (const f of crowded) f.vacant.pop();
  }
}
const restOf = (f: Afloat): ProvinceId => f.vacant[f.vacant.length - 1] ?? f.traveller.from;
const hasArrived = (f: Afloat): boolean => f.stopped === undefined && restOf(f) === f.at;

const journeyOf = (f: Afloat): Journey => ({
  rest: restOf(f),
  ...(f.stopped && { stoppedAt: f.stopped.at, because: f.stopped.because }),
});
