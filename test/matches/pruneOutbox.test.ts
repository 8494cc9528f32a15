import { expect, it } from 'vitest';
import { KEPT, pruneOutbox } from '../../src/matches/delivery/pruneOutbox.js';
import { openMemoryStore } from '../records/memory.js';
import { DAY, postAll, queued, startedMatch, world } from './world.js';

it('messages go thirty days after they were queued, however many; those that still wait stay, and others have their turn between two batches', async () => {
  const w = world(openMemoryStore());
  const match = await startedMatch(w);
  const content = { kind: 'announcement', text: 'News' } as const;
  for (let i = 0; i < 1_200; i++) w.store.queue({ match, to: { channel: 'channel' }, slot: `news:${i}`, content }, w.hosting.now());
  while ((await queued(w)).length > 0) await postAll(w);
  w.store.queue({ match, to: { channel: 'channel' }, slot: 'last', content }, w.hosting.now());
  const { prune } = w.store.outbox;
  const batches: number[] = [];
  let turns = 0;
  const outbox = {
    ...w.store.outbox,
    prune: async (before: number, limit: number) => {
      const deleted = await prune(before, limit);
      batches.push(deleted);
      setImmediate(() => (turns += 1));
      return deleted;
    },
  };
  const hosting = { ...w.hosting, store: { ...w.store, outbox } };
  w.pass(KEPT - DAY);
  await pruneOutbox(hosting);
  expect(batches).toEqual([0]);
  w.pass(2 * DAY);
  await pruneOutbox(hosting);
  expect(batches.slice(1, 3)).toEqual([500, 500]);
  expect(batches.at(-1)).toBeLessThan(500);
  expect(turns).toBeGreaterThanOrEqual(2);
  expect((await queued(w)).map(({ slot }) => slot)).toEqual(['last']);
});
