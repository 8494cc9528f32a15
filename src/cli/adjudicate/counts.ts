import type { Situation } from '../../games/diplomacy/model/state.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import { asksWhoSits } from '../../games/diplomacy/phases/attendance.js';
import { calledPowers } from '../../games/diplomacy/phases/calledPowers.js';
import type { Resolved } from '../../games/diplomacy/phases/resolvePhase.js';
import { countCentres, winnerOf } from '../../games/diplomacy/phases/victory.js';

/** The powers whose units a rule gave a bonus. */
export const helpedOut = ({ results }: Resolved) => [...new Set(results.filter(({ bonus }) => bonus).map(({ power }) => power))];

/** Where powers may be called in: how things stand whenever centres change hands, and after winter. */
export function countsTold(variant: Variant, situation: Situation, { position, captured }: Resolved) {
  if (!asksWhoSits(variant) || (captured === undefined && situation.phase !== 'adjustments')) return undefined;
  const after = { ...situation, position };
  const owners = new Set(Object.values(position.centres));
  return {
    counts: Object.fromEntries(countCentres(variant, position).flatMap(c => (owners.has(c.power) ? [[c.power, c.centres]] : []))),
    winner: winnerOf(variant, after) ?? null,
    activated: calledPowers(variant, after),
  };
}
