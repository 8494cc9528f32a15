import type { Location } from '../board/location.js';
import type { Unit } from '../board/position.js';
import { NOTHING, preventStrength } from './equations.js';
import type { Piece } from './orderGraph.js';

export const hasMoved = (p: Piece): boolean => p.movesLeast === 1;
/** In a settled graph: whether the unit did not leave, and another unit entered its space or it was evicted. */
export const wasDislodged = (p: Piece): boolean => (p.space.entrant !== undefined || p.own.evicted) && !hasMoved(p);
/** A failed move bounced if it had a path and did not lose head-to-head, whatever its strength. */
export const hasBounced = (p: Piece): boolean =>
  p.kind === 'move' && p.movesLeast === 0 && p.target !== undefined && preventStrength(p, false) !== NOTHING;

/** Returns the unit after the orders; undefined if it was dislodged, left the board, or was never on it. */
export function finalUnit(p: Piece): Unit | undefined {
  const { order } = p;
  if (p.own.virtual && !hasMoved(p)) return undefined;
  if (order.kind !== 'move' || p.movesLeast === 0) return p.space.entrant === undefined && !p.own.evicted ? p.unit : undefined;
  return order.to === undefined ? undefined : movedTo(order.unit, order.to);
}

/** Returns the unit in another place. */
export const movedTo = (unit: Unit, at: Location): Unit => withMarks({ power: unit.power, type: unit.type, at }, unit);

/** Copies to a unit the marks that it keeps for life. Most units have none. */
export function withMarks<T extends Unit>(unit: T, { free, duchy }: Pick<Unit, 'free' | 'duchy'>): T {
  if (free === undefined && duchy === undefined) return unit;
  return { ...unit, ...(free && { free }), ...(duchy !== undefined && { duchy }) };
}
