import { expect, test } from 'vitest';
import { percentile } from '../soak/figures.js';
import { ACKNOWLEDGED, ADJUDICATED, measureLoad } from '../soak/load.js';

test(
  'games that fall due in the same minute are adjudicated at once and told, in words before pictures that take long, and people are answered meanwhile',
  async () => {
    const due = 10;
    const { busy, unanswered, closed, told, drawn } = await measureLoad({
      games: 24,
      guilds: 6,
      due,
      perSecond: 8,
      idle: 1_000,
      patience: 60_000,
    });
    expect([closed, told, drawn].map(times => times.length)).toEqual([due, due, due]);
    expect(Math.max(...closed)).toBeLessThan(ADJUDICATED);
    // Words and picture arrive together where the picture is ready in time, as on a machine that closes the phases no faster than it draws.
    expect(percentile(told, 0.5)).toBeLessThanOrEqual(percentile(drawn, 0.5));
    expect(Math.max(...told)).toBeLessThan(2 * ADJUDICATED);
    expect(busy.length).toBeGreaterThan(8);
    expect(percentile(busy, 0.99)).toBeLessThan(3 * ACKNOWLEDGED);
    expect(unanswered).toBe(0);
  },
  6 * 60_000,
);
