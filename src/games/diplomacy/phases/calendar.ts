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
 * Returns the next phase of the year, or the first phase of the next year. A one-time phase is followed by the first phase of the same year
 * if both are in the same season, otherwise by that of the next year.
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
