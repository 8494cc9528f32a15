import { mapped } from '../../../lib/mapped.js';
import { type Board, isSea, numberOfLocation, numberOfProvince, provinceNumberOf } from '../board/board.js';
import type { ProvinceId } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { Variant } from '../model/variant.js';
import { mayConvoy } from './reach.js';
import { simpleChains } from './simpleChains.js';

/** Where the fleets of a position could carry its armies. */
export interface ConvoyRoutes {
  /** Returns where an army could be carried, optionally without one fleet. */
  targets(army: Unit, without?: Unit): readonly ProvinceId[];
  /** Whether `to` is one of those targets. */
  carries(army: Unit, to: ProvinceId, without?: Unit): boolean;
  /** Returns where a fleet could help to carry an army: on some chain that needs all of its fleets (DATC 6.G.19). */
  helps(fleet: Unit, army: Unit): readonly ProvinceId[];
  mayHelp(fleet: Unit, army: Unit, to: ProvinceId): boolean;
}

const NO_TARGETS: readonly ProvinceId[] = [];
const NOWHERE: ConvoyRoutes = { targets: () => NO_TARGETS, carries: () => false, helps: () => NO_TARGETS, mayHelp: () => false };

export function convoyRoutesOf(variant: Variant, units: readonly Unit[]): ConvoyRoutes {
  const fleets = variant.orderKinds.includes('convoy') ? units.filter(unit => mayConvoy(variant, unit)) : [];
  return fleets.length === 0 ? NOWHERE : routesOf(variant.board, fleets);
}

function routesOf(board: Board, fleets: readonly Unit[]): ConvoyRoutes {
  const places = mapped(fleets, fleet => Math.max(numberOfLocation(board, fleet.at), 0));
  let known: FleetMap | undefined;
  const sea = (): FleetMap => {
    known ??= fleetMap(board, places);
    return known;
  };
  const numberOf = ({ at }: Unit): number => numberOfProvince(board, at);
  const helped: (readonly (readonly ProvinceId[])[])[] = [];
  /** Indexed by the number of the fleet left out plus 1, or 0 if none is left out. */
  const carried: (readonly ProvinceId[])[][] = [];
  const targets: ConvoyRoutes['targets'] = (army, without) => {
    if (army.type !== 'A') return NO_TARGETS;
    const left = without === undefined ? -1 : fleets.indexOf(without);
    const known = memoized(carried, left + 1, () => []);
    return memoized(known, numberOf(army), from => targetsFrom(sea(), from, left));
  };
  const helps: ConvoyRoutes['helps'] = (fleet, army) => {
    if (army.type !== 'A') return NO_TARGETS;
    return memoized(helped, numberOf(army), from => chainsFrom(sea(), from))[fleets.indexOf(fleet)] ?? NO_TARGETS;
  };
  /** Fast path: most convoys need a single fleet, and no search for a chain. */
  const isBetween = (place: number, from: number, to: number): boolean =>
    touches(board, place, from) && touches(board, place, to) && from !== to;
  return {
    targets,
    carries: (army, to, without) => {
      if (army.type !== 'A') return false;
      const from = numberOf(army);
      const there = provinceNumberOf(board, to);
      for (let i = 0; i < fleets.length; i++) if (fleets[i] !== without && isBetween(places[i] ?? 0, from, there)) return !isSea(board, to);
      return targets(army, without).includes(to);
    },
    helps,
    mayHelp: (fleet, army, to) => {
      const place = Math.max(numberOfLocation(board, fleet.at), 0);
      const there = provinceNumberOf(board, to);
      if (army.type === 'A' && !isSea(board, to) && isBetween(place, numberOf(army), there)) return true;
      return helps(fleet, army).includes(to);
    },
  };
}

/** Whether a fleet at a location (by number) can pass to some coast of a province. */
const touches = ({ fleetReach, provinces }: Board, place: number, province: number): boolean =>
  fleetReach[place * provinces.length + province] === 1;

