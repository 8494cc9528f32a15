import { ok, type Result } from '../../lib/result.js';
import { type LessonAsked, lessonSeen, orderInLesson } from '../../matches/actions/lessons/takeLesson.js';
import type { Filed } from '../../matches/actions/orders/changeSheet.js';
import type { Supposing } from '../../matches/actions/studies/changeStudy.js';
import { submissionsOf } from '../../matches/context/studySteps.js';
import type { HostingFault } from '../../matches/fault.js';
import { lessonSeatView } from '../../matches/read/lessonPosition.js';
import type { InteractionContext } from './interactionContext.js';
import type { PanelDesk } from './panelDesk.js';

/** The orders that somebody gives in a step of a lesson. */
export function lessonDesk({ bot: { hosting }, language }: InteractionContext, asked: LessonAsked): PanelDesk {
  const change = async (what: Supposing): Promise<Result<Filed, HostingFault>> => {
    const done = await orderInLesson(hosting, asked, what);
    return done.ok ? ok({ lines: done.value.lines, seatView: lessonSeatView(done.value.seen, language) }) : done;
  };
  return {
    view: async shown => {
      const seen = await lessonSeen(hosting, asked);
      return seen.ok ? ok(lessonSeatView(seen.value, shown)) : seen;
    },
    submit: (text, typed) => change({ how: 'add', text, language: typed }),
    replace: (text, typed) => change({ how: 'replace', text, language: typed }),
    clear: key => change({ how: 'clear', key }),
    picture: async look => {
      const seen = await lessonSeen(hosting, asked);
      if (!seen.ok) return seen;
      const { game, state, step, tried } = seen.value;
      const submission: unknown = submissionsOf(game, state, { [step.seat]: tried.orders }).get(step.seat);
      const view = game.view(state) as unknown;
      return ok({ kind: 'mine', game: game.id, view, seat: step.seat, submission, language, look });
    },
  };
}
