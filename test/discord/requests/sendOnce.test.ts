import { expect, test } from 'vitest';
import { createPatience, SLOW_LINE } from '../../../src/discord/requests/patience.js';
import { sendOnce } from '../../../src/discord/requests/sendOnce.js';

/** Sends these requests, all of which are answered at once. Returns their addresses in the order of the answers, each with its turn of the event loop. */
async function answersTo(urls: readonly string[]): Promise<readonly { readonly url: string; readonly turn: number }[]> {
  const makeRequest = async () => new Response('{}', { status: 200 });
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const answered: { url: string; turn: number }[] = [];
  await Promise.all(
    urls.map(async url => {
      await sendOnce({ patience: createPatience(SLOW_LINE), makeRequest }, url, { method: 'GET' });
      answered.push({ url, turn });
    }),
  );
  isOver = true;
  return answered;
}

const POSTS = Array.from({ length: 30 }, (_, i) => `http://localhost/channels/${i}/messages`);

test('of responses that arrive at once each is handled in a turn of the event loop of its own', async () => {
  const answered = await answersTo(POSTS);
  expect(new Set(answered.map(({ turn }) => turn)).size).toBe(POSTS.length);
});

test('those to interactions are handled first', async () => {
  const toPeople = ['http://localhost/interactions/1/token/callback', 'http://localhost/webhooks/1/token/messages/@original'];
  const answered = await answersTo([...POSTS, ...toPeople]);
  expect(answered.slice(0, 2).map(({ url }) => url)).toEqual(toPeople);
});
