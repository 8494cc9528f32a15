import { ok, type Result, refuse } from '../../lib/result.js';
import { parseLength } from '../calendar/parseLength.js';
import { isZoneName } from '../calendar/zone.js';
import type { HostingFault } from '../fault.js';
import type { UserSettings } from './settings.js';

const MOST_REMINDERS = 5;
const NONE = ['none', 'never', 'off', 'aucun', 'aucune', 'jamais'];
const HOURS = /^(\d{1,2})(?:[:h](\d{2})?)?\s*[-–]\s*(\d{1,2})(?:[:h](\d{2})?)?$/;

/** Settings as typed; undefined if not given. Quiet hours need a zone. */
export interface TypedSettings {
  readonly reminders?: string;
  readonly quiet?: string;
  readonly zone?: string;
}

export function parseSettings(typed: TypedSettings, now: UserSettings): Result<Partial<UserSettings>, HostingFault> {
  const reminders = typed.reminders === undefined ? ok(undefined) : parseReminders(typed.reminders);
  if (!reminders.ok) return reminders;
  const quiet = typed.quiet === undefined || isNone(typed.quiet) ? ok(undefined) : parseHours(typed.quiet);
  if (!quiet.ok) return quiet;
  if (typed.zone !== undefined && !isZoneName(typed.zone)) return refuse({ code: 'zone-unknown', zone: typed.zone });
  if (quiet.value && typed.zone === undefined && now.zone === undefined) return refuse({ code: 'zone-missing' });
  return ok({
    ...(typed.reminders !== undefined && { reminders: reminders.value }),
    ...(typed.quiet !== undefined && { quiet: quiet.value }),
    ...(typed.zone !== undefined && { zone: typed.zone }),
  });
}

const isNone = (typed: string): boolean => NONE.includes(typed.trim().toLowerCase());

/** Parses `24h, 3h, 30m`, or `none`, into ms. */
function parseReminders(typed: string): Result<readonly number[], HostingFault> {
  if (isNone(typed)) return ok([]);
  const offsets: number[] = [];
  for (const part of typed.split(/[,;]/)) {
    const length = parseLength(part.trim());
    if (!length.ok) return length;
    offsets.push(length.value);
  }
  return offsets.length > MOST_REMINDERS ? refuse({ code: 'too-many-reminders', most: MOST_REMINDERS }) : ok(offsets);
}

/** Parses `22:00-07:30` or `22h-7h` into minutes after midnight. */
function parseHours(typed: string): Result<NonNullable<UserSettings['quiet']>, HostingFault> {
  const [, ...numbers] = HOURS.exec(typed.trim().toLowerCase()) ?? [];
  const [fromHour = 99, fromMinute = 0, untilHour = 99, untilMinute = 0] = numbers.map(number => Number(number ?? 0));
  const from = fromHour * 60 + fromMinute;
  const until = untilHour * 60 + untilMinute;
  const isTime = [fromHour, untilHour].every(hour => hour < 24) && [fromMinute, untilMinute].every(minute => minute < 60);
  return isTime && from !== until ? ok({ from, until }) : refuse({ code: 'hours-unclear', typed });
}
