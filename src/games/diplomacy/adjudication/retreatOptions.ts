import { oceanOf } from '../board/berths.js';
import { numberOfProvince } from '../board/board.js';
import { type Location, type ProvinceId, provinceOf } from '../board/location.js';
import type { DislodgedUnit, Unit } from '../board/position.js';
import type { Aftermath } from '../model/ruleModule.js';
import type { Variant } from '../model/variant.js';
import { placesToReach } from '../orders/reach.js';
import type { OrderGraph, Piece, Space } from './orderGraph.js';
import { finalUnit, hasBounced, hasMoved, wasDislodged, withMarks } from './settledPieces.js';

/** Aftermaths by the numbers of the pieces. */
export type Aftermaths = readonly (Aftermath | undefined)[];

/** The units of a settled graph after the orders. */
export interface UnitsAfter {
  /** All but the dislodged ones. */
  readonly units: readonly Unit[];
  readonly dislodged: readonly Piece[];
  /** Numbers of the provinces to which aftermaths brought units. */
  readonly landed: readonly number[];
}

export function unitsAfter({ board, pieces }: OrderGraph, aftermaths: Aftermaths | undefined): UnitsAfter {
  const units: Unit[] = [];
  const dislodged: Piece[] = [];
  const landed: number[] = [];
  for (const p of pieces) {
    const after = aftermaths?.[p.number]?.unit;
    const unit = after ?? finalUnit(p);
    if (unit !== undefined) units.push(unit);
    if (after !== undefined) landed.push(numberOfProvince(board, after.at));
    if (wasDislodged(p)) dislodged.push(p);
  }
  return { units, dislodged, landed };
}

const isTaken = ({ spaces }: OrderGraph, { landed }: UnitsAfter, number: number): boolean => {
  const space = spaces[number];
  return (space !== undefined && !isVacant(space)) || landed.includes(number);
};
const isVacant = ({ entrant, occupant }: Space): boolean =>
  entrant === undefined && (occupant === undefined || hasMoved(occupant) || occupant.own.evicted);

/** Returns the vacant provinces in which units stood each other off, and those of `more` that are vacant. */
export function contestedAfter(graph: OrderGraph, more: readonly ProvinceId[], standing: UnitsAfter): readonly ProvinceId[] {
  const contested: ProvinceId[] = [];
  for (const id of more) if (!isTaken(graph, standing, numberOfProvince(graph.board, id)) && !contested.includes(id)) contested.push(id);
  for (const p of graph.moves) {
    const { target } = p;
    if (target === undefined || !hasBounced(p) || !isVacant(target)) continue;
    if (!standing.landed.includes(target.number) && !contested.includes(target.id)) contested.push(target.id);
  }
  return contested.sort();
}

/** Returns the dislodged units with their possible retreats. */
export function dislodgedUnits(
  variant: Variant,
  graph: OrderGraph,
  standing: UnitsAfter,
  contested: readonly ProvinceId[],
): readonly DislodgedUnit[] {
  return standing.dislodged.map(p => dislodgedUnit(variant, graph, standing, contested, p));
}

function dislodgedUnit(
  variant: Variant,
  graph: OrderGraph,
  standing: UnitsAfter,
  contested: readonly ProvinceId[],
  { space: { entrant }, unit, power }: Piece,
): DislodgedUnit {
  const { board, spaces } = graph;
  const from = entrant === undefined || entrant.own.virtual ? null : oceanOf(entrant.space.id);
  const convoyed = entrant?.fleets !== undefined;
  const isOpen = (to: Location): boolean => {
    const province = provinceOf(to);
    if (province === from && !convoyed) return false;
    const number = numberOfProvince(board, to);
    const guard = spaces[number]?.guard;
    if (guard !== undefined && guard.power !== power) return false;
    return board.open?.[number] === 1 || (!contested.includes(province) && !isTaken(graph, standing, number));
  };
  const { type, at } = unit;
  return withMarks({ power, type, at, from, convoyed, retreats: placesToReach(variant, unit).filter(isOpen) }, unit);
}
