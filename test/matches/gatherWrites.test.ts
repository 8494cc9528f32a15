import { expect, test } from 'vitest';
import { gatherWrites } from '../../src/matches/delivery/gatherWrites.js';
import { openMemoryStore } from '../records/memory.js';

function open(isMuch?: () => boolean) {
  const store = openMemoryStore();
  let commits = 0;
  const transaction = <T>(work: () => T): T => {
    commits += 1;
    return store.outbox.transaction(work);
  };
  return { store, write: gatherWrites({ transaction }, isMuch), commits: () => commits };
}

test('the writes of a moment are one transaction, and each gets what it gives', async () => {
  const { store, write, commits } = open();
  const written = await Promise.all(
    ['a', 'b', 'c'].map(key =>
      write(() => {
        store.meta.set(key, 'there');
        return key;
      }),
    ),
  );
  expect(written).toEqual(['a', 'b', 'c']);
  expect(commits()).toBe(1);
  expect(['a', 'b', 'c'].map(store.meta.get)).toEqual(['there', 'there', 'there']);
});

test('one that fails takes no other with it, and leaves nothing of its own', async () => {
  const { store, write } = open();
  const [good, bad, other] = await Promise.allSettled([
    write(() => store.meta.set('good', 'there')),
    write(() => {
      store.meta.set('bad', 'there');
      throw new Error('no such row');
    }),
    write(() => store.meta.set('other', 'there')),
  ]);
  expect([good.status, bad.status, other.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(['good', 'bad', 'other'].map(store.meta.get)).toEqual(['there', undefined, 'there']);
});

test('while much is under way a moment is longer, and what comes within it is one transaction', async () => {
  const { store, write, commits } = open(() => true);
  const first = write(() => store.meta.set('a', 'there'));
  await new Promise(done => setImmediate(done));
  await Promise.all([first, write(() => store.meta.set('b', 'there'))]);
  expect(commits()).toBe(1);
  expect(['a', 'b'].map(store.meta.get)).toEqual(['there', 'there']);
});

test('what is asked for later waits for the next transaction', async () => {
  const { store, write, commits } = open();
  await write(() => store.meta.set('a', '1'));
  await write(() => store.meta.set('a', '2'));
  expect([commits(), store.meta.get('a')]).toEqual([2, '2']);
});
