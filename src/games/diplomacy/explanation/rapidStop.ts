import { type ProvinceId, provinceOf } from '../board/location.js';
import type { Outcome } from '../model/outcome.js';
import type { OrderOf } from '../model/writtenOrder.js';
import { attackersOf, type ReplayedMovement, type ReplayedUnit } from './replayedMovement.js';

export interface Stop {
  readonly at: ProvinceId;
  readonly because: NonNullable<Extract<Outcome, { kind: 'travelled' }>['because']>;
}

/**
 * What stopped a rapid river move. Undefined if nothing did. For a dislodged fleet, whose outcome does not tell, what would have stopped
 * it.
 */
export function stopOf(movement: ReplayedMovement, replayed: ReplayedUnit, order: OrderOf<'rapid'>): Stop | undefined {
  const { outcome } = replayed.result;
  if (outcome.kind !== 'travelled') return firstObstacle(movement, replayed, order);
  const { stoppedAt: at, because } = outcome;
  return at === undefined || because === undefined ? undefined : { at, because };
}

function firstObstacle(movement: ReplayedMovement, replayed: ReplayedUnit, order: OrderOf<'rapid'>): Stop | undefined {
  for (const at of order.path) {
    const because = obstacleIn(movement, replayed, order, at);
    if (because) return { at, because };
  }
  return undefined;
}

function obstacleIn(
  movement: ReplayedMovement,
  replayed: ReplayedUnit,
  order: OrderOf<'rapid'>,
  at: ProvinceId,
): Stop['because'] | undefined {
  const there = movement.units.find(a => a.written.kind !== 'rapid' && (a.moved ? a.target === at : a.at === at && !a.dislodger));
  if (there && there.unit.power !== replayed.unit.power) return 'unit';
  if (there && at === order.path.at(-1)) return 'occupied';
  const isBounced = ({ result: { outcome }, unit }: ReplayedUnit): boolean =>
    outcome.kind === 'bounced' && unit.power !== replayed.unit.power;
  if (!there?.moved && attackersOf(movement, at).some(isBounced)) return 'standoff';
  return meetingFleets(movement, replayed, order, at).length > 0 ? 'rapid' : undefined;
}

/**
 * The other fleets on rapid river moves that are in the way at a space: they enter it at the same step, leave it in the opposite direction,
 * or stopped in it.
 */
export function meetingFleets(
  { units }: ReplayedMovement,
  replayed: ReplayedUnit,
  order: OrderOf<'rapid'>,
  at: ProvinceId,
): readonly ReplayedUnit[] {
  const step = order.path.indexOf(at);
  const here = spacesOf(order)[step];
  return units.filter(other => {
    if (other === replayed || other.written.kind !== 'rapid') return false;
    const path = spacesOf(other.written);
    const done = stepsOf(other, path);
    const next = done >= step ? path[step + 1] : undefined;
    return next === at || (path[Math.min(step, done)] === at && (done <= step || next === here));
  });
}

const spacesOf = ({ at, path }: OrderOf<'rapid'>): readonly ProvinceId[] => [provinceOf(at), ...path];

/** The number of steps that a fleet took before it was stopped. */
function stepsOf({ result: { outcome } }: ReplayedUnit, path: readonly ProvinceId[]): number {
  if (outcome.kind !== 'travelled') return 0;
  const { stoppedAt } = outcome;
  return stoppedAt === undefined ? path.length - 1 : path.indexOf(stoppedAt) - 1;
}
