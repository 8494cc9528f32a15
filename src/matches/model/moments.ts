import { DateTime } from 'luxon';
import type { MatchPhase } from './match.js';
import type { UserSettings } from './settings.js';

const HOUR = 60 * 60 * 1000;
/** So long before a deadline who has chosen nothing else is reminded. */
export const USUAL_REMINDERS: readonly number[] = [24 * HOUR, 3 * HOUR];

/**
 * When a player is to be reminded of a phase, in UTC milliseconds: at his offsets before its deadline, as far as the phase is open
 * then. What would fall into his quiet hours is told when they end, or, if the deadline comes first, before they begin.
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

/** The quiet hours a moment falls into. */
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
