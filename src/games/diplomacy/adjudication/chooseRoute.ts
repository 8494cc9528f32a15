import type { Board } from '../board/board.js';
import type { RuleModule } from '../model/ruleModule.js';
import { isCarried } from './convoyChain.js';
import type { Piece } from './orderGraph.js';

/**
 * DATC 4.A.3: with `via convoy` a move goes by convoy; otherwise an army next to its target does so only if a fleet of its own power
 * carries it.
 */
export function chooseRoute(board: Board, rules: readonly RuleModule[], piece: Piece): void {
  const { order } = piece;
  const beside = piece.destination < 0 || piece.virtual || isBeside(board, rules, piece);
  const viaConvoy = order.kind === 'move' && order.viaConvoy;
  if (beside && !viaConvoy && (order.unit.type === 'F' || !isOwnConvoyReady(board, piece))) piece.pathLeast = 1;
  else piece.fleets = piece.carriers;
}

const isOwnConvoyReady = (board: Board, army: Piece): boolean =>
  army.carriers.some(fleet => fleet.power === army.power) && isCarried(board, army, army.carriers);

/** Whether a move, by the unit as it acts, goes to a neighbouring place. */
function isBeside(board: Board, rules: readonly RuleModule[], { order, location, destination, space, target }: Piece): boolean {
  if (order.unit.type === 'F') return board.fleetBorder[location * board.locations.length + destination] === 1;
  if (board.armyBorder[space.number * board.provinces.length + (target?.number ?? 0)] === 1) return true;
  return target !== undefined && rules.some(rule => rule.reachesAs?.(order.unit, target.id, board) === 'A');
}

/** The move that breaks a convoy; of several the first in board order. */
export function breakerOf(board: Board, rules: readonly RuleModule[], { order, space }: Piece): Piece | undefined {
  const breaks = ({ order: attack }: Piece): boolean =>
    order.kind === 'convoy' && attack.kind === 'move' && rules.some(rule => rule.breaksConvoy?.(attack, order, board) === true);
  return space.incoming.filter(breaks).toSorted((a, b) => a.space.number - b.space.number)[0];
}

export function headToHead(piece: Piece): Piece | undefined {
  const other = piece.fleets === undefined ? piece.target?.occupant : undefined;
  return other?.order.kind === 'move' && other.target === piece.space && other.fleets === undefined ? other : undefined;
}
