import { provinceOf } from '../../../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../../../src/games/diplomacy/board/position.js';
import { isVirtual, type Problem } from './actor.js';
import { all, type Guess, isDislodged, NONE, powerOf, prevent, type Table, targetOf, walksTo } from './equations.js';
import { type Fleet, type Scene, sail } from './journeys.js';
import { type Cycle, search } from './search.js';
import { setOut } from './table.js';

/** The result of a movement phase, in a form that can be compared. */
export interface Verdict {
  readonly units: readonly string[];
  /** Lines such as "qin A any ← xia: hen, luo": the unit, the attack came from there, and its retreats. */
  readonly dislodged: readonly string[];
  readonly contested: readonly string[];
  /** By the unit's province: whether it moved, or how much support it gave. */
  readonly fates: Readonly<Record<string, boolean | number>>;
}
export interface Judgement {
  readonly verdict: Verdict;
  /** The number of assignments that satisfy all equations of the last resolution, and the cycle rules it needed. */
  readonly solutions: number;
  readonly cycles: readonly Cycle[];
}

/** One resolution of all orders except rapid moves, given the rapid fleets that stay. */
interface Settled {
  readonly table: Table;
  readonly guess: Guess;
  readonly staying: ReadonlySet<string>;
  readonly solutions: number;
  readonly cycles: readonly Cycle[];
}

export function judge(problem: Problem): Judgement {
  const met = new Set<string>();
  let staying: ReadonlySet<string> = new Set();
  let bonus: ReadonlySet<string> = new Set();
  for (;;) {
    const settled = settleWith(problem, staying, bonus);
    const journeys = sail(underWay(problem, staying), sceneOf(settled));
    const stuck = [...journeys.rests].filter(([from, rest]) => from === rest).map(([from]) => from);
    for (const place of journeys.met) met.add(place);
    const cornered = corneredIn(problem, settled, journeys.rests, met).filter(home => !bonus.has(home));
    if (stuck.length === 0 && cornered.length === 0) return verdictOf(problem, settled, journeys.rests, met);
    staying = new Set([...staying, ...stuck]);
    bonus = new Set([...bonus, ...cornered]);
  }
}

function settleWith(problem: Problem, staying: ReadonlySet<string>, bonus: ReadonlySet<string>): Settled {
  const table = setOut(problem, staying, bonus);
  return { table, staying, ...search(table) };
}

/** Mandate of Heaven 4: the places of the units of powers that would lose all their units without any retreat. */
function corneredIn(problem: Problem, settled: Settled, rests: ReadonlyMap<string, string>, met: ReadonlySet<string>): readonly string[] {
  if (!problem.rules.has('cornered')) return [];
  const closed = closedIn(problem, settled, rests, met);
  const isLost = ({ at }: Unit): boolean => {
    const i = settled.table.in.get(provinceOf(at));
    return i !== undefined && isDislodged(settled.table, settled.guess, i) && waysOut(problem, settled, i, closed).length === 0;
  };
  const powers = [...new Set(problem.units.map(u => u.power))].filter(power => !problem.voted.has(power));
  const unitsOf = (power: string): readonly Unit[] => problem.units.filter(u => u.power === power);
  return powers.filter(power => unitsOf(power).every(isLost)).flatMap(power => unitsOf(power).map(u => provinceOf(u.at)));
}

/** Returns the places closed to retreats: occupied ones and those with a stand-off. */
function closedIn(problem: Problem, settled: Settled, rests: ReadonlyMap<string, string>, met: ReadonlySet<string>): ReadonlySet<string> {
  const standing = problem.units.flatMap((unit, i) => standingUnit(problem, settled, rests, unit, i));
  const stoodOff = bounced(settled.table, settled.guess).map(i => targetOf(settled.table, i) ?? '');
  return new Set([...met, ...stoodOff, ...standing.map(u => provinceOf(u.at))]);
}

const underWay = ({ units, orders }: Problem, staying: ReadonlySet<string>): readonly Fleet[] =>
  units.flatMap((unit, i): Fleet[] => {
    const order = orders[i];
    const from = provinceOf(unit.at);
    return order?.kind === 'rapid' && !staying.has(from) ? [{ power: unit.power, from, path: order.path }] : [];
  });

function sceneOf({ table, guess, staying }: Settled): Scene {
  const stoodOff = new Map<string, Set<string>>();
  const entered = new Set(all(table).flatMap(i => (guess.moves[i] ? [targetOf(table, i) ?? ''] : [])));
  for (const i of bounced(table, guess)) {
    const place = targetOf(table, i) ?? '';
    if (entered.has(place)) continue;
    stoodOff.set(place, (stoodOff.get(place) ?? new Set()).add(powerOf(table, i)));
  }
  const here = all(table).filter(i => !isDislodged(table, guess, i));
  const standing = new Map(here.map(i => [placeAfter(table, guess, i), powerOf(table, i)]));
  return { standing, stoodOff, staying: new Set(here.map(i => table.actors[i]?.home ?? '').filter(home => staying.has(home))) };
}

