import { type PhaseResult, positionFrom, resolveOrders } from '../adjudication/resolveMovement.js';
import { ordererOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { Report } from '../model/report.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { votedPowers } from '../votes/voting.js';

/** A movement phase with the orders that everybody could read afterwards. */
export interface PhaseAsPlayed {
  readonly variant: Variant;
  readonly situation: Situation;
  /** The order of each unit, in the order of the position's units. Undefined: it had none, and held. */
  readonly given: readonly (WrittenOrder | undefined)[];
  readonly voted: ReadonlySet<PowerId>;
}

/** Whether a report tells of the orders of a movement phase, not of its battles. */
export const isOfMoves = ({ phase, stage }: Report): boolean => phase === 'movement' && stage === undefined;

export function phaseAsPlayed(variant: Variant, situation: Situation, { orders }: Report): PhaseAsPlayed {
  const given = orders.map(({ order, written, outcome }) => (written && outcome.kind !== 'illegal' ? order : undefined));
  return { variant, situation, given, voted: votedPowers(variant, situation) };
}

export const ownUnits = ({ situation }: PhaseAsPlayed, seat: PowerId): readonly Unit[] =>
  situation.position.units.filter(unit => ordererOf(unit) === seat);

/** The phase with other orders of some units. */
export function withOrders(played: PhaseAsPlayed, orders: readonly WrittenOrder[]): PhaseAsPlayed {
  const { units } = played.situation.position;
  const given = [...played.given];
  for (const order of orders) {
    if (order.kind === 'waive') continue;
    const place = units.findIndex(({ at }) => at === order.at);
    if (place >= 0) given[place] = order;
  }
  return { ...played, given };
}

/** What comes of the orders by their strengths, without battles. */
export const resolvedAs = ({ variant, situation, given, voted }: PhaseAsPlayed): PhaseResult =>
  resolveOrders(variant, situation, given, voted);

/** The position after that alone. */
export const positionAs = ({ variant, situation, given, voted }: PhaseAsPlayed): Position => positionFrom(variant, situation, given, voted);

/** What comes of any orders of some units, when all others do what they did: as `withOrders` and `positionAs`, for many sheets. */
export function outcomesWith(played: PhaseAsPlayed, own: readonly Unit[]): (orders: readonly WrittenOrder[]) => Position {
  const { units } = played.situation.position;
  const places = own.map(unit => units.indexOf(unit));
  const given = [...played.given];
  return orders => {
    for (const [i, place] of places.entries()) given[place] = orders[i];
    return positionAs({ ...played, given });
  };
}
