import { buildOrderGraph } from '../adjudication/buildOrderGraph.js';
import { isCarried } from '../adjudication/convoyChain.js';
import { settle } from '../adjudication/ledger.js';
import type { OrderGraph, Piece } from '../adjudication/orderGraph.js';
import type { TurnFacts } from '../model/ruleModule.js';
import type { Variant } from '../model/variant.js';
import type { Way } from './replayedMovement.js';

/** How a settled piece moved, or why its convoy failed. */
export function wayOf(variant: Variant, facts: TurnFacts, graph: OrderGraph, piece: Piece): Way {
  const { fleets } = piece;
  if (fleets === undefined) return 'itself';
  if (piece.pathLeast === 1) return 'carried';
  if (fleets.length === 0) return 'no-fleets';
  if (!isCarried(variant.board, piece, fleets)) return 'gap';
  return isLeft(graph, piece) || isLeft(...asIfCarried(variant, facts, graph, piece)) ? 'paradox' : 'broken';
}

/** Whether a chain of the army's fleets is intact. If one is and the army still was not carried, only the convoy paradox stopped it. */
function isLeft({ board }: OrderGraph, piece: Piece): boolean {
  const afloat = piece.fleets?.filter(
    fleet => fleet.own.brokenBy === undefined && !fleet.space.incoming.some(mover => mover.movesLeast === 1),
  );
  return isCarried(board, piece, afloat ?? []);
}

/** Resolves the same orders with the army carried in any case. If its convoy then holds, its own attack decides it (DATC 4.A.2). */
function asIfCarried({ board, rules }: Variant, facts: TurnFacts, { pieces }: OrderGraph, army: Piece): [OrderGraph, Piece] {
  const orders = pieces.filter(p => !p.own.virtual).map(p => p.order);
  const again = buildOrderGraph(board, rules, orders, facts);
  const twin = again.pieces[army.number];
  if (!twin) throw new Error(`the army of ${army.space.id} is missing when its phase is laid out again`);
  twin.pathLeast = 1;
  again.pieces.forEach((piece, i) => {
    if (piece.order.kind === 'move' && piece.target === undefined) layDown(piece, pieces[i]);
  });
  settle(again);
  return [again, twin];
}

/** Copies the decisions of a unit that leaves the board. */
function layDown(piece: Piece, as: Piece | undefined): void {
  piece.movesLeast = as?.movesLeast ?? 0;
  piece.movesMost = as?.movesMost ?? 0;
}
