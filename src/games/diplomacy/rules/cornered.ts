import { type PowerId, provinceOf } from '../board/location.js';
import type { Amendment, Bonus, Round, RuleModule } from '../model/ruleModule.js';

/**
 * Mandate of Heaven 4: when attacks would annihilate all the units a power has left, each of them withstands with one more. What
 * that changes may corner others; who once was cornered stays so, so this ends. Powers that nobody plays make no last stand.
 */
export const cornered: RuleModule = {
  id: 'cornered',
  amend: (round, _, sofar) => (round ? powersLosing(round).flatMap(power => lastStand(round, power, sofar)) : []),
};

/** Powers that are played, with all their units dislodged. */
function powersLosing({ facts, losses }: Round): readonly PowerId[] {
  const lost = losses();
  const losing = new Set(lost.map(u => u.power));
  return [...losing].filter(power => !facts.isVoted(power) && facts.units.every(u => u.power !== power || lost.includes(u)));
}

function lastStand(round: Round, power: PowerId, sofar: readonly Amendment[]): readonly Amendment[] {
  const places = round.facts.units.filter(u => u.power === power).map(u => provinceOf(u.at));
  const isCornered = places.every(at => round.retreats(at).length === 0);
  if (!isCornered || sofar.some(a => 'because' in a && places.includes(a.at))) return [];
  return places.map((at): Bonus => ({ at, by: 1, because: 'cornered' }));
}