/** Memoizes by number. */
function memoized<T>(known: T[], number: number, workOut: (number: number) => T): T {
  const there = known[number];
  if (there !== undefined) return there;
  const found = workOut(number);
  known[number] = found;
  return found;
}

/** The fleets by number: the province of each, the fleets next to it, and the provinces whose coasts it can reach. */
interface FleetMap {
  readonly board: Board;
  readonly provinces: readonly number[];
  readonly beside: readonly (readonly number[])[];
  readonly shores: readonly (readonly number[])[];
  /** The fleets that can reach the coasts of each province. */
  readonly at: readonly (readonly number[])[];
}

function fleetMap(board: Board, places: readonly number[]): FleetMap {
  const isBeside = (from: number, to: number): boolean => board.fleetBorder[from * board.locations.length + to] === 1;
  return {
    board,
    provinces: mapped(places, at => board.provinceOfLocation[at] ?? -1),
    beside: mapped(places, from => {
      const others: number[] = [];
      for (let i = 0; i < places.length; i++) if (isBeside(from, places[i] ?? 0)) others.push(i);
      return others;
    }),
    shores: mapped(places, at => board.shores[at] ?? []),
    at: fleetsByShore(board, places),
  };
}

function fleetsByShore(board: Board, places: readonly number[]): readonly (readonly number[])[] {
  const fleets: number[][] = board.provinces.map(() => []);
  for (const [fleet, at] of places.entries()) for (const shore of board.shores[at] ?? []) fleets[shore]?.push(fleet);
  return fleets;
}

const startsFrom = ({ at }: FleetMap, from: number): readonly number[] => at[from] ?? [];

const idOf = ({ provinces }: Board, province: number): ProvinceId => provinces[province]?.id ?? '';

/** Returns where an army could be carried. A fleet's own province counts only if it is reached without that fleet. */
function targetsFrom(sea: FleetMap, from: number, without: number): readonly ProvinceId[] {
  const targets: ProvinceId[] = [];
  for (const to of reachedFrom(sea, from, without, NOBODY)) {
    const there = sea.provinces.indexOf(to);
    if (there < 0 || reachedFrom(sea, from, without, there).includes(to)) targets.push(idOf(sea.board, to));
  }
  return targets;
}
const NOBODY = -1;

function reachedFrom(sea: FleetMap, from: number, without: number, nor: number): readonly number[] {
  const reached = startsFrom(sea, from).filter(f => f !== without && f !== nor);
  const isReached = marked(sea, reached);
  const seen = new Uint8Array(sea.board.provinces.length);
  seen[from] = 1;
  const shores: number[] = [];
  for (const f of reached) {
    for (const shore of sea.shores[f] ?? []) {
      if (seen[shore] === 0) shores.push(shore);
      seen[shore] = 1;
    }
    for (const next of sea.beside[f] ?? [])
      if (next !== without && next !== nor && isReached[next] === 0) {
        isReached[next] = 1;
        reached.push(next);
      }
  }
  return shores;
}

/**
 * How many fleets are gone through to find the chains from one shore. Of our boards none needs more than 122, with a fleet in every sea. On a board
 * with many seas there can be more chains than could ever be followed.
 */
const MOST_STEPS = 1_000;

/**
 * Returns, for each fleet by number, the targets of the chains it is part of: those that cannot be shortened; if they are too many to be followed, all
 * that pass no fleet twice.
 */
function chainsFrom(sea: FleetMap, from: number): readonly (readonly ProvinceId[])[] {
  return shortestChainsFrom(sea, from) ?? simpleChainsFrom(sea, from);
}

function simpleChainsFrom(sea: FleetMap, from: number): readonly (readonly ProvinceId[])[] {
  const starts = startsFrom(sea, from);
  const shores = reachedFrom(sea, from, NOBODY, NOBODY);
  return shores.some(shore => sea.provinces.includes(shore)) ? aroundOwnFleets(sea, starts, shores) : byGroup(sea, starts, shores);
}

