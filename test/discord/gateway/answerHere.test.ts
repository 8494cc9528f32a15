import { expect, test } from 'vitest';
import { answerHere } from '../../../src/discord/gateway/answerHere.js';

/** An interaction of shard 0. `after`: which leases the process knows of when others have had their turn. */
async function answers(before: Leases, after: Leases = before): Promise<'at once' | 'after others' | 'not'> {
  let known = before;
  let answered: 'at once' | 'after others' | 'not' = 'not';
  let isLater = false;
  const sharing = { shards: () => new Set(known === 'held' ? [0] : []), lapsedShards: () => new Set(known === 'lapsed' ? [0] : []) };
  const pause = async (ms: number): Promise<void> => {
    expect(ms).toBeLessThan(2_000);
    known = after;
    isLater = true;
  };
  answerHere(
    0,
    sharing,
    () => {
      answered = isLater ? 'after others' : 'at once';
    },
    pause,
  );
  await Promise.resolve();
  await Promise.resolve();
  return answered;
}

type Leases = 'held' | 'lapsed' | 'of another';

test('A process answers what comes through its own shards, at once, and nothing that comes through those of others', async () => {
  expect(await answers('held')).toBe('at once');
  expect(await answers('of another')).toBe('not');
});

test('While the records are away it answers when another, which may serve the shard by now, has had time to', async () => {
  expect(await answers('lapsed')).toBe('after others');
  expect(await answers('lapsed', 'held')).toBe('after others');
});

test('A process that was frozen answers nothing once it has learnt that another serves the shard', async () => {
  expect(await answers('lapsed', 'of another')).toBe('not');
});
