import { explainMove, meetingOf } from './explainMove.js';
import { explainRapid } from './explainRapid.js';
import { explainConvoy, explainDislodger, explainStay, explainSupport } from './explainStay.js';
import { explainVotes } from './explainVotes.js';
import type { Actor } from './scene.js';
import { begins, type Story, tell } from './story.js';

/** An order with what became of it, and below that why. Once told it is not told again. */
export function explainActor(story: Story, level: number, actor: Actor): void {
  if (!begins(story, level, 'order of', actor.at)) return;
  const meeting = meetingOf(story.scene, actor);
  tell(story, level, { kind: 'result', result: actor.result, ...(meeting && { meeting }) });
  explainVotes(story, level + 1, actor);
  explainOrderOf(story, level + 1, actor);
  explainDislodger(story, level + 1, actor);
}

function explainOrderOf(story: Story, level: number, actor: Actor): void {
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
