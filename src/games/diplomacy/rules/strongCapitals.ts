import type { PowerId } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';
import { capitalOf } from './greaterCapitals.js';

/** Warhammer, Strong Capitals: any unit that stays on one of these powers' capitals holds with one more. */
export const strongCapitals = (powers: readonly PowerId[]): RuleModule => ({
  id: 'strong-capitals',
  madeWith: { powers },
  holdModifier: (_, at, { board, capitals }) =>
    powers.some(power => capitalOf({ capitals }, board, power) === at) ? { by: 1, because: 'strong-capital' } : undefined,
});
