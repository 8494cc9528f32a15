import { expect, test } from 'vitest';
import { createRequestPace } from '../../../src/discord/requests/requestPace.js';

/** A pace whose clock advances instead of waiting, and the times at which requests were sent. */
function setUp() {
  const clock = { at: 0 };
  const sent: number[] = [];
  const pace = createRequestPace({
    now: () => clock.at,
    pause: async ms => {
      clock.at += ms;
    },
  });
  const send = async (): Promise<void> => {
    await pace.turn();
    sent.push(clock.at);
  };
  return { clock, pace, sent, send, all: (count: number) => Promise.all(Array.from({ length: count }, send)) };
}

/** The most requests within any second. */
const mostInASecond = (sent: readonly number[]): number =>
  Math.max(...sent.map(from => sent.filter(at => at >= from && at < from + 1_000).length));

test('Any number passes at once until a limit is known', async () => {
  const { sent, all } = setUp();
  await all(200);
  expect(sent).toEqual(Array.from({ length: 200 }, () => 0));
});

test('No second has more than its limit, whether they come together or one by one', async () => {
  const { clock, pace, sent, send, all } = setUp();
  pace.allow(5);
  await all(13);
  for (let i = 0; i < 20; i++) {
    clock.at += 70;
    await send();
  }
  expect(mostInASecond(sent)).toBe(5);
  expect(clock.at).toBeLessThan(7_500);
});

test('A limit that changes holds from then on', async () => {
  const { clock, pace, sent, all } = setUp();
  pace.allow(10);
  await all(10);
  pace.allow(2);
  await all(4);
  expect(mostInASecond(sent.slice(10))).toBe(2);
  expect(mostInASecond(sent)).toBe(10);
  const before = clock.at;
  pace.allow(10);
  await all(8);
  expect(clock.at).toBe(before);
});
