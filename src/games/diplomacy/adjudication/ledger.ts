import type { Board } from '../board/board.js';
import { breakCycle } from './cycleRules.js';
import type { Decision } from './decision.js';
import { path, succeeds, supportGiven } from './equations.js';
import { innermostCycle } from './innermostCycle.js';
import type { OrderGraph, Piece } from './orderGraph.js';

/**
 * Settles all decisions: narrows their bounds until nothing changes, breaks the innermost cycle of those still open, and repeats until none
 * is open. Decisions whose bounds already meet stay as they are.
 */
export function settle(graph: OrderGraph): void {
  for (;;) {
    const open = narrowAll(graph);
    if (open.length === 0) return;
    breakCycle(innermostCycle(graph.board, open.flatMap(openDecisions)));
  }
}

/** Narrows bounds until nothing changes, and returns the pieces still open. Supports come first, since most depend on nothing. */
function narrowAll({ board, pieces }: OrderGraph): readonly Piece[] {
  let open: Piece[] = [];
  for (const piece of pieces) if (piece.order.kind === 'support') open.push(piece);
  for (const piece of pieces) if (piece.order.kind === 'move') open.push(piece);
  for (;;) {
    let moved = false;
    const left: Piece[] = [];
    for (const piece of open) {
      if (narrowPiece(board, piece)) moved = true;
      if (isOpen(piece)) left.push(piece);
    }
    if (!moved || left.length === 0) return left;
    open = left;
  }
}

const isOpen = (p: Piece): boolean =>
  p.order.kind === 'move' ? p.movesLeast !== p.movesMost || p.pathLeast !== p.pathMost : p.givenLeast !== p.givenMost;

function narrowPiece(board: Board, p: Piece): boolean {
  let moved = false;
  if (p.order.kind === 'move') {
    if (p.pathLeast !== p.pathMost) moved = narrowPath(board, p);
    if (p.movesLeast !== p.movesMost && narrowMoves(p)) moved = true;
  } else if (p.givenLeast !== p.givenMost) moved = narrowGiven(p);
  return moved;
}

function narrowPath(board: Board, p: Piece): boolean {
  if (path(board, p, false)) p.pathLeast = 1;
  else if (!path(board, p, true)) p.pathMost = 0;
  else return false;
  return true;
}

function narrowMoves(p: Piece): boolean {
  if (succeeds(p, false)) p.movesLeast = 1;
  else if (!succeeds(p, true)) p.movesMost = 0;
  else return false;
  return true;
}

function narrowGiven(p: Piece): boolean {
  const least = supportGiven(p, false);
  const most = supportGiven(p, true);
  if (least < p.givenLeast || most > p.givenMost || least > most)
    throw new Error(`the support of ${p.space.id} widened: a rule is not monotone`);
  if (least === p.givenLeast && most === p.givenMost) return false;
  p.givenLeast = least;
  p.givenMost = most;
  return true;
}

function openDecisions(piece: Piece): Decision[] {
  if (piece.order.kind !== 'move') return [{ piece, kind: 'given' }];
  const path: Decision[] = piece.pathLeast === piece.pathMost ? [] : [{ piece, kind: 'path' }];
  return piece.movesLeast === piece.movesMost ? path : [...path, { piece, kind: 'moves' }];
}
