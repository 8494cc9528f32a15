import { DateTime } from 'luxon';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { parseLength } from './parseLength.js';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const SHORT = /^(\d{1,2})[/.](\d{1,2})\.?$/;

interface Here {
  /** IANA. */
  readonly zone: string;
  readonly now: number;
}

/** How many days from today. */
const NEAR: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ["aujourd'hui", 0],
  ['tomorrow', 1],
  ['demain', 1],
]);

/** ISO weekdays: Monday is 1. */
const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    ['monday', 'lundi'],
    ['tuesday', 'mardi'],
    ['wednesday', 'mercredi'],
    ['thursday', 'jeudi'],
    ['friday', 'vendredi'],
    ['saturday', 'samedi'],
    ['sunday', 'dimanche'],
  ].flatMap((names, i) => names.map(name => [name, i + 1] as const)),
);

/**
 * Parses a day in a zone: `2026-12-24`, the next `24/12`, `tomorrow`, the next `friday`, or a length from now, `3d`; also in French.
 * Returns UTC ms: the start of the day or, for `end`, the start of the next one; for a length, that time from now.
 */
export function parseDay(typed: string, edge: 'first' | 'end', { zone, now }: Here): Result<number, HostingFault> {
  const day = dayIn(typed.trim(), DateTime.fromMillis(now, { zone }).startOf('day'));
  if (day?.isValid) return ok(day.plus({ days: edge === 'end' ? 1 : 0 }).toMillis());
  const length = day ? undefined : parseLength(typed);
  return length?.ok ? ok(now + length.value) : refuse({ code: 'date-unclear', typed });
}

function dayIn(typed: string, today: DateTime): DateTime | undefined {
  const [, year, isoMonth, isoDay] = ISO.exec(typed) ?? [];
  if (year !== undefined)
    return today
      .set({ year: Number(year), month: 1, day: 1 })
      .set({ month: Number(isoMonth) })
      .set({ day: Number(isoDay) });
  const [, day, month] = SHORT.exec(typed) ?? [];
  if (day === undefined) return namedDay(typed.toLowerCase().replaceAll('’', "'"), today);
  const thisYear = DateTime.fromObject({ year: today.year, month: Number(month), day: Number(day) }, { zone: today.zone });
  return thisYear < today ? thisYear.plus({ years: 1 }) : thisYear;
}

function namedDay(name: string, today: DateTime): DateTime | undefined {
  const near = NEAR.get(name);
  const weekday = WEEKDAYS.get(name);
  if (near !== undefined) return today.plus({ days: near });
  return weekday === undefined ? undefined : today.plus({ days: ((weekday - today.weekday + 6) % 7) + 1 });
}
