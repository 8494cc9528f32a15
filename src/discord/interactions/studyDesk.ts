import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { soonOr } from '../../lib/soon.js';
import type { Filed } from '../../matches/actions/orders/changeSheet.js';
import { ownPosition, type StudyAsked, type Supposing, suppose } from '../../matches/actions/studies/changeStudy.js';
import { filedBy } from '../../matches/context/studySteps.js';
import type { HostingFault } from '../../matches/fault.js';
import { stateFor, studySeatView } from '../../matches/read/studySeat.js';
import type { InteractionContext } from './interactionContext.js';
import type { PanelDesk } from './panelDesk.js';

/** Discord waits three seconds for a form or for suggestions; after this long, in ms, one answers without what is still being worked out. */
const IN_TIME = 1_200;

/** What is worked out soon enough. Undefined: it takes longer. It goes on, so that it is there the next time. */
export const inTime = <T>(work: Promise<T>, patience = IN_TIME): Promise<T | undefined> => soonOr(work, patience, undefined);

/** The orders that a seat is supposed to give in a step of a study. `place`: of the seat among those that decide something there. */
export function studyDesk(
  { bot: { hosting, studyThreads }, language: own }: InteractionContext,
  asked: StudyAsked & { readonly step: number },
  place: number,
): PanelDesk {
  const view: PanelDesk['view'] = async language => {
    const position = await ownPosition(hosting, asked);
    if (!position.ok) return position;
    const seatView = studySeatView(position.value, place, language);
    return seatView ? ok(seatView) : refuse({ code: 'no-such-study' });
  };
  const change = async (what: Supposing, language: Language): Promise<Result<Filed, HostingFault>> => {
    const before = await view(language);
    if (!before.ok) return before;
    const done = await suppose(hosting, { ...asked, seat: before.value.seat.id }, what);
    if (!done.ok) return done;
    if (done.value.study.shared) void studyThreads.show(asked.study);
    const after = await view(language);
    return after.ok ? ok({ lines: done.value.lines, seatView: after.value }) : after;
  };
  return {
    view,
    studied: place,
    viewInTime: language => inTime(view(language)),
    submit: (text, language) => change({ how: 'add', text, language }, own),
    replace: (text, language) => change({ how: 'replace', text, language }, own),
    clear: key => change({ how: 'clear', key }, own),
    picture: async look => {
      const position = await ownPosition(hosting, asked);
      if (!position.ok) return position;
      const { game, step, seats } = position.value;
      const seat = seats[place]?.id ?? '';
      const state = stateFor(position.value, seat);
      const submission: unknown = filedBy(game, state, step.supposed, seat) ?? game.read(state, seat, '', undefined, 'en').submission;
      return ok({ kind: 'mine', game: game.id, view: game.view(state) as unknown, seat, submission, language: own, look });
    },
  };
}
