import { type Board, powerOf } from './board.js';
import type { PowerId } from './location.js';
import type { Unit } from './position.js';

/**
 * Returns the power of a seat. Several seats may share a power: its own seat, which has the power's id and orders the builds, and one per
 * duchy. Each seat orders its own units.
 */
export const nationOf = (board: Board, seat: PowerId): PowerId => powerOf(board, seat)?.duchyOf ?? seat;

/** Returns the seat that orders a unit. */
export const ordererOf = ({ power, duchy }: Pick<Unit, 'power' | 'duchy'>): PowerId => duchy ?? power;

/** Returns the seats of a power, its own first. */
export const seatsOf = ({ powers }: Board, power: PowerId): readonly PowerId[] => [
  power,
  ...powers.flatMap(({ id, duchyOf }) => (duchyOf === power ? [id] : [])),
];

/** Groups what seats wrote by power. */
export function byNation<T>(board: Board, written: ReadonlyMap<PowerId, readonly T[]>): ReadonlyMap<PowerId, readonly T[]> {
  const together = new Map<PowerId, readonly T[]>();
  for (const [seat, own] of written) {
    const power = nationOf(board, seat);
    together.set(power, [...(together.get(power) ?? []), ...own]);
  }
  return together;
}
