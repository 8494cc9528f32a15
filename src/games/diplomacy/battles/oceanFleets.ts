import type { Piece } from '../adjudication/orderGraph.js';
import { hasMoved } from '../adjudication/settledPieces.js';
import { isOpenOcean } from '../board/berths.js';
import type { ProvinceId } from '../board/location.js';
import type { Battleground } from './battleground.js';

/** Whether a place is an open ocean. Battles there decide who controls it. */
export const isOcean = ({ board }: Battleground, at: ProvinceId): boolean => isOpenOcean(board, at);

/** Fleets in an ocean before the orders. */
export const fleetsIn = ({ board, pieces }: Battleground, ocean: ProvinceId): readonly Piece[] =>
  pieces.filter(({ space }) => space.number === board.provinceNumber.get(ocean));

/** Fleets that stay in an ocean or failed to leave it. */
export const stayersIn = (ground: Battleground, ocean: ProvinceId): readonly Piece[] =>
  fleetsIn(ground, ocean).filter(piece => !hasMoved(piece));

/** Fleets that arrive in an ocean; nothing can stop them. */
export const arrivalsIn = ({ board, pieces }: Battleground, ocean: ProvinceId): readonly Piece[] =>
  pieces.filter(({ order, target }) => order.kind === 'move' && target?.number === board.provinceNumber.get(ocean));