const placeAfter = (t: Table, g: Guess, i: number): string => (g.moves[i] ? targetOf(t, i) : t.actors[i]?.home) ?? '';

/** Returns the moves that failed although they had a path and did not lose a head-to-head battle. */
const bounced = (t: Table, g: Guess): readonly number[] =>
  all(t).filter(i => targetOf(t, i) !== undefined && !g.moves[i] && prevent(t, g, i) !== NONE);

function verdictOf(problem: Problem, settled: Settled, rests: ReadonlyMap<string, string>, met: ReadonlySet<string>): Judgement {
  const { table, guess, solutions, cycles } = settled;
  const standing = [...problem.units.flatMap((unit, i) => standingUnit(problem, settled, rests, unit, i)), ...comeHome(settled)];
  const taken = new Set(standing.map(u => provinceOf(u.at)));
  const contested = new Set([...met, ...bounced(table, guess).map(i => targetOf(table, i) ?? '')].filter(p => !taken.has(p)));
  const dislodged = all(table).filter(i => isDislodged(table, guess, i));
  return {
    verdict: {
      units: standing.map(({ power, type, at }) => `${power} ${type} ${at}`).sort(),
      dislodged: dislodged.map(i => written(problem, settled, i, new Set([...taken, ...contested]))).sort(),
      contested: [...contested].sort(),
      fates: Object.fromEntries(all(table).flatMap(i => fate(settled, i))),
    },
    solutions,
    cycles,
  };
}

/** Immortality: the army that entered becomes a unit. */
const comeHome = ({ table, guess }: Settled): readonly Unit[] =>
  table.actors.flatMap((actor, i): Unit[] =>
    isVirtual(actor) && guess.moves[i] ? [{ power: actor.power, type: 'A', at: actor.to ?? '' }] : [],
  );

function standingUnit(
  { orders, rules }: Problem,
  { table, guess }: Settled,
  rests: ReadonlyMap<string, string>,
  unit: Unit,
  index: number,
): readonly Unit[] {
  const home = provinceOf(unit.at);
  const rest = rests.get(home);
  if (rest !== undefined) return [{ ...unit, at: rest }];
  const i = table.in.get(home);
  const actor = i === undefined ? undefined : table.actors[i];
  if (i === undefined || !actor || isDislodged(table, guess, i)) return [];
  const isRaised = rules.has('raise-fleet') && orders[index]?.kind === 'raise';
  const at = guess.moves[i] ? (actor.type === 'A' ? provinceOf(actor.to ?? '') : (actor.to ?? '')) : actor.at;
  return [{ power: unit.power, type: isRaised ? 'F' : actor.type, at }];
}

function written(problem: Problem, settled: Settled, i: number, closed: ReadonlySet<string>): string {
  const actor = settled.table.actors[i];
  const by = settled.table.actors[dislodgerOf(settled, i)];
  const from = by && (isVirtual(by) ? 'null' : by.home);
  return `${actor?.power} ${actor?.type} ${actor?.at} ← ${from}: ${[...waysOut(problem, settled, i, closed)].sort().join(', ')}`;
}

const dislodgerOf = ({ table, guess }: Settled, i: number): number =>
  all(table).find(other => targetOf(table, other) === table.actors[i]?.home && guess.moves[other]) ?? -1;

function waysOut({ ground, rules, realm }: Problem, settled: Settled, i: number, closed: ReadonlySet<string>): readonly string[] {
  const { table } = settled;
  const actor = table.actors[i];
  if (!actor) return [];
  const by = dislodgerOf(settled, i);
  const from = table.actors[by]?.home ?? '';
  const army =
    actor.type === 'A' || rules.has('revert-to-army') ? ground.provinces.filter(p => walksTo({ ground, rules, realm }, actor, p)) : [];
  const fleet = actor.type === 'F' ? ground.fleetSteps(actor.at) : [];
  const ways = [...fleet, ...army.filter(p => !fleet.some(place => provinceOf(place) === p))];
  const isShut = (to: string): boolean =>
    table.in.has(`*${to}`) && to === realm.guard.home && actor.power !== realm.guard.power && rules.has('illusion');
  return ways.filter(to => !isShut(to) && !closed.has(provinceOf(to)) && (table.byConvoy[by] || provinceOf(to) !== from));
}

function fate({ table, guess }: Settled, i: number): [string, boolean | number][] {
  const actor = table.actors[i];
  if (actor && isVirtual(actor)) return [];
  if (actor?.does === 'move') return [[actor.home, guess.moves[i] ?? false]];
  return actor?.does === 'support' && table.helps[i] !== undefined ? [[actor.home, guess.given[i] ?? 0]] : [];
}
