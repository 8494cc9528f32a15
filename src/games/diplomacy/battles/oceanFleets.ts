import type { Piece } from '../adjudication/orderGraph.js';
import { hasMoved } from '../adjudication/settledPieces.js';
import { isOpenOcean } from '../board/berths.js';
import type { ProvinceId } from '../board/location.js';
import type { Battleground } from './battleground.js';

/** Whether any number of fleets may be in a place: there battles are for control of it. */
export const isOcean = ({ board }: Battleground, at: ProvinceId): boolean => isOpenOcean(board, at);

/** The fleets that were in an ocean before the orders. */
export const fleetsIn = ({ board, pieces }: Battleground, ocean: ProvinceId): readonly Piece[] =>
  pieces.filter(({ space }) => space.number === board.provinceNumber.get(ocean));

/** Those of them that are there still: they stay, or failed to leave. */
export const stayersIn = (ground: Battleground, ocean: ProvinceId): readonly Piece[] =>
  fleetsIn(ground, ocean).filter(piece => !hasMoved(piece));

/** The fleets that come into an ocean: nobody is in their way. */
export const arrivalsIn = ({ board, pieces }: Battleground, ocean: ProvinceId): readonly Piece[] =>
  pieces.filter(
    ({ order, target, pathLeast }) => order.kind === 'move' && pathLeast === 1 && target?.number === board.provinceNumber.get(ocean),
  );
