import { expect, test } from 'vitest';
import { createLogins, type LoginAllowance } from '../../../src/discord/gateway/logins.js';

const HOUR = 60 * 60_000;
/** Ms between two logins. Discord refuses those that reach it less than 5,000 apart. */
const APART = 5_250;
const ample: LoginAllowance = { total: 1_000, remaining: 1_000, reset_after: 24 * HOUR, max_concurrency: 1 };

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
  for (; clock.at < 24 * HOUR; count++) await logins.wait(0, async () => ample);
  expect(count).toBeLessThan(400);
});

test('No stretch of 24 hours has more, after calm ones neither', async () => {
  const { clock, logins } = setUp();
  const all: number[] = [];
  while (clock.at < 72 * HOUR) {
    await logins.wait(0, async () => ample);
    all.push(clock.at);
    if (all.length % 50 === 0) clock.at += 2 * HOUR;
  }
  for (const from of all) expect(all.filter(at => at >= from && at < from + 24 * HOUR).length).toBeLessThan(400);
});

test('The first few logins wait only as long as Discord asks, and a quarter of a second in case one is late on its way', async () => {
  const { clock, logins } = setUp();
  for (let i = 0; i < 5; i++) await logins.wait(0, async () => ample);
  expect(clock.at).toBe(4 * APART);
});

test('When Discord allows no more, the bot waits until it does', async () => {
  const { clock, logged, logins } = setUp();
  await logins.wait(0, async () => ({ ...ample, remaining: 0, reset_after: 3 * HOUR }));
  expect(clock.at).toBe(3 * HOUR);
  expect(logged).toEqual(['the next login waits, so as not to use up those of a day']);
});

test('When few are left they are spread; a first one is let in at once', async () => {
  const { clock, logins } = setUp();
  const few: LoginAllowance = { ...ample, remaining: 60 };
  await logins.wait(0, async () => few);
  expect(clock.at).toBe(0);
  await logins.wait(0, async () => few);
  expect(clock.at).toBe(15 * 60_000);
});

test('A Discord that does not say what it allows is logged in to all the same, spaced as ever', async () => {
  const { clock, logins } = setUp();
  const failing = async (): Promise<LoginAllowance> => {
    throw new Error('503');
  };
  for (let i = 0; i < 8; i++) await logins.wait(0, failing);
  expect(clock.at).toBe(5 * APART + 2 * APART + 4 * APART);
});

test('A login whose connection has gone is not waited for, nor counted', async () => {
  const logins = createLogins({ now: () => 0, log: { info: () => undefined, warn: () => undefined, error: () => undefined } });
  await logins.wait(0, async () => ample);
  const gone = new AbortController();
  const waiting = logins.wait(0, async () => ample, gone.signal);
  gone.abort();
  await expect(waiting).rejects.toThrow();
});

test('Shards log in one after the other, a little more than five seconds apart', async () => {
  const { clock, logins } = setUp();
  const at: number[] = [];
  for (const shard of [0, 1, 2, 3]) await logins.wait(shard, async () => ample).then(() => at.push(clock.at));
  expect(at).toEqual([0, APART, 2 * APART, 3 * APART]);
});

test('As many as Discord allows log in together: those whose numbers differ by less than that', async () => {
  const { clock, logins } = setUp();
  const at: number[] = [];
  for (const shard of [0, 1, 2, 3]) await logins.wait(shard, async () => ({ ...ample, max_concurrency: 2 })).then(() => at.push(clock.at));
  expect(at).toEqual([0, 0, APART, APART]);
});

test('A shard that has logged in too often holds up no other', async () => {
  const released: (() => void)[] = [];
  const pause = (ms: number) => (ms > APART ? new Promise<void>(done => released.push(done)) : Promise.resolve());
  const clock = { at: 0 };
  const logins = createLogins({
    now: () => clock.at,
    pause,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  for (let i = 0; i < 6; i++, clock.at += 10_000) await logins.wait(0, async () => ample);
  let isIn = false;
  clock.at -= 10_000;
  const held = logins.wait(0, async () => ample).then(() => (isIn = true));
  await logins.wait(1, async () => ample);
  expect(isIn).toBe(false);
  for (const release of released) release();
  await held;
});

test('Processes that share the gateway log in one after the other in each bucket; while the records are away each is spaced by itself', async () => {
  const clock = { at: 0 };
  let next = 0;
  let areAway = false;
  const takePlace = async (_: number, apart: number): Promise<number> => {
    if (areAway) throw new Error('away');
    const place = Math.max(next, clock.at);
    next = place + apart;
    return place - clock.at;
  };
  const pause = async (ms: number): Promise<void> => {
    clock.at += ms;
  };
  const silent = () => undefined;
  const process = () => createLogins({ now: () => clock.at, pause, takePlace, log: { info: silent, warn: silent, error: silent } });
  const [first, second] = [process(), process()];
  const at: number[] = [];
  for (const [one, shard] of [
    [first, 0],
    [second, 1],
    [first, 2],
  ] as const) {
    await one.wait(shard, async () => ample);
    at.push(clock.at);
  }
  expect(at).toEqual([0, APART, 2 * APART]);
  areAway = true;
  await first.wait(3, async () => ample);
  await first.wait(4, async () => ample);
  expect(clock.at).toBe(4 * APART);
});

/** Lets shards log in for a day, each again as soon as it is in. Returns the number of logins. */
async function loginsInADay(shards: number): Promise<number> {
  let at = 0;
  let count = 0;
  const sleeping: { readonly until: number; readonly wake: () => void }[] = [];
  const pause = (ms: number) => new Promise<void>(wake => sleeping.push({ until: at + ms, wake }));
  const silent = () => undefined;
  const logins = createLogins({ now: () => at, pause, log: { info: silent, warn: silent, error: silent } });
  const loop = async (shard: number): Promise<void> => {
    for (; ; count++) await logins.wait(shard, async () => ({ ...ample, remaining: ample.total - count }));
  };
  for (let shard = 0; shard < shards; shard++) void loop(shard);
  while (at < 24 * HOUR) {
    await new Promise(setImmediate);
    const next = sleeping.toSorted((a, b) => a.until - b.until)[0];
    if (!next) throw new Error('nobody waits');
    sleeping.splice(sleeping.indexOf(next), 1);
    at = next.until;
    next.wake();
  }
  return count;
}

test.each([1, 4, 16])('%i shards that lose every login at once use up less than the thousand of a day', async shards => {
  expect(await loginsInADay(shards)).toBeLessThan(900);
});
