import { oceanOf } from '../board/berths.js';
import { type Board, numberOfProvince } from '../board/board.js';
import { provinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { Piece, Space } from './orderGraph.js';
import { withPiece } from './placePieces.js';

/** Links a support or convoy to the order it helps. A support to move matches any coast unless it names one. */
export function matchHelp(board: Board, spaces: readonly (Space | undefined)[], afloat: readonly Piece[] | undefined, piece: Piece): void {
  const { order } = piece;
  if (order.kind !== 'support' && order.kind !== 'convoy') return;
  const there = order.to === undefined ? piece.target : spaces[numberOfProvince(board, order.of)];
  const helped = helpedBy(order, there) ?? (afloat === undefined ? undefined : helpedAfloat(piece, order, afloat));
  if (helped === undefined) return;
  piece.helps = helped;
  if (order.kind === 'support') helped.supports = withPiece(helped.supports, piece);
  else helped.carriers = withPiece(helped.carriers, piece);
}

function helpedBy(order: Extract<BasicOrder, { kind: 'support' | 'convoy' }>, there: Space | undefined): Piece | undefined {
  const piece = there?.occupant;
  if (piece !== undefined && isHelped(order, piece)) return piece;
  if (order.kind !== 'support') return undefined;
  return order.to === undefined ? there?.guard : order.to === order.of ? there?.incoming.find(p => p.own.virtual) : undefined;
}

/** Returns the fleet that is helped in an open ocean: the named one; without a number, the first other one with a matching order. */
const helpedAfloat = (
  helper: Piece,
  order: Extract<BasicOrder, { kind: 'support' | 'convoy' }>,
  afloat: readonly Piece[],
): Piece | undefined => {
  const isMeant = ({ space: { id } }: Piece): boolean => id === order.of || oceanOf(id) === order.of;
  return afloat.find(other => other !== helper && isMeant(other) && isHelped(order, other));
};

function isHelped({ to }: Extract<BasicOrder, { kind: 'support' | 'convoy' }>, { kind, order }: Piece): boolean {
  if (to === undefined) return kind !== 'move';
  if (order.kind !== 'move' || order.to === undefined) return false;
  return to === order.to || to === provinceOf(order.to);
}
