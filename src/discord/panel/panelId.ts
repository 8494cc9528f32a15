import type { SeatView } from '../../matches/read/seatView.js';
import { type ComponentAction, customId } from '../message/customId.js';

/** Actions that answer with a form, and those that forms send. In a study or a lesson they have an action of their own, since a form has to come first. */
const FORMS: ReadonlySet<ComponentAction> = new Set<ComponentAction>(['paste', 'fix']);

const ACTIONS = { study: { form: 'studyForm', other: 'study' }, lesson: { form: 'lessonForm', other: 'lesson' } } as const;

/** Where a panel is: a phase of a match, or a step of a study or a lesson and a seat there. */
export interface PanelPlace {
  readonly match: Pick<SeatView['match'], 'id'>;
  readonly phase: Pick<SeatView['phase'], 'number'>;
  readonly studied?: number | undefined;
  readonly taught?: SeatView['taught'];
}

/** The custom id of something in a panel: of a match, or of a study or a lesson, which carries the seat too. */
export const panelId = (
  { match, phase, studied, taught }: PanelPlace,
  action: ComponentAction,
  ...rest: readonly (string | number)[]
): string =>
  studied === undefined
    ? customId(action, match.id, phase.number, ...rest)
    : customId(
        ACTIONS[taught ? 'lesson' : 'study'][FORMS.has(action) ? 'form' : 'other'],
        match.id,
        phase.number,
        action,
        studied,
        ...rest,
      );
