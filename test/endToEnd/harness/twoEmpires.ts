import { readOwnVariant } from '../../../src/assets.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Board } from '../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import type { State } from '../../../src/games/diplomacy/model/state.js';
import { formatLocation } from '../../../src/games/diplomacy/notation/formatOrder.js';
import { gameCalled } from './table.js';

/** Two powers that are to share the board of Warring States, and the centres that each is to have. */
export interface Empires {
  readonly powers: readonly [string, string];
  readonly shares: ReadonlyMap<string, ReadonlySet<string>>;
}

const VARIANT = 'warring-states-v2';
const GOAL = 18;
/** The number of centres at which each empire waits for the other, beside its last one. */
const WAIT = GOAL - 1;

const board: Board = (() => {
  const found = variantsOn(readOwnVariant).find(({ id }) => id === VARIANT)?.board;
  if (!found) throw new Error(`There is no board of ${VARIANT}.`);
  return found;
})();

/** Assigns each power the eighteen centres that are nearest to it. The three in between go to nobody. */
export function divide(one: string, other: string): Empires {
  const distances = [one, other].map(power => distancesFrom(board.powers.find(({ id }) => id === power)?.home ?? [], new Set()));
  const lead = (centre: string): number => (distances[0]?.get(centre) ?? 0) - (distances[1]?.get(centre) ?? 0);
  const ranked = [...board.centres].toSorted((a, b) => lead(a) - lead(b));
  return {
    powers: [one, other],
    shares: new Map([
      [one, new Set(ranked.slice(0, GOAL))],
      [other, new Set(ranked.slice(-GOAL))],
    ]),
  };
}

/** Returns orders for every power that has a choice: the two empires take their shares, and everybody else makes way. */
export function cooperate(empires: Empires, state: State): ReadonlyMap<string, string> {
  const { awaits } = gameCalled(VARIANT).phase(state);
  if (state.phase === 'adjustments') return new Map(awaits.map(power => [power, adjustments(state, power)]));
  const moves = campaign(empires, state);
  return new Map(awaits.map(power => [power, ordersOf(state, power, moves)]));
}

export const centresOf = ({ position }: State, power: string): number =>
  Object.values(position.centres).filter(owner => owner === power).length;

/** Returns as many builds or removals as are due. */
function adjustments(state: State, power: string): string {
  const game = gameCalled(VARIANT);
  const due = game.due?.(state, power) ?? 0;
  const sites = game.options(state, power, 'en').filter(({ key }) => key !== 'waive');
  return sites
    .slice(0, due)
    .flatMap(({ choices }) => choices[0]?.text ?? [])
    .join('\n');
}

const short = (province: string): string => formatLocation(board, province);

function ordersOf({ position }: State, power: string, moves: ReadonlyMap<string, string>): string {
  const own = position.units.filter(unit => unit.power === power);
  return own.map(({ at }) => (moves.has(at) ? `A ${short(at)} - ${short(moves.get(at) ?? '')}` : `A ${short(at)} H`)).join('\n');
}

/** Returns the moves, by the place of the unit. No two units go to one place, and no unit goes to where another stays. */
function campaign(empires: Empires, state: State): ReadonlyMap<string, string> {
  const marches = marchesOf(empires, state);
  const marching = new Set(marches.map(({ unit }) => unit.at));
  const moves = new Map<string, string>();
  for (const march of marches) advance(march, state, moves, marching);
  return moves;
}

interface March {
  readonly unit: Unit;
  readonly target: string;
  /** Whether the unit may enter its target. Otherwise it stops beside it. */
  readonly mayEnter: boolean;
}

/** Plans the marches: one unit per centre, nearest pairs first. Nobody enters their last centre before the finale. */
function marchesOf(empires: Empires, state: State): readonly March[] {
  const isFinale = empires.powers.every(power => isReady(empires, state, power));
  return empires.powers.flatMap(power => {
    const entries = Math.max(WAIT - centresOf(state, power), 0);
    const pairs = pairsOf(empires, state, power).slice(0, Math.max(entries, 1));
    return pairs.map((pair, i) => ({ ...pair, mayEnter: isFinale || i < entries }));
  });
}

