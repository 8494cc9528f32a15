import { expect, test } from 'vitest';
import type { DeliveryNote } from '../../src/matches/context/store.js';
import { gatherNotes } from '../../src/matches/delivery/gatherNotes.js';
import { openMemoryStore } from '../records/memory.js';
import { aMatch } from '../store/records.js';

interface Outside {
  readonly isMuch?: () => boolean;
  /** Whether several notes can be written together. */
  readonly takesSeveral?: boolean;
}

/** Three messages in the outbox, numbered from 1, a count of transactions, and what is logged. */
function open({ isMuch, takesSeveral = true }: Outside = {}) {
  const store = openMemoryStore();
  const { id: match } = store.addMatch(aMatch);
  for (const slot of ['a', 'b', 'c']) store.queue({ match, to: { channel: slot }, slot, content: { kind: 'lobby' } }, 0);
  const logged: string[] = [];
  let commits = 0;
  const note = async (notes: readonly DeliveryNote[]): Promise<readonly boolean[]> => {
    commits += 1;
    if (notes.length > 1 && !takesSeveral) throw new Error('too much at once: canary');
    return store.outbox.note(notes);
  };
  const waiting = async () => (await store.outbox.due(9_999, 10)).map(({ slot, attempts }) => `${slot}${attempts}`);
  const log = { warn: (what: object, words: string) => void logged.push(`${words} ${JSON.stringify(what)}`) };
  return { store, write: gatherNotes({ outbox: { note }, log }, isMuch), commits: () => commits, waiting, logged };
}

const attempt = (id: number): DeliveryNote => ({ kind: 'attempt', id, at: 1 });
const givenUp = (id: number): DeliveryNote => ({ kind: 'given-up', id, because: 'refused' });

test('the notes of a moment are one transaction, and each learns whether it was written', async () => {
  const { write, commits, waiting } = open();
  expect(await Promise.all([write(givenUp(1)), write(attempt(1)), write(attempt(2))])).toEqual([true, false, true]);
  expect([commits(), await waiting()]).toEqual([1, ['b1', 'c0']]);
});

test('one that cannot be written takes no other with it', async () => {
  const { write, waiting, logged } = open();
  const [good, bad, other] = await Promise.allSettled([write(givenUp(1)), write(givenUp(9)), write(attempt(3))]);
  expect([good.status, bad.status, other.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await waiting()).toEqual(['b0', 'c1']);
  expect(logged).toEqual([]);
});

test('that they could not be written together is logged if each can be by itself', async () => {
  const { write, commits, logged } = open({ takesSeveral: false });
  expect(await Promise.all([write(attempt(1)), write(attempt(2))])).toEqual([true, true]);
  expect(commits()).toBe(3);
  expect(logged).toEqual([expect.stringContaining('could not be written together')]);
  expect(logged.join()).not.toContain('canary');
});

test('while much is under way a moment is longer, and what comes within it is one transaction', async () => {
  const { write, commits, waiting } = open({ isMuch: () => true });
  const first = write(givenUp(1));
  await new Promise(done => setImmediate(done));
  await Promise.all([first, write(givenUp(2))]);
  expect([commits(), await waiting()]).toEqual([1, ['c0']]);
});

test('what is noted later waits for the next transaction', async () => {
  const { write, commits, waiting } = open();
  await write(attempt(1));
  await write(attempt(1));
  expect([commits(), await waiting()]).toEqual([2, ['a2', 'b0', 'c0']]);
});
