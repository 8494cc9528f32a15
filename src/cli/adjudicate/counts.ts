import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Situation } from '../../games/diplomacy/model/state.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import { asksWhoSits } from '../../games/diplomacy/phases/attendance.js';
import { calledPowers } from '../../games/diplomacy/phases/calledPowers.js';
import type { Resolved } from '../../games/diplomacy/phases/resolvePhase.js';
import { countCentres, winnerOf } from '../../games/diplomacy/phases/victory.js';

/** The powers with units that a rule gave a bonus. */
export function helpedOut({ results }: Resolved): readonly PowerId[] {
  const helped: PowerId[] = [];
  for (const { power, bonus } of results) if (bonus !== undefined && !helped.includes(power)) helped.push(power);
  return helped;
}

/** In variants where powers may be called in: the counts whenever centres change hands, and after winter. Otherwise undefined. */
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
