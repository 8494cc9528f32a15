import { expect, test } from 'vitest';
import { createInteractionQueue } from '../../src/discord/interactionQueue.js';

test('what one person asks waits for what he asked before to have begun; nobody waits for anybody else', async () => {
  const inOrder = createInteractionQueue();
  const told: string[] = [];
  const [first, second, other] = [inOrder('ann'), inOrder('ann'), inOrder('bob')];
  void second.turn.then(() => told.push('second'));
  await other.turn;
  await first.turn;
  expect(told).toEqual([]);
  first.begun();
  await second.turn;
  expect(told).toEqual(['second']);
});

test('what is never acknowledged is not waited for for ever', async () => {
  const inOrder = createInteractionQueue(20);
  inOrder('ann');
  await inOrder('ann').turn;
});
