import type { Piece } from '../adjudication/orderGraph.js';
import { isOpenOcean } from '../board/berths.js';
import { type ProvinceId, provinceOf } from '../board/location.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { isOwn, type LintContext } from './lintContext.js';
import { ownStrengthOf, pieceOf } from './lintPieces.js';
import type { OrderWarning } from './orderWarning.js';

/** Warns of a move that an own unit stops, or that a rule leaves without strength. */
export function lintMove(sheet: LintContext, order: WrittenOrder): readonly OrderWarning[] {
  const to = endOf(order);
  const piece = order.kind === 'waive' ? undefined : pieceOf(sheet, provinceOf(order.at));
  if (to === undefined || !piece) return [];
  if (isOpenOcean(sheet.variant.board, to)) return swapped(sheet, piece);
  return [...swapped(sheet, piece), ...standsThere(sheet, to, piece), ...together(sheet, to, piece), ...weakened(piece)];
}

/** Where a move or rapid river move would take its unit. Undefined for other orders. */
export function endOf(order: WrittenOrder): ProvinceId | undefined {
  if (order.kind === 'move') return provinceOf(order.to);
  return order.kind === 'rapid' ? order.path.at(-1) : undefined;
}

const swapped = (sheet: LintContext, piece: Piece): readonly OrderWarning[] =>
  piece.opponent && isLater(sheet, piece, piece.opponent) ? [{ code: 'swaps-own-unit', with: piece.opponent.space.id }] : [];

const isLater = ({ places }: LintContext, a: Piece, b: Piece): boolean => places.indexOf(a.space.id) > places.indexOf(b.space.id);

function standsThere(sheet: LintContext, to: ProvinceId, piece: Piece): readonly OrderWarning[] {
  if (!isOwn(sheet, to) || to === piece.space.id) return [];
  const did = sheet.orderOf(to);
  if (did?.kind === 'move' || did?.kind === 'rapid') return [];
  return [{ code: did ? 'own-unit-stays' : 'own-unit-unordered', at: to }];
}

/**
 * Warns if another own unit moves to the same place with at least the same strength. If the strengths are equal, only the later order gets
 * the warning.
 */
function together(sheet: LintContext, to: ProvinceId, piece: Piece): readonly OrderWarning[] {
  const others = sheet.graph.pieces.filter(p => p !== piece && goalOf(sheet, p) === to);
  const strongest = others.toSorted((a, b) => precedence(b) - precedence(a))[0];
  if (!strongest || precedence(piece) > precedence(strongest)) return [];
  const isTie = precedence(piece) === precedence(strongest);
  return isTie && !isLater(sheet, piece, strongest) ? [] : [{ code: codeOf(piece, strongest), to, with: strongest.space.id }];
}

function goalOf(sheet: LintContext, { space }: Piece): ProvinceId | undefined {
  const order = sheet.orderOf(space.id);
  return order && endOf(order);
}

/** Ranks moves by their strength, and every rapid river move below them. */
const precedence = (piece: Piece): number => (piece.target ? ownStrengthOf(piece) : Number.NEGATIVE_INFINITY);

function codeOf(piece: Piece, other: Piece): 'goes-with-stronger' | 'bounces-own-unit' | 'goes-with-rapid' {
  if (precedence(other) > precedence(piece)) return 'goes-with-stronger';
  return piece.target ? 'bounces-own-unit' : 'goes-with-rapid';
}

/** Warns of an attack that a wall reduces to 0: it cuts nothing and dislodges no unit. */
function weakened(piece: Piece): readonly OrderWarning[] {
  const taken = piece.own.attackModifiers?.find(({ by }) => by < 0)?.because;
  if (taken !== 'wall' || !piece.target || ownStrengthOf(piece) > 0) return [];
  return [{ code: 'wall-leaves-nothing', to: piece.target.id }];
}
