import { explainMove, meetingOf } from './explainMove.js';
import { explainRapid } from './explainRapid.js';
import { explainConvoy, explainDislodger, explainStay, explainSupport } from './explainStay.js';
import { explainVotes } from './explainVotes.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { ReplayedUnit } from './replayedMovement.js';

/** Explains an order: its outcome, and below it the reasons. Each order is explained once. */
export function explainUnit(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  if (!startsTopic(builder, level, 'order of', replayed.at)) return;
  const meeting = meetingOf(builder.movement, replayed);
  addStep(builder, level, { kind: 'result', result: replayed.result, ...(meeting && { meeting }) });
  explainVotes(builder, level + 1, replayed);
  explainOrderOf(builder, level + 1, replayed);
  explainDislodger(builder, level + 1, replayed);
}

function explainOrderOf(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  switch (replayed.written.kind) {
    case 'move':
      explainMove(builder, level, replayed);
      return;
    case 'support':
      explainSupport(builder, level, replayed);
      return;
    case 'convoy':
      explainConvoy(builder, level, replayed);
      return;
    case 'rapid':
      explainRapid(builder, level, replayed);
      return;
    default:
      explainStay(builder, level, replayed);
  }
}
