import { oceanOf } from '../board/berths.js';
import type { Board } from '../board/board.js';
import { type Location, type ProvinceId, provinceOf } from '../board/location.js';
import type { DislodgedUnit, Unit } from '../board/position.js';
import type { Aftermath } from '../model/ruleModule.js';
import type { Variant } from '../model/variant.js';
import { placesToReach } from '../orders/reach.js';
import type { OrderGraph, Piece, Space } from './orderGraph.js';
import { finalUnit, hasBounced, hasMoved, wasDislodged, withMarks } from './settledPieces.js';

/** Aftermaths by the unit's province before the orders. */
export type Aftermaths = ReadonlyMap<ProvinceId, Aftermath>;
/** Province number → whether a unit is there. */
export type Taken = readonly (true | undefined)[];

/** Returns the units of a settled graph after the orders, without dislodged ones, and the provinces they take. */
export function unitsAfter(
  { board, pieces, spaces }: OrderGraph,
  aftermaths: Aftermaths | undefined,
): { readonly units: readonly Unit[]; readonly taken: Taken } {
  const units: Unit[] = [];
  const taken = new Array<true | undefined>(spaces.length);
  for (const p of pieces) {
    const after = aftermaths?.get(p.space.id)?.unit;
    const unit = after ?? finalUnit(p);
    if (unit === undefined) continue;
    units.push(unit);
    taken[after === undefined ? spaceOf(p).number : numberOf(board, unit.at)] = true;
  }
  return { units, taken };
}

const spaceOf = (p: Piece): Space => (hasMoved(p) && p.target ? p.target : p.space);
const numberOf = ({ locationNumber, provinceOfLocation }: Board, at: Location): number =>
  provinceOfLocation[locationNumber.get(at) ?? -1] ?? -1;

/** Returns the vacant provinces in which units stood each other off, and those of `more` that are vacant. */
export function contestedAfter({ board, moves }: OrderGraph, more: readonly ProvinceId[], taken: Taken): readonly ProvinceId[] {
  const contested: ProvinceId[] = [];
  const close = (id: ProvinceId, number: number): void => {
    if (!taken[number] && !contested.includes(id)) contested.push(id);
  };
  for (const id of more) close(id, numberOf(board, id));
  for (const p of moves) if (p.target && hasBounced(p) && isVacant(p.target)) close(p.target.id, p.target.number);
  return contested.length > 1 ? contested.sort() : contested;
}
const isVacant = ({ entrant, occupant }: Space): boolean =>
  entrant === undefined && (occupant === undefined || hasMoved(occupant) || occupant.evicted);

/** Returns the dislodged units with their possible retreats. */
export function dislodgedUnits(
  variant: Variant,
  { board, pieces, spaces }: OrderGraph,
  taken: Taken,
  contested: readonly ProvinceId[],
): readonly DislodgedUnit[] {
  const dislodged: DislodgedUnit[] = [];
  for (const p of pieces) {
    if (!wasDislodged(p)) continue;
    const { entrant } = p.space;
    const from = entrant === undefined || entrant.virtual ? null : oceanOf(entrant.space.id);
    const convoyed = entrant?.fleets !== undefined;
    const isOpen = (to: Location): boolean => {
      const province = provinceOf(to);
      const number = numberOf(board, to);
      const guard = spaces[number]?.guard;
      if (guard !== undefined && guard.power !== p.power) return false;
      if (board.open?.[number] === 1) return convoyed || province !== from;
      return !taken[number] && !contested.includes(province) && (convoyed || province !== from);
    };
    const { power, type, at } = p.order.unit;
    const unit = { power, type, at, from, convoyed, retreats: placesToReach(variant, p.order.unit).filter(isOpen) };
    dislodged.push(withMarks(unit, p.order.unit));
  }
  return dislodged;
}
