import type { OrderResult, Report } from '../model/report.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { ExplanationStep, Finding } from './orderExplanation.js';
import type { ReplayedUnit } from './replayedMovement.js';

/** Adds how many powers voted for the order of a unit ordered by vote. */
export function explainVotes(builder: ExplanationBuilder, level: number, { at, result }: ReplayedUnit): void {
  const finding = votesBehind(builder.movement.report, result);
  if (finding && startsTopic(builder, level, 'votes on', at)) addStep(builder, level, finding, 'neutrals');
}

/** Returns the same as a step, for orders outside movement phases. */
export function votesStep(report: Report, result: OrderResult): readonly ExplanationStep[] {
  const finding = votesBehind(report, result);
  return finding ? [{ level: 1, finding, rule: 'neutrals' }] : [];
}

/** Undefined if the power was not ordered by vote. */
function votesBehind({ voting }: Report, { power, order, behind, short }: OrderResult): Finding | undefined {
  if (!voting?.voted.includes(power)) return undefined;
  const whole = voting.whole.powers;
  return behind ? { kind: 'majority', order, powers: behind.powers, whole } : { kind: 'no-majority', order, short, whole };
}
