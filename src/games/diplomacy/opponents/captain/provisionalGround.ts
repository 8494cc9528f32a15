import { ordersByProvince } from '../../adjudication/phaseOrders.js';
import { settleMovement } from '../../adjudication/resolveMovement.js';
import { type Battleground, battlegroundOf } from '../../battles/battleground.js';
import type { ProvisionalMovement } from '../../battles/resolveBattles.js';
import { type ProvinceId, provinceOf } from '../../board/location.js';
import type { Declaration } from '../../model/battle/declaration.js';
import type { Report } from '../../model/report.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { votedPowers } from '../../votes/voting.js';

/** What everybody knows while battle lists are due: how the orders came out, and what may be declared. */
export interface ProvisionalGround {
  readonly movement: ProvisionalMovement;
  readonly ground: Battleground;
  readonly may: readonly Declaration[];
}

/** Rebuilds it from the last public report. Undefined if that is not about orders whose battles are pending. */
export function provisionalGround(variant: Variant, situation: Situation, reports: readonly Report[]): ProvisionalGround | undefined {
  const told = reports.at(-1);
  if (!told?.provisional) return undefined;
  const orders = new Map<ProvinceId, WrittenOrder>();
  for (const { order } of told.orders) if ('at' in order) orders.set(provinceOf(order.at), order);
  const voted = votedPowers(variant, situation);
  const settled = settleMovement(variant, situation, ordersByProvince(variant.board, situation.position.units, orders), voted);
  const ground = battlegroundOf(settled.graph);
  return { movement: { variant, situation, settled, voted }, ground, may: told.provisional.mayDeclare };
}
