import type { Board } from '../board/board.js';
import type { Piece } from './orderGraph.js';

/** Whether some of these fleets form a chain from the army to its target. */
export function isCarried(board: Board, army: Piece, fleets: readonly Piece[]): boolean {
  if (!army.target) return false;
  const from = army.space.number;
  const to = army.target.number;
  const L = board.locations.length;
  const touches = (fleet: Piece, province: number): boolean => board.fleetReach[fleet.location * board.provinces.length + province] === 1;
  const reached = fleets.filter(fleet => touches(fleet, from));
  for (const fleet of reached) {
    if (touches(fleet, to)) return true;
    for (const next of fleets)
      if (!reached.includes(next) && board.fleetBorder[fleet.location * L + next.location] === 1) reached.push(next);
  }
  return false;
}
