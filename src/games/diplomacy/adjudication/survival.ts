import { hasUnits } from '../board/holdings.js';
import type { PowerId } from '../board/location.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { RuleModule } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';

/** Whether a power is still in the game: it has a unit, dislodged or not, or a centre, unless a rule says otherwise. */
export const survives = ({ rules }: Variant, situation: Situation, power: PowerId): boolean => isLeft(rules, situation, power);

/** Returns the powers with a seat that are still in the game. */
export function survivors({ rules }: Variant, situation: Situation): readonly PowerId[] {
  const { survives } = ruleIndexOf(rules);
  return situation.powers.filter(power => isLeft(survives, situation, power));
}

function isLeft(rules: readonly RuleModule[], situation: Situation, power: PowerId): boolean {
  for (const rule of rules) {
    const said = rule.survives?.(power, situation);
    if (said !== undefined) return said;
  }
  return hasUnits(situation.position, power) || Object.values(situation.position.centres).includes(power);
}
