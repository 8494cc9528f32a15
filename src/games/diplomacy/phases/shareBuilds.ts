import type { Board } from '../board/board.js';
import { ordererOf, seatsOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { OrderResult } from '../model/report.js';

/** Assigns each unit built for a shared power to that power's seat with the fewest units; in a tie to the first of them. */
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
