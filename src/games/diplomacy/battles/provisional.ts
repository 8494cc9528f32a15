import { ordersByPower } from '../adjudication/phaseOrders.js';
import { settleMovement } from '../adjudication/resolveMovement.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { type CountedVotes, type OrdersByPower, ordersAfterVotes } from '../votes/ordersAfterVotes.js';
import { votingIn } from '../votes/voting.js';
import type { ProvisionalMovement } from './resolveBattles.js';

/** Resolves a movement phase by its orders only, without battles. */
export function provisionalIn(variant: Variant, situation: Situation, written: OrdersByPower): ProvisionalMovement {
  const { orders, votes } = ordersAfterVotes(variant, situation, written, votingIn(variant, situation));
  return provisional(variant, situation, orders, votes);
}

export function provisional(
  variant: Variant,
  situation: Situation,
  orders: OrdersByPower,
  votes: CountedVotes | undefined,
): ProvisionalMovement {
  const voted = votes?.voting.voted;
  const byUnit = ordersByPower(variant.board, situation.position.units, orders);
  return { variant, situation, settled: settleMovement(variant, situation, byUnit, voted), voted };
}
