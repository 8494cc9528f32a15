import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyRow, newFolder, opened, remove } from './files.js';
import { aMatch, aPhase } from './records.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = newFolder();
  path = join(folder, 'zongheng.db');
});
afterEach(() => remove(folder));

test('A match that is written in parts is found by nobody until another is opened that continues it', async () => {
  const { store, vitals, close } = opened(path);
  const half = await store.imports.begin(aMatch, ['qin']);
  await store.imports.addPhases(half.id, [{ phase: aPhase(half.id, 1), submissions: [], salts: [] }]);
  expect(await store.matches.get(half.id)).toBeUndefined();
  expect(await store.matches.find({ host: aMatch.host })).toEqual([]);
  expect(await store.matches.duePhases(9_999)).toEqual([]);
  expect((await vitals(1)).games).toEqual({ lobby: 0, running: 0, paused: 0, ended: 0 });
  const lobby = store.continueWith(half.id, { ...aMatch, status: 'lobby' });
  expect((await store.matches.find({})).map(({ id }) => id)).toEqual([half.id, lobby.id]);
  close();
});

test('One whose writing was cut short is gone at the next start, with all that hung on it; others stay', async () => {
  const first = opened(path);
  const whole = first.store.addMatch(aMatch);
  first.store.addPhase(aPhase(whole.id, 1));
  first.close();
  const before = everyRow(path);
  const second = opened(path);
  const half = await second.store.imports.begin(aMatch, ['qin', 'chu']);
  const submissions = [{ seat: 'qin', user: 'ann', submission: {}, at: 1 }];
  await second.store.imports.addPhases(half.id, [{ phase: aPhase(half.id, 1), submissions, salts: [{ seat: 'qin', salt: 'ab' }] }]);
  await second.store.matches.reserve({ match: whole.id, phase: 2, secret: 'cd' });
  second.close();
  opened(path).close();
  expect(everyRow(path)).toEqual(before);
});

test('A backup made while a match is written in parts is not ahead of records that drop it', async () => {
  const first = opened(path);
  first.store.addMatch(aMatch);
  const half = await first.store.imports.begin(aMatch, []);
  await first.backUp();
  await first.store.matches.dropUnfinished(half.id);
  first.close();
  const second = opened(path);
  expect(await second.store.matches.find({})).toHaveLength(1);
  second.close();
});

test('The files that somebody has brought are counted over restarts', async () => {
  for (const at of [10, 20, 30]) {
    const { store, close } = opened(path);
    store.countImport({ user: 'ann', guild: 'g', at, since: 10 });
    close();
  }
  const { store, close } = opened(path);
  expect([store.importsOf({ user: 'ann' }, 20), store.importsOf({ guild: 'g' })]).toEqual([1, 2]);
  expect(await store.users.forgetSome('ann', 'nameless-1')).toBe(false);
  expect([store.importsOf({ user: 'ann' }), store.importsOf({ guild: 'g' })]).toEqual([0, 2]);
  close();
});
