import type { RuleModule } from './ruleModule.js';

/** A variant's rules by the hooks they have, in the variant's order; built once per variant. */
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

const indexes = new WeakMap<readonly RuleModule[], RuleIndex>();

export function ruleIndexOf(rules: readonly RuleModule[]): RuleIndex {
  const known = indexes.get(rules);
  if (known) return known;
  const index: RuleIndex = {
    ownStrength: rules.filter(rule => rule.ownStrength),
    attackModifier: rules.filter(rule => rule.attackModifier),
    holdModifier: rules.filter(rule => rule.holdModifier),
    breaksConvoy: rules.filter(rule => rule.breaksConvoy),
    amend: rules.filter(rule => rule.amend),
    afterMovement: rules.filter(rule => rule.afterMovement),
    survives: rules.filter(rule => rule.survives),
    voteCarries: rules.filter(rule => rule.voteCarries),
  };
  indexes.set(rules, index);
  return index;
}
