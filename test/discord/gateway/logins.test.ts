import { expect, test } from 'vitest';
import { createLogins, type LoginAllowance } from '../../../src/discord/gateway/logins.js';

const HOUR = 60 * 60_000;
const ample: LoginAllowance = { total: 1_000, remaining: 1_000, reset_after: 24 * HOUR };

/** Creates logins that advance a fake clock instead of waiting. */
function setUp() {
  const clock = { at: 0 };
  const logged: string[] = [];
  const note = (_: object, what: string): void => void logged.push(what);
  const pause = async (ms: number): Promise<void> => {
    clock.at += ms;
  };
  return { clock, logged, logins: createLogins({ now: () => clock.at, pause, log: { info: note, warn: note, error: note } }) };
}

test('A loop of logins, each lost at once, stays far below the thousand of a day', async () => {
  const { clock, logins } = setUp();
  let count = 0;
  for (; clock.at < 24 * HOUR; count++) await logins.wait(async () => ample);
  expect(count).toBeLessThan(400);
});

test('No stretch of 24 hours has more, after calm ones neither', async () => {
  const { clock, logins } = setUp();
  const all: number[] = [];
  while (clock.at < 72 * HOUR) {
    await logins.wait(async () => ample);
    all.push(clock.at);
    if (all.length % 50 === 0) clock.at += 2 * HOUR;
  }
  for (const from of all) expect(all.filter(at => at >= from && at < from + 24 * HOUR).length).toBeLessThan(400);
});

test('The first few logins wait only as long as Discord asks', async () => {
  const { clock, logins } = setUp();
  for (let i = 0; i < 5; i++) await logins.wait(async () => ample);
  expect(clock.at).toBe(20_000);
});

test('When Discord allows no more, the bot waits until it does', async () => {
  const { clock, logged, logins } = setUp();
  await logins.wait(async () => ({ ...ample, remaining: 0, reset_after: 3 * HOUR }));
  expect(clock.at).toBe(3 * HOUR);
  expect(logged).toEqual(['the next login waits, so as not to use up those of a day']);
});

test('When few are left they are spread; a first one is let in at once', async () => {
  const { clock, logins } = setUp();
  const few: LoginAllowance = { ...ample, remaining: 60 };
  await logins.wait(async () => few);
  expect(clock.at).toBe(0);
  await logins.wait(async () => few);
  expect(clock.at).toBe(15 * 60_000);
});

test('A Discord that does not say what it allows is logged in to all the same, spaced as ever', async () => {
  const { clock, logins } = setUp();
  const failing = async (): Promise<LoginAllowance> => {
    throw new Error('503');
  };
  for (let i = 0; i < 8; i++) await logins.wait(failing);
  expect(clock.at).toBe(20_000 + 10_000 + 20_000 + 5_000);
});

test('A login whose connection has gone is not waited for, nor counted', async () => {
  const logins = createLogins({ now: () => 0, log: { info: () => undefined, warn: () => undefined, error: () => undefined } });
  await logins.wait(async () => ample);
  const gone = new AbortController();
  const waiting = logins.wait(async () => ample, gone.signal);
  gone.abort();
  await expect(waiting).rejects.toThrow();
});
