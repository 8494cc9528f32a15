import { DateTime } from 'luxon';
import { z } from 'zod';
import { isZoneName } from './zone.js';

const DAY = 24 * 60 * 60 * 1000;

export const zoneName = z.string().refine(isZoneName);
/** Monday is 1, Sunday 7. */
const weekdays = z.array(z.number().int().min(1).max(7)).min(1);
const minuteOfDay = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);

/** Weekly deadlines: on `days`, `at` these minutes after local midnight, in an IANA zone. */
export const deadlineCalendar = z.object({ days: weekdays, at: z.array(minuteOfDay).min(1), zone: zoneName });
export type DeadlineCalendar = Readonly<z.infer<typeof deadlineCalendar>>;

/** The first calendar moment after `after`, UTC ms. A local time that a clock change skips is as much later as the clocks jump. */
export function nextOnCalendar({ days, at, zone }: DeadlineCalendar, after: number): number {
  const today = DateTime.fromMillis(after, { zone }).startOf('day');
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = today.plus({ days: ahead });
    if (!days.includes(day.weekday)) continue;
    const moments = at.map(minute => atMinute(day, minute)).filter(moment => moment > after);
    if (moments.length > 0) return Math.min(...moments);
  }
  throw new Error('a grid has a moment every week');
}

const atMinute = (day: DateTime, minute: number): number => day.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toMillis();

/** The shortest time between two calendar moments, ms, ignoring clock changes. */
export function gapOf({ days, at }: DeadlineCalendar): number {
  const moments = days.flatMap(day => at.map(minute => (day - 1) * DAY + minute * 60_000)).sort((a, b) => a - b);
  const [first = 0] = moments;
  const gaps = moments.map((moment, i) => (moments[i + 1] ?? first + 7 * DAY) - moment);
  return Math.min(...gaps);
}

/** Weekdays on which no phase ends, in an IANA zone. */
export const rest = z.object({ days: weekdays.max(6), zone: zoneName });
export type Rest = Readonly<z.infer<typeof rest>>;

/** `moment` or, if it is on a day of rest, the same local time on the next other day. UTC ms. */
export function afterRest({ days, zone }: Rest, moment: number): number {
  let day = DateTime.fromMillis(moment, { zone });
  while (days.includes(day.weekday)) day = day.plus({ days: 1 });
  return day.toMillis();
}
