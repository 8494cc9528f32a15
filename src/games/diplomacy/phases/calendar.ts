import type { Turn } from '../board/position.js';
import type { PhaseKind } from '../model/state.js';
import type { CalendarPhase, Variant } from '../model/variant.js';

export interface Moment {
  readonly turn: Turn;
  readonly phase: PhaseKind;
}

export function firstMoment({ board, calendar }: Variant): Moment {
  const { start, season } = board.file.year;
  const first = calendar.find(c => c.season === season);
  if (!first) throw new Error(`the calendar has no ${season}`);
  return { turn: { year: start, season: first.season }, phase: first.phase };
}

const isAt =
  ({ turn, phase }: Moment) =>
  (c: CalendarPhase): boolean =>
    c.season === turn.season && c.phase === phase;

export const calendarPhase = ({ calendar }: Variant, moment: Moment): CalendarPhase | undefined => calendar.find(isAt(moment));

/**
 * The next phase of the year, or the first of the next year. A one-time phase belongs to the year that follows it if years begin in its
 * season, else to the year before.
 */
export function nextMoment(variant: Variant, moment: Moment): Moment {
  const { board } = variant;
  const yearly = variant.calendar.filter(c => !c.once);
  const [first] = yearly;
  const here = yearly.findIndex(isAt(moment));
  if (!first || !calendarPhase(variant, moment)) throw new Error(`the calendar has no ${moment.phase} in ${moment.turn.season}`);
  const next = here >= 0 ? yearly[here + 1] : first.season === moment.turn.season ? first : undefined;
  if (next) return { turn: { year: moment.turn.year, season: next.season }, phase: next.phase };
  const year = moment.turn.year + (board.file.year.counts === 'down' ? -1 : 1);
  return { turn: { year, season: first.season }, phase: first.phase };
}
