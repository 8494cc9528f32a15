import { type Board, isFleetBorder, numberOfLocation } from '../board/board.js';
import type { Piece } from './orderGraph.js';

/** Whether some of these fleets form a chain from the army to its target. */
export function isCarried(board: Board, army: Piece, fleets: readonly Piece[]): boolean {
  if (army.target === undefined) return false;
  const from = army.space.number;
  const to = army.target.number;
  for (const fleet of fleets) if (touches(board, fleet, from) && touches(board, fleet, to)) return true;
  return fleets.length > 1 && isChained(board, fleets, from, to);
}

function isChained(board: Board, fleets: readonly Piece[], from: number, to: number): boolean {
  const reached = fleets.filter(fleet => touches(board, fleet, from));
  for (const fleet of reached) {
    if (touches(board, fleet, to)) return true;
    for (const next of fleets) if (!reached.includes(next) && isFleetBorder(board, fleet.unit.at, next.unit.at)) reached.push(next);
  }
  return false;
}

const touches = (board: Board, { unit }: Piece, province: number): boolean =>
  board.fleetReach[numberOfLocation(board, unit.at) * board.provinces.length + province] === 1;
