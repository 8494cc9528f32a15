import { expect, it } from 'vitest';
import { parseDay } from '../../../src/matches/calendar/parseDay.js';
import { accepted, faultOf } from '../world.js';

/** A Wednesday at noon in Paris. */
const HERE = { zone: 'Europe/Paris', now: Date.parse('2026-12-02T11:00:00Z') };
const MIDNIGHT = '23:00:00.000Z';

const first = (typed: string): string => new Date(accepted(parseDay(typed, 'first', HERE))).toISOString();

it.each([
  ['2026-12-24', '2026-12-23'],
  ['24/12', '2026-12-23'],
  ['1/12', '2027-11-30'],
  ['today', '2026-12-01'],
  ['Tomorrow', '2026-12-02'],
  ['demain', '2026-12-02'],
  ['aujourd’hui', '2026-12-01'],
  ['friday', '2026-12-03'],
  ['vendredi', '2026-12-03'],
  ['wednesday', '2026-12-08'],
])('the day %s begins at midnight in the zone of whoever says it', (typed, before) => {
  expect(first(typed)).toBe(`${before}T${MIDNIGHT}`);
});

it('a day that something lasts until ends with the next midnight', () => {
  expect(accepted(parseDay('tomorrow', 'end', HERE)) - accepted(parseDay('tomorrow', 'first', HERE))).toBe(24 * 60 * 60 * 1000);
});

it('a length counts from now', () => expect(first('3d')).toBe('2026-12-05T11:00:00.000Z'));

it('anything else is no day', () =>
  expect(faultOf(parseDay('someday', 'first', HERE))).toEqual({ code: 'date-unclear', typed: 'someday' }));
