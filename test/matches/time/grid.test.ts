import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { afterRest, type DeadlineCalendar, gapOf, nextOnCalendar } from '../../../src/matches/calendar/deadlineCalendar.js';
import { parseRest } from '../../../src/matches/calendar/parseDeadlineCalendar.js';
import { endOfPhase, parsePhaseDuration } from '../../../src/matches/calendar/phaseDuration.js';

const at = (iso: string, zone = 'Europe/Paris'): number => DateTime.fromISO(iso, { zone }).toMillis();
const local = (moment: number, zone = 'Europe/Paris'): string => DateTime.fromMillis(moment, { zone }).toFormat("ccc yyyy-MM-dd'T'HH:mm");

const MON_THU: DeadlineCalendar = { days: [1, 4], at: [19 * 60], zone: 'Europe/Paris' };
const DAILY: DeadlineCalendar = { days: [1, 2, 3, 4, 5, 6, 7], at: [19 * 60], zone: 'Europe/Paris' };

describe('a calendar', () => {
  it('goes from one of its moments to the next', () => {
    expect(local(nextOnCalendar(MON_THU, at('2026-11-23T19:00')))).toBe('Thu 2026-11-26T19:00');
    expect(local(nextOnCalendar(MON_THU, at('2026-11-26T19:00')))).toBe('Mon 2026-11-30T19:00');
    expect(local(nextOnCalendar(MON_THU, at('2026-11-23T18:59')))).toBe('Mon 2026-11-23T19:00');
  });

  it('keeps its local time over both changes of the clocks', () => {
    expect(local(nextOnCalendar(DAILY, at('2026-03-28T19:00')))).toBe('Sun 2026-03-29T19:00');
    expect(nextOnCalendar(DAILY, at('2026-03-28T19:00')) - at('2026-03-28T19:00')).toBe(23 * 60 * 60_000);
    expect(local(nextOnCalendar(DAILY, at('2026-10-24T19:00')))).toBe('Sun 2026-10-25T19:00');
    expect(nextOnCalendar(DAILY, at('2026-10-24T19:00')) - at('2026-10-24T19:00')).toBe(25 * 60 * 60_000);
  });

  it('has a moment on the night when its hour is skipped, and only one when it comes twice', () => {
    const night: DeadlineCalendar = { ...DAILY, at: [2 * 60 + 30] };
    const skipped = nextOnCalendar(night, at('2026-03-28T12:00'));
    expect(local(skipped)).toBe('Sun 2026-03-29T03:30');
    expect(local(nextOnCalendar(night, skipped))).toBe('Mon 2026-03-30T02:30');
    const twice = nextOnCalendar(night, at('2026-10-24T12:00'));
    expect(local(twice)).toBe('Sun 2026-10-25T02:30');
    expect(local(nextOnCalendar(night, twice))).toBe('Mon 2026-10-26T02:30');
  });

  it('is read in the zone it names, not in that of the machine', () => {
    const deadlineCalendar: DeadlineCalendar = { days: [1], at: [20 * 60], zone: 'America/New_York' };
    expect(local(nextOnCalendar(deadlineCalendar, at('2026-11-22T12:00')), 'America/New_York')).toBe('Mon 2026-11-23T20:00');
  });

  it('leaves a phase that opens early half of its shortest gap, and anchors the next to the grid however late one was closed', () => {
    expect(gapOf(MON_THU)).toBe(3 * 24 * 60 * 60_000);
    expect(local(endOfPhase(MON_THU, at('2026-11-23T12:00')))).toBe('Thu 2026-11-26T19:00');
    expect(local(endOfPhase(MON_THU, at('2026-11-26T19:00')))).toBe('Mon 2026-11-30T19:00');
    expect(local(endOfPhase(MON_THU, at('2026-11-26T23:10')))).toBe('Mon 2026-11-30T19:00');
    expect(local(endOfPhase(DAILY, at('2026-11-26T10:00')))).toBe('Fri 2026-11-27T19:00');
  });

  it('puts off what would fall on a day of rest, at the same local time', () => {
    const weekend = { days: [6, 7], zone: 'Europe/Paris' };
    expect(local(afterRest(weekend, at('2026-03-28T19:00')))).toBe('Mon 2026-03-30T19:00');
    expect(local(afterRest(weekend, at('2026-03-27T19:00')))).toBe('Fri 2026-03-27T19:00');
  });
});

describe('a calendar as people write it', () => {
  const ZONE = 'Europe/Paris';
  it.each([
    ['Mon Thu 19:00 Europe/Paris', { days: [1, 4], at: [1140], zone: ZONE }],
    ['mondays and thursdays at 19:00', { days: [1, 4], at: [1140], zone: ZONE }],
    ['lun, jeu 19h', { days: [1, 4], at: [1140], zone: ZONE }],
    ['Mon-Fri 8:00 20:30 UTC', { days: [1, 2, 3, 4, 5], at: [480, 1230], zone: 'UTC' }],
    ['sam-lun 9h30', { days: [1, 6, 7], at: [570], zone: ZONE }],
    ['daily 20:00 America/New_York', { days: [1, 2, 3, 4, 5, 6, 7], at: [1200], zone: 'America/New_York' }],
    ['19:00', { days: [1, 2, 3, 4, 5, 6, 7], at: [1140], zone: ZONE }],
  ])('%s', (typed, deadlineCalendar) => expect(parsePhaseDuration(typed, ZONE)).toEqual({ ok: true, value: deadlineCalendar }));

  it.each([
    ['Mon 19:00', undefined, { code: 'zone-missing' }],
    ['Mon 19:00 Europe/Lutetia', ZONE, { code: 'zone-unknown', zone: 'Europe/Lutetia' }],
    ['Mon', ZONE, { code: 'calendar-unclear', typed: 'Mon' }],
    ['Mon 25:00', ZONE, { code: 'calendar-unclear', typed: 'Mon 25:00' }],
    ['Mon Blursday 19:00', ZONE, { code: 'calendar-unclear', typed: 'Mon Blursday 19:00' }],
  ])('%s is refused', (typed, zone, fault) => expect(parsePhaseDuration(typed, zone)).toEqual({ ok: false, fault }));

  it('is still a length where it is one', () => expect(parsePhaseDuration('2d 12h', ZONE)).toEqual({ ok: true, value: 216_000_000 }));

  it('names days of rest without times, and never all seven', () => {
    expect(parseRest('Sat Sun', ZONE)).toEqual({ ok: true, value: { days: [6, 7], zone: ZONE } });
    expect(parseRest('Mon-Sun', ZONE)).toMatchObject({ ok: false });
    expect(parseRest('Sat 10:00', ZONE)).toMatchObject({ ok: false });
  });
});
