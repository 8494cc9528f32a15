import { IANAZone } from 'luxon';
import { expect, test, vi } from 'vitest';
import { isZoneName } from '../../src/matches/calendar/zone.js';

test('a zone is one however it is written, and what is none is none', () => {
  expect(['Europe/Paris', 'europe/paris', 'UTC', 'Asia/Shanghai'].map(isZoneName)).toEqual([true, true, true, true]);
  expect(['Europe/Atlantis', '', 'x'.repeat(500), '__proto__'].map(isZoneName)).toEqual([false, false, false, false]);
});

test('the system is asked for a zone once', () => {
  const asked = vi.spyOn(IANAZone, 'isValidZone');
  for (let i = 0; i < 100; i++) isZoneName('America/Guadeloupe');
  expect(asked).toHaveBeenCalledTimes(1);
});
