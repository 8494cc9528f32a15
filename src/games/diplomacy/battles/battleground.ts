import type { OrderGraph, Piece, Space } from '../adjudication/orderGraph.js';
import { oceanOf } from '../board/berths.js';
import type { Board } from '../board/board.js';
import { type ProvinceId, virtualProvinceOf } from '../board/location.js';
import { lookUp } from '../board/locationTable.js';

/**
 * Names a unit by its type and its province before the orders: "A wast", "V athe" for a virtual army, "F ngwo#2" for one of several fleets
 * in an ocean.
 */
export type UnitName = string;

/** The parts of a settled order graph that battles need. */
export interface Battleground {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly spaces: readonly (Space | undefined)[];
}

export const battlegroundOf = ({ board, pieces, spaces }: OrderGraph): Battleground => ({ board, pieces, spaces });

export const nameOf = (piece: Piece): UnitName =>
  piece.own.virtual ? `V ${placeOf(piece)}` : `${piece.order.unit.type} ${piece.space.id}`;

/** The province a unit was in before the orders; for a virtual army the one it is named for. */
export const placeOf = ({ space }: Piece): ProvinceId => virtualProvinceOf(space.id) ?? oceanOf(space.id);

/** The province a move goes to. */
export const targetOf = ({ target }: Piece): ProvinceId | undefined => target && oceanOf(target.id);

export function pieceCalled({ pieces }: Battleground, name: UnitName): Piece {
  const piece = pieces.find(p => nameOf(p) === name);
  if (!piece) throw new Error(`no unit is called ${name}`);
  return piece;
}

export const spaceAt = ({ board, spaces }: Battleground, at: ProvinceId): Space | undefined => spaces[board.provinceNumber.get(at) ?? -1];

/** A province as written in the id of a battle: its abbreviation in capitals. */
export const abbreviationOf = ({ board }: Pick<Battleground, 'board'>, at: ProvinceId): string =>
  (lookUp(board.abbreviations, at) ?? at).toUpperCase();

/** Compares places by abbreviation, A to Z. */
export function comparePlaces(ground: Pick<Battleground, 'board'>, a: ProvinceId, b: ProvinceId): number {
  return compareTexts(abbreviationOf(ground, a), abbreviationOf(ground, b));
}

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
