import { DateTime } from 'luxon';
import type { MatchPhase } from './match.js';
import type { UserSettings } from './settings.js';

const HOUR = 60 * 60 * 1000;
/** Default reminders, ms before a deadline: one. */
export const USUAL_REMINDERS: readonly number[] = [3 * HOUR];

/**
 * When to remind a player of a phase, UTC ms, ascending: at their offsets before the deadline, unless the phase was not open yet. A
 * reminder in quiet hours moves to their end or, if the deadline comes first, to just before they begin.
 */
export function momentsFor(settings: UserSettings, phase: Pick<MatchPhase, 'openedAt' | 'dueAt'>): readonly number[] {
  const wanted = (settings.reminders ?? USUAL_REMINDERS).map(offset => phase.dueAt - offset);
  const audible = wanted.flatMap(moment => (moment > phase.openedAt ? (outsideQuiet(settings, moment, phase) ?? []) : []));
  return [...new Set(audible)].sort((a, b) => a - b);
}

function outsideQuiet(
  settings: UserSettings,
  moment: number,
  { openedAt, dueAt }: Pick<MatchPhase, 'openedAt' | 'dueAt'>,
): number | undefined {
  const quiet = quietAround(settings, moment);
  if (quiet === undefined) return moment;
  if (quiet.until < dueAt) return quiet.until;
  return quiet.from > openedAt ? quiet.from - 1 : undefined;
}

/** The quiet hours that contain a moment. Undefined if none do. */
function quietAround({ quiet, zone = 'UTC' }: UserSettings, moment: number): { readonly from: number; readonly until: number } | undefined {
  if (quiet === undefined) return undefined;
  const today = DateTime.fromMillis(moment, { zone }).startOf('day');
  const at = (days: number, minute: number): number =>
    today
      .plus({ days })
      .set({ hour: Math.floor(minute / 60), minute: minute % 60 })
      .toMillis();
  return [-1, 0]
    .map(days => ({ from: at(days, quiet.from), until: at(days + (quiet.until <= quiet.from ? 1 : 0), quiet.until) }))
    .find(({ from, until }) => from <= moment && moment < until);
}
