import { expect, test } from 'vitest';
import { createPatience, SLOW_LINE } from '../../../src/discord/requests/patience.js';
import { sendOnce } from '../../../src/discord/requests/sendOnce.js';

test('of responses that arrive at once each is handled in a turn of the event loop of its own', async () => {
  const makeRequest = async () => new Response('{}', { status: 200 });
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(
    Array.from({ length: 30 }, async () => {
      await sendOnce({ patience: createPatience(SLOW_LINE), makeRequest }, 'http://localhost/', { method: 'GET' });
      return turn;
    }),
  );
  isOver = true;
  expect(new Set(turns).size).toBe(30);
});
