import { buildOrderGraph } from '../adjudication/buildOrderGraph.js';
import { isCarried } from '../adjudication/convoyChain.js';
import { settle } from '../adjudication/ledger.js';
import type { OrderGraph, Piece } from '../adjudication/orderGraph.js';
import type { TurnFacts } from '../model/ruleModule.js';
import type { Variant } from '../model/variant.js';
import type { Way } from './replayedMovement.js';

/** How a settled piece's move goes, and what became of its convoy. */
export function wayOf(variant: Variant, facts: TurnFacts, graph: OrderGraph, piece: Piece): Way {
  const { fleets } = piece;
  if (fleets === undefined) return 'itself';
  if (piece.pathLeast === 1) return 'carried';
  if (fleets.length === 0) return 'no-fleets';
  if (!isCarried(variant.board, piece, fleets)) return 'gap';
  return isLeft(graph, piece) || isLeft(...asIfCarried(variant, facts, graph, piece)) ? 'paradox' : 'broken';
}

/** A chain of its fleets is left. If so of an army that was not carried, nothing but the paradox stopped it. */
function isLeft({ board }: OrderGraph, piece: Piece): boolean {
  const afloat = piece.fleets?.filter(fleet => fleet.brokenBy === undefined && !fleet.space.incoming.some(mover => mover.movesLeast === 1));
  return isCarried(board, piece, afloat ?? []);
}

/** The same orders with that army carried whatever happens: if its convoy then holds, its own attack decides it (DATC 4.A.2). */
function asIfCarried({ board, rules }: Variant, facts: TurnFacts, { pieces }: OrderGraph, army: Piece): [OrderGraph, Piece] {
  const orders = pieces.filter(p => !p.virtual).map(p => p.order);
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

/** Units that go off the board do as they did. */
function layDown(piece: Piece, as: Piece | undefined): void {
  piece.movesLeast = as?.movesLeast ?? 0;
  piece.movesMost = as?.movesMost ?? 0;
}
