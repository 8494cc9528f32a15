import { type ProvinceId, provinceOf } from '../board/location.js';
import type { OrderResult, Report } from '../model/report.js';

/** The places of the battle for the unit's own place, if that battle, and not the strengths of the orders, decided that it was dislodged. */
export function lostInBattle({ order, dislodged, battle }: OrderResult, war: Report['war']): readonly ProvinceId[] | undefined {
  if (!('at' in order) || dislodged === undefined) return undefined;
  const home = provinceOf(order.at);
  if (battle?.includes(home)) return battle;
  return war?.battles.find(one => 'by' in one && one.at.includes(home))?.at;
}

/** The places of the battle that decided a unit's move, if another one decided that it was dislodged. */
export function movedInOtherBattle(result: OrderResult, war: Report['war']): readonly ProvinceId[] | undefined {
  const lost = lostInBattle(result, war);
  return lost !== undefined && result.battle?.some(place => !lost.includes(place)) ? result.battle : undefined;
}
