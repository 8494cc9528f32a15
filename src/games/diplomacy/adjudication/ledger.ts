import type { Board } from '../board/board.js';
import { breakCycle } from './cycleRules.js';
import type { Decision } from './decision.js';
import { path, succeeds, supportGiven } from './equations.js';
import { innermostCycle } from './innermostCycle.js';
import type { OrderGraph, Piece } from './orderGraph.js';

/** Supports and moves whose decisions are not all settled. */
interface Open {
  readonly supports: readonly Piece[];
  readonly moves: readonly Piece[];
}

/**
 * Settles all decisions: narrows their bounds until nothing changes, breaks the innermost cycle of those still open, and repeats until none
 * is open. Decisions whose bounds already meet stay as they are.
 */
export function settle(graph: OrderGraph): void {
  let open: Open = graph;
  for (;;) {
    open = narrowAll(graph.board, open);
    if (open.supports.length === 0 && open.moves.length === 0) return;
    breakCycle(innermostCycle(graph.board, [...open.supports.map(givenBy), ...open.moves.flatMap(openDecisions)]));
  }
}

/** Narrows bounds until nothing changes, and returns what is still open. Supports come first, since most depend on nothing. */
function narrowAll(board: Board, { supports, moves }: Open): Open {
  for (;;) {
    let moved = false;
    const openSupports: Piece[] = [];
    for (const piece of supports) {
      if (piece.givenLeast !== piece.givenMost && narrowGiven(piece)) moved = true;
      if (piece.givenLeast !== piece.givenMost) openSupports.push(piece);
    }
    const openMoves: Piece[] = [];
    for (const piece of moves) {
      if (piece.pathLeast !== piece.pathMost && narrowPath(board, piece)) moved = true;
      if (piece.movesLeast !== piece.movesMost && narrowMoves(piece)) moved = true;
      if (piece.movesLeast !== piece.movesMost || piece.pathLeast !== piece.pathMost) openMoves.push(piece);
    }
    supports = openSupports;
    moves = openMoves;
    if (!moved || (supports.length === 0 && moves.length === 0)) return { supports, moves };
  }
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

const givenBy = (piece: Piece): Decision => ({ piece, kind: 'given' });

function openDecisions(piece: Piece): Decision[] {
  const path: Decision[] = piece.pathLeast === piece.pathMost ? [] : [{ piece, kind: 'path' }];
  return piece.movesLeast === piece.movesMost ? path : [...path, { piece, kind: 'moves' }];
}