/** Pairs each unit of a power with a missing centre, nearest pairs first, until units or centres run out. */
function pairsOf(empires: Empires, state: State, power: string): readonly Omit<March, 'mayEnter'>[] {
  const units = state.position.units.filter(unit => unit.power === power);
  const ways = targetsOf(empires, state, power).flatMap(target => {
    const far = distancesFrom([target], new Set());
    return units.map(unit => ({ unit, target, far: far.get(unit.at) ?? Infinity }));
  });
  const pairs: Omit<March, 'mayEnter'>[] = [];
  for (const { unit, target } of ways.toSorted((a, b) => a.far - b.far))
    if (!pairs.some(pair => pair.unit === unit || pair.target === target)) pairs.push({ unit, target });
  return pairs;
}

const targetsOf = ({ shares }: Empires, { position }: State, power: string): readonly string[] =>
  [...(shares.get(power) ?? [])].filter(centre => position.centres[centre] !== power);

/** Whether only one centre is missing, it is autumn, and a unit stands beside that centre. */
function isReady(empires: Empires, state: State, power: string): boolean {
  const beside = targetsOf(empires, state, power).flatMap(centre => board.armyNeighbours.get(centre) ?? []);
  const stands = state.position.units.some(unit => unit.power === power && beside.includes(unit.at));
  return state.turn.season === 'autumn' && centresOf(state, power) === WAIT && stands;
}

/** Moves the unit one step towards its target, if there is room. */
function advance(march: March, { position }: State, moves: Map<string, string>, marching: ReadonlySet<string>): void {
  const standing = new Map(position.units.map(unit => [unit.at, unit]));
  const to = stepsOf(march, standing, marching).find(step => makesRoom(march.unit, step, standing, moves));
  if (to !== undefined) moves.set(march.unit.at, to);
}

/** Returns the places next to a unit that are nearer to its target, nearest first. Own units that stay must be walked around. */
function stepsOf({ unit, target, mayEnter }: March, standing: ReadonlyMap<string, Unit>, marching: ReadonlySet<string>): readonly string[] {
  const stays = [...standing.values()].filter(({ at, power }) => power === unit.power && at !== target && !marching.has(at));
  const far = distancesFrom([target], new Set(stays.map(({ at }) => at)));
  const steps = (board.armyNeighbours.get(unit.at) ?? []).map(to => ({ to, far: far.get(to) ?? Infinity }));
  const nearer = steps.filter(step => step.far < (far.get(unit.at) ?? Infinity) && (mayEnter || step.to !== target));
  return nearer.toSorted((a, b) => a.far - b.far).map(({ to }) => to);
}

/**
 * Whether a unit can move to a place: nobody else goes there, and a unit that stands there leaves. A unit of another power that can step
 * aside is ordered to.
 */
function makesRoom(unit: Unit, to: string, standing: ReadonlyMap<string, Unit>, moves: Map<string, string>): boolean {
  const inTheWay = standing.get(to);
  if (isBooked(moves, to)) return false;
  if (inTheWay === undefined || moves.has(to)) return moves.get(to) !== unit.at;
  if (inTheWay.power === unit.power) return false;
  const free = (board.armyNeighbours.get(to) ?? []).filter(at => at !== unit.at && !standing.has(at) && !isBooked(moves, at));
  const [aside] = free.toSorted((a, b) => Number(board.centres.has(a)) - Number(board.centres.has(b)));
  if (aside !== undefined) moves.set(to, aside);
  return aside !== undefined;
}

const isBooked = (moves: ReadonlyMap<string, string>, to: string): boolean => [...moves.values()].includes(to);

/** Returns the distances of an army from the nearest of some provinces, in steps. It does not pass through closed provinces. */
function distancesFrom(starts: readonly string[], closed: ReadonlySet<string>): ReadonlyMap<string, number> {
  const far = new Map(starts.map(start => [start, 0]));
  const queue = [...starts];
  for (const here of queue)
    for (const next of board.armyNeighbours.get(here) ?? []) {
      if (far.has(next)) continue;
      far.set(next, (far.get(here) ?? 0) + 1);
      if (!closed.has(next)) queue.push(next);
    }
  return far;
}
