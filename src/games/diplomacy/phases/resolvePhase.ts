import { byProvince, ordersByPower } from '../adjudication/phaseOrders.js';
import { resolveAdjustments } from '../adjudication/resolveAdjustments.js';
import { type PhaseResult, resolveOrders } from '../adjudication/resolveMovement.js';
import { resolveRetreats } from '../adjudication/resolveRetreats.js';
import { provisional } from '../battles/provisional.js';
import { type BattleResults, resolveBattles } from '../battles/resolveBattles.js';
import type { Report } from '../model/report.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { type CountedVotes, type OrdersAfterVotes, type OrdersByPower, ordersAfterVotes } from '../votes/ordersAfterVotes.js';
import { votingIn } from '../votes/voting.js';
import { captureCentres, isSettled, takesCentres } from './captureCentres.js';
import { placed } from './placement.js';

export interface Resolved extends PhaseResult {
  /** Centres that changed owners. Undefined if centres do not change owners now. */
  readonly captured: Report['captured'] | undefined;
  /** The votes on orders of powers without a player. Undefined if no power is ordered by vote. */
  readonly votes: CountedVotes | undefined;
}

/**
 * Resolves one phase. `written`: legal orders and votes by the power that wrote them, one per unit. `fought`: the results of a movement
 * phase's battles. While they are pending ('provisional') the result is provisional and centres keep their owners.
 */
export const resolvePhase = (
  variant: Variant,
  situation: Situation,
  written: OrdersByPower,
  fought?: BattleResults | 'provisional',
): Resolved => resolveAfterVotes(variant, situation, ordersAfterVotes(variant, situation, written, votingIn(variant, situation)), fought);

/** As `resolvePhase`, once votes are counted. */
export function resolveAfterVotes(
  variant: Variant,
  situation: Situation,
  { orders, votes }: OrdersAfterVotes,
  fought?: BattleResults | 'provisional',
): Resolved {
  const { results, position, virtual } = resolve(variant, situation, orders, votes, fought === 'provisional' ? undefined : fought);
  const isFinal = fought !== 'provisional' && isSettled(position);
  const taken = isFinal && takesCentres(variant, situation) ? captureCentres(variant, position) : { position, captured: undefined };
  const resolved = { results, votes, position: taken.position, captured: taken.captured };
  return virtual ? { ...resolved, virtual } : resolved;
}

function resolve(
  variant: Variant,
  situation: Situation,
  orders: OrdersByPower,
  votes: CountedVotes | undefined,
  fought: BattleResults | undefined,
): PhaseResult {
  switch (situation.phase) {
    case 'movement':
      if (fought) return resolveBattles(provisional(variant, situation, orders, votes), fought);
      return resolveOrders(variant, situation, ordersByPower(variant.board, situation.position.units, orders), votes?.voting.voted);
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
