import { mapped } from '../../../lib/mapped.js';
import type { Board } from '../board/board.js';
import type { BasicOrder } from '../model/basicOrder.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { RuleModule, TurnFacts } from '../model/ruleModule.js';
import { virtualOrders } from '../orders/virtualArmies.js';
import { applyRules } from './applyRules.js';
import { breakerOf, chooseRoute, headToHead } from './chooseRoute.js';
import { matchHelp } from './matchHelp.js';
import type { OrderGraph, Piece, Space } from './orderGraph.js';
import { placePiece, placeVirtual } from './placePieces.js';

/**
 * Builds the graph of the orders. `orders`: one legal order per unit. A move that needs a convoy is legal even if nobody convoys it, but
 * then has no path.
 */
export function buildOrderGraph(board: Board, rules: readonly RuleModule[], orders: readonly BasicOrder[], facts: TurnFacts): OrderGraph {
  const spaces = new Array<Space | undefined>(board.provinces.length);
  const pieces = mapped(orders, (order, number) => placePiece(board, spaces, order, number));
  const moves: Piece[] = [];
  const supports: Piece[] = [];
  const convoys: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'move') moves.push(piece);
    else if (piece.kind === 'support') supports.push(piece);
    else if (piece.kind === 'convoy') convoys.push(piece);
  }
  if (rules.length > 0)
    for (const order of virtualOrders(rules, facts)) {
      const piece = placeVirtual(board, spaces, order, pieces.length);
      if (!piece) continue;
      pieces.push(piece);
      if (order.kind === 'move') moves.push(piece);
    }
  const afloat = board.open && pieces.filter(piece => board.open?.[piece.space.number] === 1);
  for (const piece of supports) matchHelp(board, spaces, afloat, piece);
  for (const piece of convoys) matchHelp(board, spaces, afloat, piece);
  for (const piece of moves) chooseRoute(board, rules, piece);
  const { breaksConvoy } = ruleIndexOf(rules);
  if (breaksConvoy.length > 0)
    for (const piece of convoys) {
      const brokenBy = breakerOf(board, breaksConvoy, piece);
      if (brokenBy !== undefined) piece.own = { ...piece.own, brokenBy };
    }
  for (const piece of moves) piece.opponent = headToHead(piece);
  if (rules.length > 0) applyRules(rules, pieces, moves, facts);
  return { board, pieces, moves, supports, spaces, afloat };
}

/** Resets all decisions to undecided. */
export function resetDecisions({ pieces }: OrderGraph): void {
  for (const piece of pieces) {
    open(piece);
    if (piece.target) piece.target.entrant = undefined;
  }
}

function open(piece: Piece): void {
  piece.pathLeast = piece.fleets === undefined ? 1 : 0;
  piece.pathMost = 1;
  piece.movesLeast = 0;
  piece.movesMost = piece.kind === 'move' ? 1 : 0;
  piece.givenLeast = 0;
  piece.givenMost = piece.kind === 'support' ? piece.own.support : 0;
  if (piece.own.bonus !== 0) piece.own = { ...piece.own, bonus: 0 };
}
