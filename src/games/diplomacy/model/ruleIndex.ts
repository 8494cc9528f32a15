import type { RuleModule } from './ruleModule.js';

/** The rules of a variant by what they have a say in, in their order; sorted out once a variant, not once a phase. */
export interface RuleIndex {
  readonly strengthening: readonly RuleModule[];
  readonly changingAttacks: readonly RuleModule[];
  readonly changingHolds: readonly RuleModule[];
  readonly breakingConvoys: readonly RuleModule[];
  readonly amending: readonly RuleModule[];
  readonly concluding: readonly RuleModule[];
  readonly onSurvival: readonly RuleModule[];
  readonly deciding: readonly RuleModule[];
}

const sorted = new WeakMap<readonly RuleModule[], RuleIndex>();

export function ruleIndexOf(rules: readonly RuleModule[]): RuleIndex {
  const known = sorted.get(rules);
  if (known) return known;
  const voices: RuleIndex = {
    strengthening: rules.filter(rule => rule.ownStrength),
    changingAttacks: rules.filter(rule => rule.attackChange),
    changingHolds: rules.filter(rule => rule.holdChange),
    breakingConvoys: rules.filter(rule => rule.breaksConvoy),
    amending: rules.filter(rule => rule.amend),
    concluding: rules.filter(rule => rule.afterMovement),
    onSurvival: rules.filter(rule => rule.survives),
    deciding: rules.filter(rule => rule.carries),
  };
  sorted.set(rules, voices);
  return voices;
}
