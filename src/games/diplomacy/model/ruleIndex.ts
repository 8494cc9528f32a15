import type { RuleModule } from './ruleModule.js';

/** The rules of a variant by what they have a say in, in their order; sorted out once a variant, not once a phase. */
export interface RuleIndex {
  readonly ownStrength: readonly RuleModule[];
  readonly attackModifier: readonly RuleModule[];
  readonly holdModifier: readonly RuleModule[];
  readonly breaksConvoy: readonly RuleModule[];
  readonly amend: readonly RuleModule[];
  readonly afterMovement: readonly RuleModule[];
  readonly survives: readonly RuleModule[];
  readonly voteCarries: readonly RuleModule[];
}

const sorted = new WeakMap<readonly RuleModule[], RuleIndex>();

export function ruleIndexOf(rules: readonly RuleModule[]): RuleIndex {
  const known = sorted.get(rules);
  if (known) return known;
  const voices: RuleIndex = {
    ownStrength: rules.filter(rule => rule.ownStrength),
    attackModifier: rules.filter(rule => rule.attackModifier),
    holdModifier: rules.filter(rule => rule.holdModifier),
    breaksConvoy: rules.filter(rule => rule.breaksConvoy),
    amend: rules.filter(rule => rule.amend),
    afterMovement: rules.filter(rule => rule.afterMovement),
    survives: rules.filter(rule => rule.survives),
    voteCarries: rules.filter(rule => rule.voteCarries),
  };
  sorted.set(rules, voices);
  return voices;
}
