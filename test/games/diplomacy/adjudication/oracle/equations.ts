import { provinceOf } from '../../../../../src/games/diplomacy/board/location.js';
import type { Realm } from '../realm.js';
import type { Actor, Rules } from './actor.js';
import type { Ground } from './ground.js';

/** What follows from the orders alone: who helps whom and who meets whom. Numbers are indices in `actors`. */
export interface Table {
  readonly ground: Ground;
  readonly rules: Rules;
  readonly actors: readonly Actor[];
  /** The power of the unit in each province when the turn began. Includes fleets that are away. */
  readonly atStart: ReadonlyMap<string, string>;
  /** The actor in each province. */
  readonly in: ReadonlyMap<string, number>;
  /** For each support or convoy, the actor it helps; undefined if that actor has no matching order. */
  readonly helps: readonly (number | undefined)[];
  readonly byConvoy: readonly boolean[];
  /** The actors that move to each province. */
  readonly goers: ReadonlyMap<string, readonly number[]>;
  /** The provinces of cornered units, which withstand with one more. */
  readonly bonus: ReadonlySet<string>;
  /** The supporters of each actor. */
  readonly supporters: readonly (readonly number[])[];
  readonly realm: Realm;
  /** Whether Illusion guards the guard's home. */
  readonly isGuarded: boolean;
}

/** One answer to every question: who has a path, who moves, how much strength each support gives. */
export interface Guess {
  readonly path: readonly boolean[];
  readonly moves: readonly boolean[];
  readonly given: readonly number[];
}

/** No attack or no defence at all, which is weaker than strength 0. */
export const NONE = -1;

export const targetOf = (t: Table, i: number): string | undefined => {
  const actor = t.actors[i];
  return actor?.does === 'move' && actor.to !== undefined ? provinceOf(actor.to) : undefined;
};
export const all = (t: Table): readonly number[] => t.actors.map((_, i) => i);
const homeOf = (t: Table, i: number): string => t.actors[i]?.home ?? '';
export const powerOf = (t: Table, i: number): string => t.actors[i]?.power ?? '';
const goesTo = (t: Table, province: string): readonly number[] => t.goers.get(province) ?? [];
const isMove = (t: Table, i: number): boolean => t.actors[i]?.does === 'move';
const supportersOf = (t: Table, i: number): readonly number[] => t.supporters[i] ?? [];

/** Returns the actor that this one meets head-to-head: each moves to the other's place, and neither by convoy. */
export function metBy(t: Table, i: number): number | undefined {
  const other = t.in.get(targetOf(t, i) ?? '');
  if (other === undefined || targetOf(t, other) !== homeOf(t, i)) return undefined;
  return t.byConvoy[i] || t.byConvoy[other] ? undefined : other;
}

export function isDislodged(t: Table, g: Guess, i: number): boolean {
  return !(isMove(t, i) && g.moves[i]) && goesTo(t, homeOf(t, i)).some(other => g.moves[other]);
}

/** Whether these fleets form a chain from an army's place to its target. */
export function isChain(t: Table, army: number, fleets: readonly number[]): boolean {
  const from = homeOf(t, army);
  const to = targetOf(t, army) ?? '';
  const at = (i: number): string => t.actors[i]?.at ?? '';
  const reached = new Set(fleets.filter(f => t.ground.fleetPasses(at(f), from)));
  for (const here of reached) for (const next of fleets) if (t.ground.fleetPasses(at(here), at(next))) reached.add(next);
  return [...reached].some(f => t.ground.fleetPasses(at(f), to));
}
export const carriersOf = (t: Table, army: number): readonly number[] =>
  all(t).filter(f => t.actors[f]?.does === 'convoy' && t.helps[f] === army);

export function hasPath(t: Table, g: Guess, i: number): boolean {
  if (!t.byConvoy[i]) return true;
  return isChain(
    t,
    i,
    carriersOf(t, i).filter(f => !isDislodged(t, g, f) && !isBroken(t, f)),
  );
}

/** Mandate of Heaven 6: an attack by a foreign fleet breaks a river convoy even if it fails. */
export function isBroken(t: Table, f: number): boolean {
  const home = homeOf(t, f);
  const isAttacked = goesTo(t, home).some(i => t.actors[i]?.type === 'F' && powerOf(t, i) !== powerOf(t, f));
  return t.rules.has('river-convoy') && t.ground.isRiver(home) && isAttacked;
}

/** Underways: whether an army can walk to a place. The tunnels are borders for the armies of one power. */
export function walksTo(
  { ground, rules, realm: { tunnels } }: Pick<Table, 'ground' | 'rules' | 'realm'>,
  { power, home }: Pick<Actor, 'power' | 'home'>,
  to: string,
): boolean {
  const isBelow = (a: string, b: string): boolean => a === tunnels.hub && tunnels.entrances.includes(b);
  if (ground.armyPasses(home, to)) return true;
  return rules.has('underways') && power === tunnels.power && home !== to && (isBelow(home, to) || isBelow(to, home));
}

/** Illusion: returns the virtual army that a foreign move must beat. */
function guardOn(t: Table, i: number): number | undefined {
  const guard = t.in.get(`*${targetOf(t, i)}`);
  return guard !== undefined && t.actors[guard]?.does === 'hold' && powerOf(t, guard) !== powerOf(t, i) ? guard : undefined;
}

