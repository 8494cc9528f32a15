import { type PowerId, provinceOf } from '../board/location.js';
import type { Amendment, Bonus, Round, RuleModule } from '../model/ruleModule.js';

/**
 * Mandate of Heaven 4: if attacks would destroy all remaining units of a power, each of them withstands with one more. This may corner
 * other powers in turn; a cornered power stays cornered, so the rounds end. Powers without a player are not cornered.
 */
export const cornered: RuleModule = {
  id: 'cornered',
  amend: (round, _, sofar) => (round ? powersLosing(round).flatMap(power => lastStand(round, power, sofar)) : []),
};

/** Returns the powers with a player all of whose units are dislodged. */
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
