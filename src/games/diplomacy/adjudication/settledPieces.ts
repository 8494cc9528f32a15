import type { Location } from '../board/location.js';
import type { Unit } from '../board/position.js';
import { NOTHING, preventStrength } from './equations.js';
import type { Piece } from './orderGraph.js';

export const hasMoved = (p: Piece): boolean => p.order.kind === 'move' && p.movesLeast === 1;
/** Of a settled graph: somebody got into its space and it had not left, or it was evicted. */
export const wasDislodged = (p: Piece): boolean => (p.space.entrant !== undefined || p.evicted) && !hasMoved(p);
/** A move that failed, had a path and did not lose head-to-head bounced, whatever its strength. */
export const hasBounced = (p: Piece): boolean =>
  p.order.kind === 'move' && p.target !== undefined && p.movesLeast === 0 && preventStrength(p, false) !== NOTHING;

/** Where a piece stands in the end; undefined: dislodged, or gone off the board, or never on it. */
export function finalUnit(p: Piece): Unit | undefined {
  const { order } = p;
  if (p.virtual && !hasMoved(p)) return undefined;
  if (order.kind !== 'move' || p.movesLeast === 0) return p.space.entrant === undefined && !p.evicted ? order.unit : undefined;
  return order.to === undefined ? undefined : movedTo(order.unit, order.to);
}

/** The same unit in another place. */
export const movedTo = (unit: Unit, at: Location): Unit => withMarks({ power: unit.power, type: unit.type, at }, unit);

/** With what marks a unit for as long as it stands; most have nothing. */
export function withMarks<T extends Unit>(unit: T, { free, duchy }: Pick<Unit, 'free' | 'duchy'>): T {
  if (free === undefined && duchy === undefined) return unit;
  return { ...unit, ...(free && { free }), ...(duchy !== undefined && { duchy }) };
}
