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

/**
 * Parses a day in a zone: `2026-12-24`, the next `24/12`, or a length from now, `3d`. Returns UTC ms: the start of the day or, for `end`,
 * the start of the next one; for a length, that time from now.
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
  if (day === undefined) return undefined;
  const thisYear = DateTime.fromObject({ year: today.year, month: Number(month), day: Number(day) }, { zone: today.zone });
  return thisYear < today ? thisYear.plus({ years: 1 }) : thisYear;
}
