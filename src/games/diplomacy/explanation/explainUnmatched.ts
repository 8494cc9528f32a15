import { explainVotes } from './explainVotes.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { RuleCode } from './orderExplanation.js';
import type { ReplayedUnit } from './replayedMovement.js';

/** Notes supports and convoys for a unit that do not match its order. */
export function explainUnmatchedHelp(builder: ExplanationBuilder, level: number, { at }: ReplayedUnit): void {
  for (const other of builder.movement.units) {
    const { order, helps } = other;
    if ((order.kind === 'support' || order.kind === 'convoy') && order.of === at && helps === undefined)
      explainUnmatched(builder, level, other);
  }
}

/** Explains why a support or convoy matches no order by giving the order that the other unit really had. */
export function explainUnmatched(builder: ExplanationBuilder, level: number, help: ReplayedUnit): void {
  if (help.written.kind !== 'support' && help.written.kind !== 'convoy') return;
  const helped = builder.movement.unitAt(help.written.of);
  if (!helped || !startsTopic(builder, level, 'void help of', help.at)) return;
  const finding = { kind: 'void', help: help.written, did: helped.written, written: helped.result.written } as const;
  addStep(builder, level, finding, ruleOf(help, helped));
  explainVotes(builder, level + 1, helped);
}

function ruleOf({ written }: ReplayedUnit, { written: did }: ReplayedUnit): RuleCode {
  if (written.kind === 'convoy') return 'convoy';
  const isForMove = written.kind === 'support' && written.to !== undefined;
  if (did.kind === 'rapid') return isForMove ? 'rapid-3' : 'rapid-2';
  return did.kind === 'raise' ? 'fleets-1' : 'support-void';
}
