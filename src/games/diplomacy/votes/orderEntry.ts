import { type Result, refuse } from '../../../lib/result.js';
import { ordererOf } from '../board/duchies.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderReader } from '../notation/orderReader.js';
import { allowanceOf, buildableIn } from '../orders/allowance.js';
import { type OrderJudge, orderJudge, orderKey, tooMany, tooManyBuilds } from '../orders/orderFault.js';
import type { RefusedOrder } from '../orders/refusedOrder.js';
import { type UnitsByProvince, unitsByProvince } from '../orders/unitsByProvince.js';
import { virtualArmiesOf } from '../orders/virtualArmies.js';
import type { OrderSubject } from './orderSubject.js';
import { type Voting, votingIn } from './voting.js';

/** Reads and checks what powers write in one phase: orders to their own units, and votes on units of powers without a player. */
export interface OrderEntry {
  /**
   * Reads an order; refuses it if it is not legal. `sofar`: the power's other orders, which tell several fleets in one open ocean apart.
   */
  read(power: PowerId, text: string, sofar?: readonly WrittenOrder[]): Result<WrittenOrder, RefusedOrder>;
  /** Why a power may not give an order, regardless of its other orders. Undefined if it may. */
  faultOf(power: PowerId, order: WrittenOrder): RefusedOrder | undefined;
  /** Why an order is one too many, given the power's other orders. Undefined if it is not. */
  tooManyOf(power: PowerId, others: readonly WrittenOrder[], order: WrittenOrder): RefusedOrder | undefined;
  /** Adds an order to a power's orders. It replaces an order for the same unit or site. */
  overlay(power: PowerId, orders: readonly WrittenOrder[], order: WrittenOrder): Overlaid;
  /** The power an order is for: the writer, or a power ordered by vote. */
  subjectOf(power: PowerId, order: WrittenOrder): PowerId;
}

export interface Overlaid {
  readonly orders: readonly WrittenOrder[];
  /** Why the order was not added; `orders` is then unchanged. Undefined if it was added. */
  readonly fault?: RefusedOrder;
}

export function orderEntry(
  variant: Variant,
  situation: Situation,
  standing: UnitsByProvince = unitsByProvince(variant.board, situation.position),
  voting: Voting | undefined = votingIn(variant, situation),
): OrderEntry {
  const virtuals = virtualArmiesOf(variant, situation);
  const readText = orderReader(
    variant.board,
    situation.position,
    situation.phase,
    buildableIn(variant, situation),
    standing,
    voting?.voted,
    virtuals,
  );
  const judge = orderJudge(variant, situation, standing, virtuals);
  const subjectOf = voting?.subjectOf ?? OWN;
  const faultIn = voting ? voteJudge(voting, situation, judge) : judge;
  const read: OrderEntry['read'] = (power, text, sofar) => {
    const order = readText(power, text, sofar);
    if (!order.ok) return order;
    const fault = faultIn(power, order.value);
    return fault === undefined ? order : refuse(fault);
  };
  const tooManyOf: OrderEntry['tooManyOf'] = (power, others, order) => {
    if (order.kind !== 'build' && order.kind !== 'remove') return undefined;
    const subject = subjectOf(power, order);
    const alike = others.filter(other => subjectOf(power, other) === subject);
    return tooMany(variant, situation, subject, alike, order);
  };
  /** Drops a waived build if builds are ordered for all that are due: a waive uses up one of them. */
  const withoutWaive = (power: PowerId, orders: readonly WrittenOrder[]): readonly WrittenOrder[] => {
    if (orders.every(order => order.kind !== 'waive')) return orders;
    const builds = orders.filter(order => order.kind === 'build' && subjectOf(power, order) === power);
    return builds.length < allowanceOf(variant, situation, power).builds ? orders : orders.filter(order => order.kind !== 'waive');
  };
  return {
    read,
    faultOf: (power, order) => othersUnit(situation, subjectOf(power, order), order) ?? faultIn(power, order),
    tooManyOf,
    overlay: (power, orders, order) => {
      const others = orders.filter(other => orderKey(other) !== orderKey(order));
      const fault = tooManyOf(power, others, order);
      if (fault) return { orders, fault };
      const laid = withoutWaive(power, [...others, order]);
      return laid.includes(order) ? { orders: laid } : { orders, fault: tooManyBuilds(variant, situation, power) };
    },
    subjectOf,
  };
}

const OWN: OrderSubject = power => power;

/**
 * Judges a voter's orders as orders of the powers they are for; only in winter does it matter whose an order is. A power ordered by vote may not write any; any other power without a vote
 * may only order its own units.
 */
function voteJudge({ voted, electorate, subjectOf }: Voting, { phase }: Situation, judge: OrderJudge): OrderJudge {
  const dependsOnPower = phase === 'adjustments';
  return (power, order) => {
    if (electorate.has(power)) return judge(dependsOnPower ? subjectOf(power, order) : power, order);
    if (voted.has(power)) return { code: 'nobody-plays', power };
    const subject = subjectOf(power, order);
    return subject === power ? judge(power, order) : { code: 'no-vote', of: subject };
  };
}

function othersUnit({ phase, position }: Situation, power: PowerId, order: WrittenOrder): RefusedOrder | undefined {
  if (order.kind === 'waive' || order.kind === 'build') return undefined;
  const units = phase === 'retreats' ? position.dislodged : position.units;
  const isOwn = units.some(u => (order.kind === 'remove' ? u.power : ordererOf(u)) === power && u.at === order.at);
  return isOwn ? undefined : { code: 'not-your-unit', at: provinceOf(order.at) };
}
