import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { ReplayedUnit } from './replayedMovement.js';
import { type RuleReasons, reasonsFor } from './ruleReasons.js';

/** The fleet became an army to carry its order out. */
export function explainChange(story: ExplanationBuilder, level: number, { at, unit, order, target }: ReplayedUnit): void {
  if (unit.type === order.unit.type || target === undefined || !startsTopic(story, level, 'change of', at)) return;
  addStep(story, level, { kind: 'reverted', unit, to: target }, 'fleets-6');
}

export function tellReasons(story: ExplanationBuilder, level: number, actor: ReplayedUnit, of: keyof RuleReasons): void {
  for (const { finding, rule } of reasonsFor(story.scene, actor, of))
    if (startsTopic(story, level, JSON.stringify(finding))) addStep(story, level, finding, rule);
}
