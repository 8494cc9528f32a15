import { resolveAdjustments } from '../adjudication/adjustments.js';
import { type Movement, resolveMovement, settleMovement } from '../adjudication/movement.js';
import { resolveRetreats } from '../adjudication/retreats.js';
import { type Provisional, type Results, resolveBattles } from '../battles/resolveBattles.js';
import { type ProvinceId, provinceOf } from '../board/location.js';
import type { WrittenOrder } from '../orders/written.js';
import type { Report } from '../report.js';
import type { Situation } from '../state.js';
import type { Variant } from '../variant.js';
import { type CountedVotes, type OrdersByPower, ordersAfterVotes } from '../votes/ordersAfterVotes.js';
import { type Voting, votingIn } from '../votes/voting.js';
import { capture, isSettled, takesCentres } from './capture.js';
import { placed } from './placement.js';

export interface Resolved extends Movement {
  /** Centres that changed hands; undefined: it was not the time for it. */
  readonly captured: Report['captured'] | undefined;
  /** What others agreed on for powers that nobody plays. */
  readonly votes: CountedVotes | undefined;
}

/**
 * Closes one phase of the calendar. `written`: of each power what it may write, one order a unit; votes among it. `fought`: of a
 * movement phase the results of its battles; while they are to come its result is provisional, and no centre changes hands.
 */
export function resolvePhase(
  variant: Variant,
  situation: Situation,
  written: OrdersByPower,
  fought?: Results | 'provisional',
  voting: Voting | undefined = votingIn(variant, situation),
): Resolved {
  const { orders, votes } = ordersAfterVotes(variant, situation, written, voting);
  const { results, position, virtual } = resolve(variant, situation, orders, votes, fought === 'provisional' ? undefined : fought);
  const isFinal = fought !== 'provisional' && isSettled(position);
  const taken = isFinal && takesCentres(variant, situation) ? capture(variant, position) : { position, captured: undefined };
  const resolved = { results, votes, position: taken.position, captured: taken.captured };
  return virtual ? { ...resolved, virtual } : resolved;
}

/** A movement phase before any battle: what may be fought over. */
export function provisionalIn(variant: Variant, situation: Situation, written: OrdersByPower): Provisional {
  const { orders, votes } = ordersAfterVotes(variant, situation, written, votingIn(variant, situation));
  return provisional(variant, situation, orders, votes);
}

function provisional(variant: Variant, situation: Situation, orders: OrdersByPower, votes: CountedVotes | undefined): Provisional {
  const voted = votes?.voting.voted;
  return { variant, situation, settled: settleMovement(variant, situation, byProvince(orders), voted), voted };
}

function resolve(
  variant: Variant,
  situation: Situation,
  orders: OrdersByPower,
  votes: CountedVotes | undefined,
  fought: Results | undefined,
): Movement {
  switch (situation.phase) {
    case 'movement':
      if (fought) return resolveBattles(provisional(variant, situation, orders, votes), fought);
      return resolveMovement(variant, situation, byProvince(orders), votes?.voting.voted);
    case 'retreats':
      return resolveRetreats(variant, situation.position, byProvince(orders));
    case 'placement':
      return placed(variant, situation, resolveAdjustments(variant, situation, orders));
    case 'adjustments':
      return resolveAdjustments(variant, situation, orders);
    default:
      return situation.phase satisfies never;
  }
}

function byProvince(orders: OrdersByPower): ReadonlyMap<ProvinceId, WrittenOrder> {
  const found = new Map<ProvinceId, WrittenOrder>();
  for (const own of orders.values()) for (const order of own) if (order.kind !== 'waive') found.set(provinceOf(order.at), order);
  return found;
}
