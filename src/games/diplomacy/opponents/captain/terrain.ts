import { memoiseByObject } from '../../../../lib/memoise.js';
import { type Board, isSea, numberOfLocation, numberOfProvince } from '../../board/board.js';
import { type Location, provinceOf } from '../../board/location.js';
import type { Unit, UnitType } from '../../board/position.js';
import type { Variant } from '../../model/variant.js';
import { placesToReach } from '../../orders/reach.js';

/**
 * A board in numbers, for opponents. A node is a place of one type of unit: the number of its province for an army; for a fleet the number
 * of its location after those of all provinces.
 */
export interface Terrain {
  readonly board: Board;
  readonly provinces: number;
  readonly nodes: number;
  /** Province numbers of the supply centres. */
  readonly centres: readonly number[];
  /** Province number → index in `centres`; −1 if it has none. */
  readonly centreIn: Int16Array;
  /** [node × centres + centre]: 1 in the centre, less for each step a unit needs to get there, 0 if it cannot. */
  readonly nearness: Float64Array;
}

/** One step that a unit may take. */
export interface Step {
  readonly to: Location;
  readonly node: number;
  readonly province: number;
}

/** What a centre is worth one step further away. */
const DECAY = 0.3;
/** The steps that a crossing of a sea counts for an army, which needs a fleet for it. */
const CROSSING = 3;

export const terrainOf = memoiseByObject((variant: Variant): Terrain => {
  const { board } = variant;
  const provinces = board.provinces.length;
  const nodes = provinces + board.locations.length;
  const centres = board.provinces.flatMap(({ id }, number) => (board.centres.has(id) ? [number] : []));
  const centreIn = new Int16Array(provinces).fill(-1);
  for (const [i, centre] of centres.entries()) centreIn[centre] = i;
  const nearness = new Float64Array(nodes * centres.length);
  const backward = edgesInto(variant, nodes);
  for (const [i, centre] of centres.entries()) {
    const goals = [centre, ...board.provinceOfLocation.flatMap((of, at) => (of === centre ? [provinces + at] : []))];
    const distance = distancesTo(goals, backward, nodes);
    for (let node = 0; node < nodes; node++) nearness[node * centres.length + i] = DECAY ** (distance[node] ?? Number.POSITIVE_INFINITY);
  }
  return { board, provinces, nodes, centres, centreIn, nearness };
});

interface Edge {
  readonly from: number;
  readonly steps: number;
}

/** For each node the nodes that lead to it. */
function edgesInto(variant: Variant, nodes: number): readonly (readonly Edge[])[] {
  const { board } = variant;
  const into: Edge[][] = Array.from({ length: nodes }, () => []);
  const connect = (type: UnitType, at: Location): void => {
    const from = nodeOf(board, type, at);
    for (const { node } of stepsOf(variant, { power: '', type, at })) if (node !== from) into[node]?.push({ from, steps: 1 });
  };
  for (const at of board.locations) {
    if (provinceOf(at) === at && !isSea(board, at)) connect('A', at);
    connect('F', at);
  }
  if (variant.orderKinds.includes('convoy')) addCrossings(board, into);
  return into;
}

function addCrossings(board: Board, into: readonly Edge[][]): void {
  for (const [at, shores] of board.shores.entries()) {
    if (!isSea(board, board.locations[at] ?? '')) continue;
    for (const to of shores) for (const from of shores) if (from !== to) into[to]?.push({ from, steps: CROSSING });
  }
}

/** The distance of every node to the nearest goal, in steps; infinite if there is no way. */
function distancesTo(goals: readonly number[], into: readonly (readonly Edge[])[], nodes: number): Float64Array {
  const distance = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
  let now: number[] = [...goals];
  for (const goal of goals) distance[goal] = 0;
  for (let far = 0; far < FARTHEST; far++) {
    for (const here of now)
      for (const { from, steps } of into[here] ?? [])
        if (distance[here] === far && far + steps < (distance[from] ?? 0)) distance[from] = far + steps;
    now = [...distance.keys()].filter(node => distance[node] === far + 1);
  }
  return distance;
}
const FARTHEST = 12;

/** The node of a unit's type at a location. */
export const nodeOf = (board: Board, type: UnitType, at: Location): number =>
  type === 'A' ? numberOfProvince(board, at) : board.provinces.length + numberOfLocation(board, at);

/** The steps of lists from `placesToReach`, which are cached themselves, by unit type. */
const knownSteps = { A: new WeakMap<readonly Location[], readonly Step[]>(), F: new WeakMap<readonly Location[], readonly Step[]>() };

/** Every step that a unit may take without a convoy. */
export function stepsOf(variant: Variant, unit: Unit): readonly Step[] {
  const { board } = variant;
  const places = placesToReach(variant, unit);
  const known = knownSteps[unit.type].get(places);
  if (known) return known;
  const steps = places.map(to => ({ to, node: nodeOf(board, unit.type, to), province: numberOfProvince(board, to) }));
  knownSteps[unit.type].set(places, steps);
  return steps;
}
