import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBackups } from '../../src/store/backups/keepBackups.js';

const HOUR = 60 * 60_000;

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => vi.useRealTimers());

function schedule(last: number | undefined | (() => number), fails = false) {
  const made: number[] = [];
  const logged: string[] = [];
  const write = (_: object, what: string) => void logged.push(what);
  const backups = keepBackups({
    log: { info: write, warn: write, error: write },
    every: 24 * HOUR,
    last: () => made.at(-1) ?? (typeof last === 'function' ? last() : last),
    backUp: async () => {
      if (fails) throw new Error('database or disk is full');
      made.push(Date.now());
      return 'there';
    },
  });
  return { made, logged, backups };
}

test('records that were never backed up are at once, then once a day', async () => {
  const { made, backups } = schedule(undefined);
  await vi.advanceTimersByTimeAsync(49 * HOUR);
  expect(made.map(at => (at - Date.UTC(2026, 0, 1)) / HOUR)).toEqual([0, 24, 48]);
  await backups.stop();
  await vi.advanceTimersByTimeAsync(49 * HOUR);
  expect(made).toHaveLength(3);
});

test('a restart neither forgets nor repeats one', async () => {
  const { made, backups } = schedule(Date.now() - 20 * HOUR);
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(made).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(made).toHaveLength(1);
  await backups.stop();
});

test('a clock that was ahead does not put the next one off', async () => {
  const { made, backups } = schedule(Date.now() + 300 * HOUR);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(made).toHaveLength(1);
  await backups.stop();
});

test('a folder of backups that cannot be looked into is logged, and looked into again', async () => {
  const { logged, backups } = schedule(() => {
    throw new Error('EACCES: permission denied');
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(new Set(logged)).toEqual(new Set(['the records could not be backed up']));
  expect(logged.length).toBeGreaterThan(3);
  await backups.stop();
});

test('one that fails is logged and tried again', async () => {
  const { logged, backups } = schedule(undefined, true);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(new Set(logged)).toEqual(new Set(['the records could not be backed up']));
  expect(logged.length).toBeGreaterThan(3);
  await backups.stop();
});
