import { expect, test } from 'vitest';
import { workLeft } from '../src/readiness.js';
import type { Vitals } from '../src/store/database/vitals.js';

const NOW = Date.UTC(2026, 0, 1);
const IDLE: Vitals = {
  games: { lobby: 0, running: 1, paused: 0, ended: 0 },
  nextDue: undefined,
  overdue: 0,
  waiting: 0,
  waitingSince: undefined,
};

async function left(vitals: Partial<Vitals>, proveWritable: () => Promise<void> = async () => undefined) {
  const complained: string[] = [];
  const complain = (_: object, what: string) => void complained.push(what);
  const log = { info: complain, warn: complain, error: complain };
  return {
    left: await workLeft({ records: { vitals: async () => ({ ...IDLE, ...vitals }), proveWritable }, now: () => NOW, log }),
    complained,
  };
}

test.each([
  ['nothing to do', {}, []],
  ['a deadline that has just passed', { nextDue: NOW - 59_000 }, []],
  ['a deadline that passed more than a minute ago', { nextDue: NOW - 61_000 }, ['deadlines-passed']],
  ['a message queued nine minutes ago', { waitingSince: NOW - 9 * 60_000 }, []],
  ['a message queued eleven minutes ago', { waitingSince: NOW - 11 * 60_000 }, ['posts-waiting']],
])('%s', async (_, vitals, expected) => {
  expect((await left(vitals)).left).toEqual(expected);
});

test('records that cannot be written stand in the way of everything', async () => {
  const full = await left({}, async () => {
    throw new Error('database or disk is full');
  });
  expect(full.left).toEqual(['records-unwritable']);
  expect(full.complained).toEqual(['the records cannot be written']);
});

test('records that do not answer count as records that cannot be written, within two seconds', async () => {
  const began = Date.now();
  expect((await left({}, () => new Promise(() => undefined))).left).toEqual(['records-unwritable']);
  expect(Date.now() - began).toBeLessThan(2_900);
});