/** Fleets of one group share the list of their targets. */
function byGroup(sea: FleetMap, starts: readonly number[], shores: readonly number[]): readonly (readonly ProvinceId[])[] {
  const chains = simpleChains(sea, starts);
  const found = new Map<number, ProvinceId[]>();
  for (const to of shores)
    for (const group of chains.to(startsFrom(sea, to))) {
      const targets = found.get(group);
      if (targets) targets.push(idOf(sea.board, to));
      else found.set(group, [idOf(sea.board, to)]);
    }
  return mapped(sea.shores, (_, fleet) => found.get(chains.groups[fleet] ?? NOBODY) ?? NO_TARGETS);
}

/** Fleets in the target itself are on no chain to it: such a target has chains of its own. */
function aroundOwnFleets(sea: FleetMap, starts: readonly number[], shores: readonly number[]): readonly (readonly ProvinceId[])[] {
  const found = mapped(sea.shores, (): ProvinceId[] => []);
  for (const to of shores) {
    const { groups, to: chainsTo } = simpleChains(sea, starts, to);
    const onChains = chainsTo(startsFrom(sea, to));
    found.forEach((targets, fleet) => {
      if (onChains.has(groups[fleet] ?? NOBODY)) targets.push(idOf(sea.board, to));
    });
  }
  return found;
}

/** Which of the fleets by number these are. */
function marked({ shores }: FleetMap, fleets: readonly number[]): Uint8Array {
  const marks = new Uint8Array(shores.length);
  for (const f of fleets) marks[f] = 1;
  return marks;
}

/** Whether it takes more than MOST_STEPS to follow every chain that cannot be shortened. Only counts: that is quicker than to follow them in vain. */
function areTooMany(sea: FleetMap, starts: readonly number[]): boolean {
  const isStart = marked(sea, starts);
  /** How often a fleet is next to the chain so far. Twice means that the chain could be shortened. */
  const met = new Uint8Array(sea.shores.length);
  let steps = 0;
  const follow = (last: number): boolean => {
    steps += 1;
    if (steps > MOST_STEPS) return false;
    const beside = sea.beside[last] ?? [];
    for (const f of beside) met[f] = (met[f] ?? 0) + 1;
    for (const f of beside) if (met[f] === 1 && isStart[f] === 0 && !follow(f)) return false;
    for (const f of beside) met[f] = (met[f] ?? 0) - 1;
    return true;
  };
  return !starts.every(follow);
}

/** Follows every chain that cannot be shortened. Undefined if they are too many. */
function shortestChainsFrom(sea: FleetMap, from: number): readonly (readonly ProvinceId[])[] | undefined {
  const starts = startsFrom(sea, from);
  if (areTooMany(sea, starts)) return undefined;
  const isStart = marked(sea, starts);
  const P = sea.board.provinces.length;
  const found = mapped(sea.shores, (): ProvinceId[] => []);
  const isFound = new Uint8Array(found.length * P);
  /** How often a fleet, or a shore, is next to the chain so far. Twice means that the chain could be shortened. */
  const met = new Uint8Array(found.length);
  const passed = new Uint8Array(P);
  passed[from] = 1;
  const chain: number[] = [];
  const land = (shore: number): void => {
    for (const f of chain) {
      if (isFound[f * P + shore] === 0) found[f]?.push(idOf(sea.board, shore));
      isFound[f * P + shore] = 1;
    }
  };
  const follow = (last: number): void => {
    chain.push(last);
    const shores = sea.shores[last] ?? [];
    const beside = sea.beside[last] ?? [];
    const own = sea.provinces[last] ?? from;
    passed[own] = (passed[own] ?? 0) + 1;
    for (const shore of shores) {
      if (passed[shore] === 0) land(shore);
      passed[shore] = (passed[shore] ?? 0) + 1;
    }
    for (const f of beside) met[f] = (met[f] ?? 0) + 1;
    for (const f of beside) if (met[f] === 1 && isStart[f] === 0) follow(f);
    for (const f of beside) met[f] = (met[f] ?? 0) - 1;
    for (const shore of shores) passed[shore] = (passed[shore] ?? 0) - 1;
    passed[own] = (passed[own] ?? 0) - 1;
    chain.pop();
  };
  for (const first of starts) follow(first);
  return found;
}
