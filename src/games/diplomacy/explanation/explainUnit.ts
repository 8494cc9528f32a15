import { explainMove, meetingOf } from './explainMove.js';
import { explainRapid } from './explainRapid.js';
import { explainConvoy, explainDislodger, explainStay, explainSupport } from './explainStay.js';
import { explainVotes } from './explainVotes.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { ReplayedUnit } from './replayedMovement.js';

/** An order with what became of it, and below that why. Once told it is not told again. */
export function explainUnit(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  if (!startsTopic(story, level, 'order of', actor.at)) return;
  const meeting = meetingOf(story.scene, actor);
  addStep(story, level, { kind: 'result', result: actor.result, ...(meeting && { meeting }) });
  explainVotes(story, level + 1, actor);
  explainOrderOf(story, level + 1, actor);
  explainDislodger(story, level + 1, actor);
}

function explainOrderOf(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  switch (actor.written.kind) {
    case 'move':
      explainMove(story, level, actor);
      return;
    case 'support':
      explainSupport(story, level, actor);
      return;
    case 'convoy':
      explainConvoy(story, level, actor);
      return;
    case 'rapid':
      explainRapid(story, level, actor);
      return;
    default:
      explainStay(story, level, actor);
  }
}
