import parse from 'parse-duration';
import { describe, expect, it } from 'vitest';
import { parseLength } from '../../src/matches/calendar/parseLength.js';
import { DAY, HOUR } from './world.js';

const MINUTE = 60_000;

describe('a length of time', () => {
  it.each([
    ['24h', DAY],
    ['2d 12h', 2.5 * DAY],
    ['2d12h', 2.5 * DAY],
    ['10m', 10 * MINUTE],
    ['10 min', 10 * MINUTE],
    ['90 minutes', 90 * MINUTE],
    ['1.5 hours', 1.5 * HOUR],
    ['1 day and 6 hours', 1.25 * DAY],
    ['1w', 7 * DAY],
    ['60s', MINUTE],
    ['30D', 30 * DAY],
    ['2j 12h', 2.5 * DAY],
    ['2 jours et 12 heures', 2.5 * DAY],
    ['1 h 30', 1.5 * HOUR],
    ['1h30', 1.5 * HOUR],
    ['1,5 h', 1.5 * HOUR],
    ['1 semaine', 7 * DAY],
    ['15 mn', 15 * MINUTE],
    ['2 sem 1 j', 15 * DAY],
    ['3600 secondes', HOUR],
    [' 24 H ', DAY],
  ])('%s is understood', (typed, length) => {
    expect(parseLength(typed)).toEqual({ ok: true, value: length });
  });

  it.each(['', 'soon', '24', '-24h', '24h or so', '10 parsecs', '5 constructor', '1h 30 20', '24h!', '1 000 h 5 x', 'h'])(
    '“%s” is unclear',
    typed => {
      expect(parseLength(typed)).toEqual({ ok: false, fault: { code: 'length-unclear', typed } });
    },
  );

  it('reads French without teaching it to the library for everybody else', () => {
    expect(parse('2 jours')).toBeNull();
  });

  it.each(['59s', '31d', '0h', '2 months', '1 year', '1ms'])('%s is out of bounds', typed => {
    expect(parseLength(typed)).toEqual({ ok: false, fault: { code: 'length-out-of-bounds', least: MINUTE, most: 30 * DAY } });
  });
});
