import { provinceOf } from '../../../../../src/games/diplomacy/board/location.js';
import { type Actor, actorOf, isGuarded, isVirtual, type Problem, virtualActors } from './actor.js';
import { carriersOf, isChain, type Table, targetOf, walksTo } from './equations.js';

/** Sets out one resolution, given the rapid fleets that stay (the others are away) and the cornered units. */
export function setOut(problem: Problem, staying: ReadonlySet<string>, bonus: ReadonlySet<string> = new Set()): Table {
  const { ground, rules, units, orders } = problem;
  const actors = units.flatMap((unit, i): Actor[] => {
    const order = orders[i] ?? { kind: 'hold', type: unit.type, at: unit.at };
    return order.kind === 'rapid' && !staying.has(provinceOf(unit.at)) ? [] : [actorOf(problem, unit, order)];
  });
  actors.push(...virtualActors(problem, actors));
  const places = new Map(actors.map((actor, i) => [actor.home, i]));
  const atStart = new Map(units.map(u => [provinceOf(u.at), u.power]));
  const helps = actors.map(actor => helpedBy(actors, places, actor));
  const supporters = actors.map((_, i) => actors.flatMap(({ does }, s) => (does === 'support' && helps[s] === i ? [s] : [])));
  const table: Table = {
    ground,
    rules,
    actors,
    atStart,
    in: places,
    helps,
    supporters,
    goers: goersOf(actors),
    bonus,
    byConvoy: [],
    realm: problem.realm,
    isGuarded: isGuarded(problem.realm, units),
  };
  return { ...table, byConvoy: actors.map((_, i) => goesByConvoy(table, i)) };
}

function goersOf(actors: readonly Actor[]): ReadonlyMap<string, readonly number[]> {
  const goers = new Map<string, number[]>();
  actors.forEach(({ does, to }, i) => {
    if (does !== 'move' || to === undefined) return;
    goers.set(provinceOf(to), [...(goers.get(provinceOf(to)) ?? []), i]);
  });
  return goers;
}

function helpedBy(actors: readonly Actor[], places: ReadonlyMap<string, number>, { does, of, to }: Actor): number | undefined {
  const i = does === 'support' || does === 'convoy' ? places.get(of ?? '') : undefined;
  const other = i === undefined ? undefined : actors[i];
  const ghost = places.get(`*${of}`);
  if (does === 'support' && ghost !== undefined && of === to) return ghost;
  if (does === 'support' && ghost !== undefined && to === undefined && actors[ghost]?.does === 'hold') return ghost;
  if (!other || other.does === 'stuck') return undefined;
  if (does === 'support' && to === undefined) return other.does === 'move' ? undefined : i;
  if (other.does !== 'move' || other.to === undefined) return undefined;
  return to === other.to || to === provinceOf(other.to) ? i : undefined;
}

/** Whether it goes by convoy: because it is ordered to, because it has no other way, or because its own power convoys it (DATC 4.A.3). */
function goesByConvoy(t: Table, i: number): boolean {
  const actor = t.actors[i];
  if (actor?.does !== 'move' || actor.to === undefined || isVirtual(actor)) return false;
  const walks = actor.type === 'F' ? t.ground.fleetPasses(actor.at, actor.to) : walksTo(t, actor, provinceOf(actor.to));
  if (actor.asksConvoy || !walks) return true;
  const carriers = carriersOf(t, i);
  return actor.type === 'A' && carriers.some(f => t.actors[f]?.power === actor.power) && isChain(t, i, carriers);
}

export const isMoving = (t: Table, i: number): boolean => targetOf(t, i) !== undefined;
