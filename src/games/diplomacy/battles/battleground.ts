import type { OrderGraph, Piece, Space } from '../adjudication/orderGraph.js';
import { oceanOf } from '../board/berths.js';
import type { Board } from '../board/board.js';
import { type ProvinceId, virtualProvinceOf } from '../board/location.js';

/** A unit as battles name it, by its type and the province where it stood before the orders: "A wast", "V athe"; of several in one ocean with its number: "F ngwo#2". */
export type UnitName = string;

/** A settled graph in the eyes of those who may fight over it. */
export interface Battleground {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly spaces: readonly (Space | undefined)[];
}

export const battlegroundOf = ({ board, pieces, spaces }: OrderGraph): Battleground => ({ board, pieces, spaces });

export const nameOf = (piece: Piece): UnitName => (piece.virtual ? `V ${placeOf(piece)}` : `${piece.order.unit.type} ${piece.space.id}`);

/** The province where a unit stood before the orders; of a virtual army the one it is called after. */
export const placeOf = ({ space }: Piece): ProvinceId => virtualProvinceOf(space.id) ?? oceanOf(space.id);

/** The province a move goes to. */
export const targetOf = ({ target }: Piece): ProvinceId | undefined => target && oceanOf(target.id);

export function pieceCalled({ pieces }: Battleground, name: UnitName): Piece {
  const piece = pieces.find(p => nameOf(p) === name);
  if (!piece) throw new Error(`no unit is called ${name}`);
  return piece;
}

export const spaceAt = ({ board, spaces }: Battleground, at: ProvinceId): Space | undefined => spaces[board.provinceNumber.get(at) ?? -1];

/** How a place is written in the name of a battle. */
export const abbreviationOf = ({ board }: Pick<Battleground, 'board'>, at: ProvinceId): string =>
  (board.abbreviations.get(at) ?? at).toUpperCase();

/** Places stand in the order of their abbreviations, A to Z. */
export function comparePlaces(ground: Pick<Battleground, 'board'>, a: ProvinceId, b: ProvinceId): number {
  return compareTexts(abbreviationOf(ground, a), abbreviationOf(ground, b));
}

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
