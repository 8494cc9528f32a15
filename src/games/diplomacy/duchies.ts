import { type Board, powerOf } from './board/board.js';
import type { PowerId } from './board/location.js';
import type { Position, Unit } from './board/position.js';
import type { OrderResult } from './report.js';

/** Several seats may share a power: its own, which bears its id and builds, and one for each of its duchies. Each orders units of its own. */
export const nationOf = (board: Board, seat: PowerId): PowerId => powerOf(board, seat)?.duchyOf ?? seat;

/** The seat that orders a unit. */
export const ordererOf = ({ power, duchy }: Pick<Unit, 'power' | 'duchy'>): PowerId => duchy ?? power;

/** The seats of a power, its own first. */
export const seatsOf = ({ powers }: Board, power: PowerId): readonly PowerId[] => [
  power,
  ...powers.flatMap(({ id, duchyOf }) => (duchyOf === power ? [id] : [])),
];

/** What seats wrote, by power. */
export function byNation<T>(board: Board, written: ReadonlyMap<PowerId, readonly T[]>): ReadonlyMap<PowerId, readonly T[]> {
  const together = new Map<PowerId, readonly T[]>();
  for (const [seat, own] of written) {
    const power = nationOf(board, seat);
    together.set(power, [...(together.get(power) ?? []), ...own]);
  }
  return together;
}

/** What was built for a power that is shared belongs to the seat with fewest units, of equals to the first. */
export function withDuchies(board: Board, position: Position, results: readonly OrderResult[]): Position {
  if (!board.powers.some(power => power.duchyOf !== undefined)) return position;
  const built = new Set(results.flatMap(({ order, outcome }) => (outcome.kind === 'built' && 'at' in order ? [order.at] : [])));
  const counts = new Map<PowerId, number>();
  const count = (seat: PowerId): PowerId => {
    counts.set(seat, (counts.get(seat) ?? 0) + 1);
    return seat;
  };
  for (const unit of position.units) if (!built.has(unit.at)) count(ordererOf(unit));
  const fewest = (power: PowerId): PowerId =>
    seatsOf(board, power).reduce((best, seat) => ((counts.get(seat) ?? 0) < (counts.get(best) ?? 0) ? seat : best));
  const units = position.units.map((unit): Unit => {
    if (!built.has(unit.at)) return unit;
    const seat = count(fewest(unit.power));
    return seat === unit.power ? unit : { ...unit, duchy: seat };
  });
  return { ...position, units };
}
