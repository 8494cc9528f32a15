import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createInteractionQueue, inTurn } from '../../src/discord/interactionQueue.js';

test('what one person asks waits until what they asked before is done; nobody waits for anybody else', async () => {
  const inOrder = createInteractionQueue();
  const told: string[] = [];
  const [first, second, other] = [inOrder('ann'), inOrder('ann'), inOrder('bob')];
  void second.turn.then(() => told.push('second'));
  await other.turn;
  await first.turn;
  expect(told).toEqual([]);
  first.done();
  await second.turn;
  expect(told).toEqual(['second']);
});

test('a slow handler of one person is done before their next one begins', async () => {
  const inOrder = createInteractionQueue();
  const told: string[] = [];
  const slow = inTurn(inOrder('ann'), async () => {
    told.push('first begins');
    await pause(20);
    told.push('first is done');
  });
  const next = inTurn(inOrder('ann'), () => told.push('second begins'));
  await Promise.all([slow, next]);
  expect(told).toEqual(['first begins', 'first is done', 'second begins']);
});

test('a handler that fails releases the next one', async () => {
  const inOrder = createInteractionQueue();
  const fails = inTurn(inOrder('ann'), () => Promise.reject(new Error('it broke')));
  const next = inTurn(inOrder('ann'), () => 'done');
  await expect(fails).rejects.toThrow('it broke');
  expect(await next).toBe('done');
});

test('what is never done is not waited for for ever', async () => {
  const inOrder = createInteractionQueue(20);
  inOrder('ann');
  await inOrder('ann').turn;
});