/** Floating Fortress 1 and Sea Raiders: the strength of a unit without support. */
export function ownStrength({ ground, rules, actors, realm }: Table, i: number): number {
  const actor = actors[i];
  if (rules.has('sea-raiders') && actor?.does === 'move' && actor.type === 'F' && actor.power === realm.raiders)
    return ground.isSea(provinceOf(actor.to ?? '')) ? 1 : 2;
  const into = actor && provinceOf(actor.to ?? actor.of ?? actor.at);
  if (!actor || into === undefined || actor.type === 'A' || !rules.has('floating-fortress')) return 1;
  return ground.isRiver(into) && (ground.isRiver(actor.home) || ground.isSea(actor.home)) ? 2 : 1;
}

/** Floating Fortress 2: the hold strength of a unit without support. */
function bareHold({ ground, rules, actors }: Table, i: number): number {
  const actor = actors[i];
  return actor?.type === 'F' && rules.has('floating-fortress') && ground.isRiver(actor.home) ? 2 : 1;
}

/** Own strength, plus what these supporters give, minus one if the unit or one of them is across a wall (Walls 1). */
function total(t: Table, g: Guess, i: number, supporters: readonly number[]): number {
  const given = supporters.reduce((sum, s) => sum + (g.given[s] ?? 0), 0);
  return Math.max(0, ownStrength(t, i) + given - (losesToWall(t, g, i, supporters) ? 1 : 0));
}

function losesToWall(t: Table, g: Guess, i: number, supporters: readonly number[]): boolean {
  const target = targetOf(t, i) ?? '';
  const defender = t.atStart.get(target);
  if (!t.rules.has('walls') || defender === undefined || defender === powerOf(t, i)) return false;
  const over = (who: number): boolean => t.ground.isWalled(target, homeOf(t, who));
  return over(i) || supporters.some(s => (g.given[s] ?? 0) > 0 && powerOf(t, s) !== defender && over(s));
}

/** The strength of an attack against the unit in its target, without support from the actor `without`. */
export function attack(t: Table, g: Guess, i: number, without?: number): number {
  if (!g.path[i]) return NONE;
  const supporters = supportersOf(t, i).filter(s => s !== without);
  const defender = t.in.get(targetOf(t, i) ?? '');
  const isGone = defender === undefined || (isMove(t, defender) && metBy(t, i) !== defender && g.moves[defender]);
  const guard = guardOn(t, i);
  const helpers = guard === undefined ? supporters : supporters.filter(s => powerOf(t, s) !== powerOf(t, guard));
  if (isGone) return total(t, g, i, helpers);
  if (powerOf(t, defender) === powerOf(t, i)) return NONE;
  return total(
    t,
    g,
    i,
    supporters.filter(s => powerOf(t, s) !== powerOf(t, defender)),
  );
}

export function hold(t: Table, g: Guess, province: string): number {
  const i = t.in.get(province);
  if (i === undefined) return NONE;
  if (isMove(t, i)) return g.moves[i] ? NONE : bareHold(t, i) + bonusOf(t, i);
  return bareHold(t, i) + bonusOf(t, i) + firmness(t, i) + supportersOf(t, i).reduce((sum, s) => sum + (g.given[s] ?? 0), 0);
}

/** The bonus of Illusion and Strong Capitals for a unit that stays. */
function firmness({ rules, realm, actors, isGuarded }: Table, i: number): number {
  const { home = '', power = '' } = actors[i] ?? {};
  const place = home.replace('*', '');
  const isHelped = isGuarded && rules.has('illusion') && home === realm.guard.home && power === realm.guard.power;
  return Number(isHelped) + Number(rules.has('strong-capitals') && realm.strong.includes(place));
}

/** Mandate of Heaven 4: the bonus of a cornered unit. */
const bonusOf = (t: Table, i: number): number => (t.bonus.has(homeOf(t, i)) ? 1 : 0);

const defend = (t: Table, g: Guess, i: number): number => Math.max(total(t, g, i, supportersOf(t, i)), bareHold(t, i)) + bonusOf(t, i);

export function prevent(t: Table, g: Guess, i: number): number {
  const met = metBy(t, i);
  if (!g.path[i] || (met !== undefined && g.moves[met])) return NONE;
  return total(t, g, i, supportersOf(t, i));
}

export function getsIn(t: Table, g: Guess, i: number): boolean {
  const target = targetOf(t, i) ?? '';
  const met = metBy(t, i);
  const strength = attack(t, g, i);
  const against = met === undefined ? hold(t, g, target) : defend(t, g, met);
  const guard = guardOn(t, i);
  if (guard !== undefined && strength <= hold(t, g, `*${target}`)) return false;
  return strength > NONE && strength > against && goesTo(t, target).every(r => r === i || strength > prevent(t, g, r));
}

/**
 * A support gives its strength minus the strongest single attack that may cut it. Attacks from the place for which the support is given do
 * not cut it: those of the unit that a supported move attacks, and those of the unit that leaves behind the virtual army which the support
 * holds. Support by the attacked unit does not count either (Floating Fortress 3).
 */
export function gives(t: Table, g: Guess, s: number): number {
  const actor = t.actors[s];
  if (!actor || isDislodged(t, g, s)) return 0;
  const fromThere = t.in.get(provinceOf(actor.to ?? actor.of ?? ''));
  const attacked = actor.to === undefined ? undefined : fromThere;
  const cutters = goesTo(t, actor.home).filter(c => powerOf(t, c) !== actor.power && c !== fromThere);
  const cut = cutters.map(c => attack(t, g, c, attacked));
  return Math.max(0, ownStrength(t, s) - Math.max(0, ...cut));
}
