import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { ReplayedUnit } from './replayedMovement.js';
import { type RuleReasons, reasonsFor } from './ruleReasons.js';

/** Notes that a fleet became an army in order to carry out its order. */
export function explainChange(builder: ExplanationBuilder, level: number, { at, unit, order, target }: ReplayedUnit): void {
  if (unit.type === order.unit.type || target === undefined || !startsTopic(builder, level, 'change of', at)) return;
  addStep(builder, level, { kind: 'reverted', unit, to: target }, 'fleets-6');
}

export function tellReasons(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit, of: keyof RuleReasons): void {
  for (const { finding, rule } of reasonsFor(builder.movement, replayed, of))
    if (startsTopic(builder, level, JSON.stringify(finding))) addStep(builder, level, finding, rule);
}
