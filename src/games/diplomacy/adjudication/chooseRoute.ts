import { type Board, isFleetBorder } from '../board/board.js';
import type { RuleModule } from '../model/ruleModule.js';
import { isCarried } from './convoyChain.js';
import type { Piece } from './orderGraph.js';

/**
 * DATC 4.A.3: a move with `via convoy` goes by convoy. Without it, an army next to its target goes by convoy only if the fleets ordered to
 * carry it form a chain and one of them is of its own power.
 */
export function chooseRoute(board: Board, rules: readonly RuleModule[], piece: Piece): void {
  const { order, carriers } = piece;
  const beside = piece.target === undefined || piece.own.virtual || isBeside(board, rules, piece);
  const viaConvoy = order.kind === 'move' && order.viaConvoy;
  if (beside && !viaConvoy && (carriers.length === 0 || piece.unit.type === 'F' || !isOwnConvoyReady(board, piece))) piece.pathLeast = 1;
  else piece.fleets = piece.carriers;
}

function isOwnConvoyReady(board: Board, army: Piece): boolean {
  for (const fleet of army.carriers) if (fleet.power === army.power) return isCarried(board, army, army.carriers);
  return false;
}

/** Whether a move goes to a neighbouring place, given the type that the unit acts as. */
function isBeside(board: Board, rules: readonly RuleModule[], { order, unit, space, target }: Piece): boolean {
  if (unit.type === 'F') return order.kind === 'move' && order.to !== undefined && isFleetBorder(board, unit.at, order.to);
  if (board.armyBorder[space.number * board.provinces.length + (target?.number ?? 0)] === 1) return true;
  if (target !== undefined) for (const rule of rules) if (rule.reachesAs?.(unit, target.id, board) === 'A') return true;
  return false;
}

/** Returns the move that breaks a convoy, the first in board order if there are several; undefined if there is none. */
export function breakerOf(board: Board, rules: readonly RuleModule[], { order, space }: Piece): Piece | undefined {
  const breaks = ({ order: attack }: Piece): boolean =>
    order.kind === 'convoy' && attack.kind === 'move' && rules.some(rule => rule.breaksConvoy?.(attack, order, board) === true);
  return space.incoming.filter(breaks).toSorted((a, b) => a.space.number - b.space.number)[0];
}

export function headToHead(piece: Piece): Piece | undefined {
  const other = piece.fleets === undefined ? piece.target?.occupant : undefined;
  return other?.kind === 'move' && other.target === piece.space && other.fleets === undefined ? other : undefined;
}
