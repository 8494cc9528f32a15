import { memoiseByObject } from '../../../lib/memoise.js';
import type { RuleModule } from './ruleModule.js';

/** For each hook, the rules of a variant that have it, in the variant's order. Built once per variant. */
export interface RuleIndex {
  readonly ownStrength: readonly RuleModule[];
  readonly attackModifier: readonly RuleModule[];
  readonly holdModifier: readonly RuleModule[];
  readonly breaksConvoy: readonly RuleModule[];
  readonly amend: readonly RuleModule[];
  readonly afterMovement: readonly RuleModule[];
  readonly survives: readonly RuleModule[];
  readonly voteCarries: readonly RuleModule[];
  /** Those that may let a fleet act as an army. */
  readonly bringsAshore: readonly RuleModule[];
  /** Whether orders are resolved by the standard rules, although a rule may break a convoy or amend the result. */
  readonly resolvesPlainly: boolean;
}

const hasOwnMovement = (rule: RuleModule): boolean =>
  [rule.reachesAs, rule.ownStrength, rule.attackModifier, rule.holdModifier, rule.virtualOrders, rule.afterMovement].some(
    hook => hook !== undefined,
  );

export const ruleIndexOf = memoiseByObject(
  (rules: readonly RuleModule[]): RuleIndex => ({
    ownStrength: rules.filter(rule => rule.ownStrength),
    attackModifier: rules.filter(rule => rule.attackModifier),
    holdModifier: rules.filter(rule => rule.holdModifier),
    breaksConvoy: rules.filter(rule => rule.breaksConvoy),
    amend: rules.filter(rule => rule.amend),
    afterMovement: rules.filter(rule => rule.afterMovement),
    survives: rules.filter(rule => rule.survives),
    voteCarries: rules.filter(rule => rule.voteCarries),
    bringsAshore: rules.filter(rule => rule.reachesAs && rule.reachesAsType !== 'A'),
    resolvesPlainly: !rules.some(hasOwnMovement),
  }),
);
