import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { Situation } from '../../../../src/games/diplomacy/model/state.js';
import type { OrderOf, WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import type { Land } from './land.js';

/** An order as its power wrote it. */
export interface Line {
  readonly power: string;
  readonly order: WrittenOrder;
}

export interface Outcome {
  /** For every line, whether it did what it says. A vote succeeds if it carried and was done. Undefined if the rules do not say. */
  readonly success: readonly (boolean | undefined)[];
  readonly units: readonly Unit[];
}

/** Where a power builds: in its homes; armies in any home it owns; in any centre it owns; in homes and capitals of greater powers. */
type Sites = 'home' | 'every-home' | 'every-centre' | 'capitals';
const SITES: Readonly<Record<string, Sites>> = {
  classic: 'home',
  'warring-states-v2': 'every-home',
  'warring-states-v1': 'every-home',
  'mandate-of-heaven': 'every-centre',
  'warhammer-fm05': 'capitals',
};
const NOMADS = 'hsiung-nu';
/** Once the nomads have had this many centres, or have this many units, they are like any other power. */
const SIX = 6;

/** Resolves a winter by the rules as they are written for players. */
export function winter(variant: string, land: Land, now: Situation, lines: readonly Line[]): Outcome {
  const w: Winter = {
    land,
    now,
    lines,
    sites: SITES[variant] ?? 'home',
    occupied: new Set(now.position.units.map(u => provinceOf(u.at))),
  };
  const neutrals = neutralsOf(w);
  const others = land.powers
    .filter(power => power !== NOMADS)
    .map(power => (neutrals.includes(power) ? voted(w, power) : adjusted(w, power)));
  const nomads = now.powers.includes(NOMADS) ? [nomadsAdjusted(w, new Set(others.flatMap(done => done.built.map(u => u.at))))] : [];
  const all = [...others, ...nomads];
  const removed = new Set(all.flatMap(done => done.removed));
  const good = new Set(all.flatMap(done => done.good));
  const unsaid = new Set(all.flatMap(done => done.unsaid ?? []));
  return {
    success: lines.map((_, i) => (unsaid.has(i) ? undefined : good.has(i))),
    units: [...now.position.units.filter(u => !removed.has(u)), ...all.flatMap(done => done.built)],
  };
}

interface Winter {
  readonly land: Land;
  readonly now: Situation;
  readonly lines: readonly Line[];
  readonly sites: Sites;
  /** The provinces that have a unit when the winter begins. Nothing is built there, even if the unit is removed. */
  readonly occupied: ReadonlySet<string>;
}

/** One power's builds and removals, and the lines that counted. */
interface Done {
  readonly built: readonly Unit[];
  readonly removed: readonly Unit[];
  readonly good: readonly number[];
  readonly unsaid?: readonly number[];
}

const unitsOf = ({ now }: Winter, power: string): readonly Unit[] => now.position.units.filter(u => u.power === power && !u.free);
const centresOf = ({ land, now }: Winter, power: string): readonly string[] =>
  land.centres.filter(centre => now.position.centres[centre] === power);
/** Returns the powers that are ordered by vote because they have no player. */
const neutralsOf = ({ land, now }: Winter): readonly string[] => land.neutrals.filter(power => !now.powers.includes(power));

type Build = OrderOf<'build'>;
const asUnit = (power: string, { type, at }: Build): Unit => ({ power, type, at });
const stands = ({ land }: Winter, { type, at }: Build): boolean => (type === 'A' ? land.armyMayStand(at) : land.fleetMayStand(at));
const isFree = ({ occupied }: Winter, { at }: Build): boolean => !occupied.has(provinceOf(at));

function isSite({ land, now, sites }: Winter, power: string, { type, at }: Build): boolean {
  const province = provinceOf(at);
  if (!land.centres.includes(province) || now.position.centres[province] !== power) return false;
  switch (sites) {
    case 'home':
      return land.isHomeOf(power, province);
    case 'every-home':
      return type === 'A' && land.isHome(province);
    case 'every-centre':
      return true;
    case 'capitals':
      return land.isHomeOf(power, province) || now.capitals?.[power] === province || isGreaterCapital(land, now, power, province);
  }
}

/** Whether it is the capital of a power that began with more units. Single units of powers without a player are not on the board. */
function isGreaterCapital(land: Land, { powers, began = {}, capitals = {} }: Situation, power: string, province: string): boolean {
  const given = (of: string): number => (powers.includes(of) || land.beganWith(of) > 1 ? land.beganWith(of) : 0);
  const size = (of: string): number => began[of] ?? given(of);
  return land.powers.some(other => (capitals[other] ?? land.capitalOf(other)) === province && size(other) > size(power));
}

/** Returns the indices of a power's own lines, in order, without its votes. */
const ownLines = (w: Winter, power: string): readonly number[] =>
  w.lines.flatMap((line, i) => (line.power === power && subjectOf(w, line) === undefined ? [i] : []));

/** Adjusts a power that is not neutral. With or without a player, it builds up to its centres or removes down to them. */
function adjusted(w: Winter, power: string): Done {
  const due = centresOf(w, power).length - unitsOf(w, power).length;
  return due < 0 ? removals(w, power, -due, ownLines(w, power)) : builds(w, power, due);
}

function builds(w: Winter, power: string, due: number): Done {
  const built: Unit[] = [];
  const good: number[] = [];
  for (const i of ownLines(w, power)) {
    const order = w.lines[i]?.order;
    if (order?.kind !== 'build' || built.length === due) continue;
    if (!isSite(w, power, order) || !stands(w, order) || !isFree(w, order)) continue;
    if (built.some(unit => provinceOf(unit.at) === provinceOf(order.at))) continue;
    built.push(asUnit(power, order));
    good.push(i);
  }
  return { built, removed: [], good, unsaid: due > 0 ? waivers(w, power) : [] };
}

/** The lines that waive a build. No rule says how many of them count beside other builds. */
const waivers = (w: Winter, power: string): readonly number[] => ownLines(w, power).filter(i => w.lines[i]?.order.kind === 'waive');

/** Removes units: first those named in these lines, then those that civil disorder removes. */
function removals(w: Winter, power: string, due: number, lines: readonly number[]): Done {
  const units = unitsOf(w, power);
  const removed: Unit[] = [];
  const good: number[] = [];
  for (const i of lines) {
    const order = w.lines[i]?.order;
    if (order?.kind !== 'remove' || removed.length === due) continue;
    const unit = units.find(u => provinceOf(u.at) === provinceOf(order.at));
    if (!unit || removed.includes(unit)) continue;
    removed.push(unit);
    good.push(i);
  }
  const rest = disorderly(w, power).filter(unit => !removed.includes(unit));
  return { built: [], removed: [...removed, ...rest.slice(0, due - removed.length)], good };
}

/** Returns the units of a power in the order of civil disorder: farthest from its centres first, fleets before armies, then by name. */
function disorderly(w: Winter, power: string): readonly Unit[] {
  const centres = new Set(centresOf(w, power));
  const far = (unit: Unit): number => (centres.size === 0 ? 0 : w.land.distance(unit.at, centres));
  return unitsOf(w, power).toSorted((a, b) => {
    if (far(a) !== far(b)) return far(b) > far(a) ? 1 : -1;
    if (a.type !== b.type) return a.type === 'F' ? -1 : 1;
    return byName(w, a.at, b.at);
  });
}

function byName({ land }: Winter, a: string, b: string): number {
  const [one, other] = [land.nameOf(provinceOf(a)), land.nameOf(provinceOf(b))];
  return one === other ? 0 : one < other ? -1 : 1;
}

// Neutrals that are ordered by vote.

/** Returns the neutral for which a line votes. Undefined if the line is the power's own order. */
function subjectOf(w: Winter, { power, order }: Line): string | undefined {
  if (order.kind !== 'build' && order.kind !== 'remove') return undefined;
  const province = provinceOf(order.at);
  if (power === NOMADS && order.kind === 'build' && placementsDue(w) > 0 && w.land.band.includes(province)) return undefined;
  const { units, centres } = w.now.position;
  const whose = order.kind === 'build' ? centres[province] : units.find(u => provinceOf(u.at) === province)?.power;
  return whose !== undefined && whose !== power && neutralsOf(w).includes(whose) ? whose : undefined;
}

/** Whether a power has a unit or a centre. The nomads need two centres if they have no unit. */
const survives = (w: Winter, power: string): boolean =>
  unitsOf(w, power).length > 0 || centresOf(w, power).length >= (power === NOMADS ? 2 : 1);
const votersIn = (w: Winter): readonly string[] => w.now.powers.filter(power => !w.now.vacant?.includes(power) && survives(w, power));

type Wish = Build | OrderOf<'remove'>;
interface Motion {
  readonly order: Wish;
  readonly lines: number[];
  readonly powers: Set<string>;
}

/** Resolves a neutral without a player: it does what more than half of the surviving powers, with more than half of their units, want. */
function voted(w: Winter, neutral: string): Done {
  const due = centresOf(w, neutral).length - unitsOf(w, neutral).length;
  const motions = motionsFor(w, neutral, due);
  const strength = (powers: Iterable<string>): number => [...powers].reduce((sum, power) => sum + unitsOf(w, power).length, 0);
  const voters = votersIn(w);
  const carried = motions
    .filter(({ powers }) => 2 * powers.size > voters.length && 2 * strength(powers) > strength(voters))
    .toSorted((a, b) => {
      if (a.powers.size !== b.powers.size) return b.powers.size - a.powers.size;
      const more = strength(b.powers) - strength(a.powers);
      return more || byName(w, a.order.at, b.order.at) || (a.order.type === b.order.type ? 0 : a.order.type === 'A' ? -1 : 1);
    });
  const chosen: Motion[] = [];
  for (const motion of carried) {
    const isTaken = chosen.some(({ order }) => provinceOf(order.at) === provinceOf(motion.order.at));
    if (!isTaken && chosen.length < Math.abs(due)) chosen.push(motion);
  }
  const good = chosen.flatMap(({ lines }) => lines);
  if (due >= 0)
    return { built: chosen.flatMap(({ order }) => (order.kind === 'build' ? [asUnit(neutral, order)] : [])), removed: [], good };
  const named = chosen.flatMap(({ lines }) => lines.slice(0, 1));
  return { ...removals(w, neutral, -due, named), good };
}

/** Collects the votes. A power may vote for as many orders as the neutral has builds or removals: its first legal ones, without repeats. */
function motionsFor(w: Winter, neutral: string, due: number): readonly Motion[] {
  const motions = new Map<string, Motion>();
  for (const power of votersIn(w)) {
    let wanted = 0;
    w.lines.forEach((line, i) => {
      if (line.power !== power || subjectOf(w, line) !== neutral || wanted === Math.abs(due)) return;
      if (!mayBeWanted(w, due, line.order)) return;
      const what = line.order.kind === 'build' ? `${line.order.type} ${line.order.at}` : provinceOf(line.order.at);
      const motion = motions.get(what) ?? { order: line.order, lines: [], powers: new Set() };
      if (motion.powers.has(power)) return;
      motions.set(what, motion);
      motion.powers.add(power);
      motion.lines.push(i);
      wanted++;
    });
  }
  return [...motions.values()];
}

function mayBeWanted(w: Winter, due: number, order: WrittenOrder): order is Wish {
  if (order.kind === 'build') return due > 0 && isFree(w, order) && stands(w, order);
  return order.kind === 'remove' && due < 0;
}

// The nomads.

const most = ({ now }: Winter): number => now.mostCentres?.[NOMADS] ?? 0;
/** Returns the number of units that the nomads keep with this many centres. */
const kept = (centres: number): number => (centres < SIX ? 3 + Math.floor(centres / 2) : centres);

function nomadsDue(w: Winter): { readonly builds: number; readonly removals: number } {
  const [units, centres] = [unitsOf(w, NOMADS).length, centresOf(w, NOMADS).length];
  const removals = Math.min(units, Math.max(0, units - kept(centres)) + melting(w.now.turn.year, centres));
  if (removals > 0 || !survives(w, NOMADS)) return { builds: 0, removals };
  const room = most(w) < SIX ? kept(centres) - units : centres - units;
  const atOnce = most(w) < SIX && centres < SIX ? Math.floor(centres / 2) : Number.POSITIVE_INFINITY;
  return { builds: Math.max(0, Math.min(room, atOnce)), removals: 0 };
}

/** Returns how many extra units the nomads lose, infinite if all. Years are BC. */
function melting(year: number, centres: number): number {
  if (year === 367) return centres < 2 ? 1 : 0;
  if (year === 366) return centres < 1 ? 1 : 0;
  return year <= 365 && centres < 1 ? Number.POSITIVE_INFINITY : 0;
}

/** Returns the builds that appear in the band: up to the sixth unit, but none once the nomads have had six centres. */
function placementsDue(w: Winter): number {
  if (w.sites !== 'every-centre' || most(w) >= SIX) return 0;
  return Math.min(nomadsDue(w).builds, Math.max(0, SIX - unitsOf(w, NOMADS).length));
}

/**
 * `before`: the places where other powers build. Lines count as long as they can all be meant together, whichever of them is the placement;
 * then lines whose places are taken fail.
 */
function nomadsAdjusted(w: Winter, before: ReadonlySet<string>): Done {
  const due = nomadsDue(w);
  if (due.removals > 0) return removals(w, NOMADS, due.removals, ownLines(w, NOMADS));
  const inBand = placementsDue(w);
  const taken: { readonly line: number; readonly order: Build; readonly appears: boolean; readonly isSite: boolean }[] = [];
  for (const line of ownLines(w, NOMADS)) {
    const order = w.lines[line]?.order;
    if (order?.kind !== 'build' || !isFree(w, order) || !stands(w, order)) continue;
    if (taken.some(t => provinceOf(t.order.at) === provinceOf(order.at))) continue;
    const appears = inBand > 0 && order.type === 'A' && w.land.band.includes(order.at);
    const one = { line, order, appears, isSite: isSite(w, NOMADS, order) };
    const all = [...taken, one];
    if (!appears && !one.isSite) continue;
    if (all.filter(t => !t.isSite).length > inBand || all.filter(t => !t.appears).length > due.builds - inBand) continue;
    if (all.length <= due.builds) taken.push(one);
  }
  const appeared = taken.filter(t => t.appears && !before.has(t.order.at));
  const isOpen = most(w) >= SIX || unitsOf(w, NOMADS).length + appeared.length >= SIX;
  const made = [...appeared, ...taken.filter(t => !t.appears && isOpen)];
  return {
    built: made.map(({ order }) => asUnit(NOMADS, order)),
    removed: [],
    good: made.map(({ line }) => line),
    unsaid: due.builds > 0 ? waivers(w, NOMADS) : [],
  };
}
