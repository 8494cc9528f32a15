import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Arranged as Store } from '../records/arranged.js';
import { everyRow, newFolder, opened, remove, withDatabase } from './files.js';
import { runningMatch } from './records.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = newFolder();
  path = join(folder, 'zongheng.db');
});
afterEach(() => remove(folder));

async function afterwards(work: (store: Store, match: number) => unknown) {
  const { store, close } = opened(path);
  await work(store, runningMatch(store).id);
  close();
  return everyRow(path);
}

describe('History is only added to', () => {
  test('who sat where, from when until when', async () => {
    const { tenures: seatHistory } = await afterwards((store, match) => {
      store.sit(match, 'qin', undefined, 20);
      store.sit(match, 'qin', 'cat', 30);
      store.sit(match, 'qin', 'ann', 40);
    });
    expect(seatHistory).toMatchObject([
      { seat: 'qin', user_id: 'ann', since: 10, until: 20 },
      { seat: 'chu', user_id: 'bob', since: 10, until: null },
      { seat: 'qin', user_id: 'cat', since: 30, until: 40 },
      { seat: 'qin', user_id: 'ann', since: 40, until: null },
    ]);
  });

  test('every edit as it was typed, once an interaction', async () => {
    const { edits } = await afterwards((store, match) => {
      const edit = (typed: string, submission: unknown, at: number, interaction?: string) =>
        store.file({ match, phase: 1, seat: 'qin', user: 'ann', submission, ready: false, typed, at, interaction });
      edit(' A xian – 安邑 ', { orders: ['A Xianyang - Anyi'] }, 50, '111');
      edit('oops', { orders: ['A Xianyang - Anyi'] }, 60, '222');
      edit(' A xian – 安邑 ', { orders: ['A Xianyang - Anyi'] }, 70, '111');
      edit('', { orders: [] }, 80);
    });
    expect(edits).toMatchObject([
      { user_id: 'ann', typed: ' A xian – 安邑 ', submission: '{"orders":["A Xianyang - Anyi"]}', at: 50, interaction_id: '111' },
      { user_id: 'ann', typed: 'oops', at: 60, interaction_id: '222' },
      { user_id: 'ann', typed: '', submission: '{"orders":[]}', at: 80, interaction_id: null },
    ]);
    expect(edits).toHaveLength(3);
  });

  test('of which everybody is shown what he sent in for any seat, and what others did for a seat while he sat there, the newest', async () => {
    await afterwards(async (store, match) => {
      const edit = (seat: string, user: string, at: number) =>
        store.file({ match, phase: 1, seat, user, submission: { at }, ready: false, typed: `${user} ${at}`, at });
      for (const at of [20, 30, 40, 50]) edit('qin', at === 30 ? 'host' : 'ann', at);
      edit('chu', 'bob', 25);
      store.sit(match, 'qin', 'cat', 45);
      edit('qin', 'host', 60);
      edit('chu', 'ann', 70);
      const shown = async (user: string, latest = 9, phase?: number) =>
        (await store.history.editsConcerning(match, user, latest, phase)).map(({ typed }) => typed);
      expect(await shown('ann')).toEqual(['ann 20', 'host 30', 'ann 40', 'ann 50', 'ann 70']);
      expect(await shown('cat')).toEqual(['ann 50', 'host 60']);
      expect(await shown('bob')).toEqual(['bob 25', 'ann 70']);
      expect(await shown('ann', 2)).toEqual(['ann 50', 'ann 70']);
      expect([(await shown('ann', 9, 1)).length, (await shown('ann', 9, 2)).length]).toEqual([5, 0]);
      expect(await store.history.editsConcerning(match, 'ann', 1)).toEqual([{ phase: 1, user: 'ann', typed: 'ann 70', at: 70 }]);
    });
  });

  test('what was sent, and what was given up and why', async () => {
    const { outbox } = await afterwards((store, match) => {
      for (const slot of ['a', 'b', 'c']) store.queue({ match, to: { channel: 'hall' }, slot, content: { kind: 'lobby' } }, 100);
      store.delivered(1, { channel: 'hall', message: '42' }, 110);
      store.giveUp(2, '50001: no access');
    });
    expect(outbox).toMatchObject([
      { slot: 'a', queued_at: 100, sent_at: 110, gave_up_because: null },
      { slot: 'b', sent_at: null, gave_up_because: '50001: no access' },
      { slot: 'c', sent_at: null, gave_up_because: null },
    ]);
  });
});

describe('What does not fit its schema is not read', () => {
  test.each([
    ['matches', 'deadlines', (store: Store) => store.matches.get(1)],
    ['matches', 'ending', (store: Store) => store.matches.get(1)],
    ['outbox', 'content', (store: Store) => store.outbox.due(999, 9)],
    ['phases', 'state', (store: Store) => store.history.phase(1, 1)],
  ])('%s.%s', async (table, column, read) => {
    await afterwards((store, match) => store.queue({ match, to: { channel: 'hall' }, slot: 'a', content: { kind: 'lobby' } }, 100));
    withDatabase(path, client => client.prepare(`UPDATE ${table} SET ${column} = ?`).run(column === 'state' ? '{"units":' : '{"kind":-5}'));
    const { store, close } = opened(path);
    await expect(read(store)).rejects.toThrow();
    close();
  });
});
