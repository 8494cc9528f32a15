import type { PowerId } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';
import { capitalOf } from './greaterCapitals.js';

/** Warhammer, Strong Capitals: whoever stays on the capital of one of these powers holds with one more. */
export const strongCapitals = (powers: readonly PowerId[]): RuleModule => ({
  id: 'strong-capitals',
  holdModifier: (_, at, { board, capitals }) =>
    powers.some(power => capitalOf({ capitals }, board, power) === at) ? { by: 1, because: 'strong-capital' } : undefined,
});
