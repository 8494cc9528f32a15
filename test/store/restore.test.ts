import { appendFileSync, existsSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupsOf } from '../../src/store/backups/backup.js';
import { inspect, isInUse } from '../../src/store/inspect.js';
import { openStore } from '../../src/store/openStore.js';
import { restore } from '../../src/store/restore.js';
import { everyRow, newFolder, oneMoreMigration, opened, remove, withDatabase } from './files.js';
import { runningMatch } from './records.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = newFolder();
  path = join(folder, 'zongheng.db');
});
afterEach(() => remove(folder));

/** Creates records with a match, a backup of them, and one fact that was added later. */
async function backedUp(): Promise<{ readonly backup: string; readonly then: object }> {
  const { store, backUp, close } = opened(path);
  runningMatch(store);
  const backup = await backUp();
  const then = everyRow(backup);
  await store.meta.set('later', 'yes');
  close();
  return { backup, then };
}

describe('A backup of records that are being worked with', () => {
  test('is whole, is one file, and holds what was there when it was finished', async () => {
    const { store, backUp, close } = opened(path);
    const { id } = runningMatch(store);
    const making = backUp();
    store.addPlayer(id, 'ann', 1);
    const backup = await making;
    close();
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
    expect(everyRow(backup)).toMatchObject({ matches: [{ id }], phases: [{ match_id: id }] });
    expect(withDatabase(backup, client => client.pragma('integrity_check', { simple: true }))).toBe('ok');
  });

  test('is one of so many', async () => {
    const result = openStore(path, undefined, 2);
    if (!result.ok) throw new Error(result.fault.code);
    const made = [];
    for (const _ of [1, 2, 3]) made.push(await result.value.backUp());
    result.value.close();
    expect(backupsOf(path)).toEqual(made.slice(1));
  });
});

describe('Restoring', () => {
  test('puts the last backup in the place of the records, and keeps those', async () => {
    const { backup, then } = await backedUp();
    const restored = restore(path);
    expect(restored).toMatchObject({ ok: true, value: { from: backup } });
    expect(everyRow(path)).toEqual(then);
    const aside = restored.ok ? restored.value.putAside : undefined;
    expect(everyRow(aside ?? '')).toMatchObject({ facts: [{ key: 'later', value: 'yes' }] });
    const { store, close } = opened(path);
    expect(await store.meta.get('later')).toBeUndefined();
    close();
  });

  test('after a crash puts what was in the write-ahead log aside with the rest', async () => {
    const { then } = await backedUp();
    const crashed = withDatabase(path, client => {
      client.pragma('journal_mode = WAL');
      client.pragma('wal_autocheckpoint = 0');
      client.exec("insert into facts (key, value) values ('last', 'words')");
      return restore(path);
    });
    expect(everyRow(path)).toEqual(then);
    const aside = crashed.ok ? crashed.value.putAside : undefined;
    expect(everyRow(aside ?? '')).toMatchObject({ facts: [{ key: 'later' }, { key: 'last' }] });
  });

  test('works where the records are beyond reading, or gone', async () => {
    const { then } = await backedUp();
    truncateSync(path, 100);
    appendFileSync(path, 'no database');
    expect(openStore(path)).toMatchObject({ ok: false, fault: { code: 'database-corrupt' } });
    expect(restore(path).ok).toBe(true);
    expect(everyRow(path)).toEqual(then);
    remove(path);
    expect(restore(path)).toMatchObject({ ok: true, value: { putAside: undefined } });
    expect(everyRow(path)).toEqual(then);
  });

  test('takes the backup that is named', async () => {
    const { backup, then } = await backedUp();
    const later = opened(path);
    await later.backUp();
    later.close();
    expect(restore(path, backup)).toMatchObject({ ok: true, value: { from: backup } });
    expect(everyRow(path)).toEqual(then);
  });

  test('is refused while a bot is at work', async () => {
    await backedUp();
    const { close } = opened(path);
    expect(restore(path)).toEqual({ ok: false, fault: { code: 'database-in-use', path } });
    close();
  });

  test('is refused without a backup, or with one that is not sound, empty, or of a newer version; then nothing is changed', async () => {
    const { backup } = await backedUp();
    const before = everyRow(path);
    const missing = join(folder, 'nowhere.db');
    expect(restore(path, missing)).toEqual({ ok: false, fault: { code: 'backup-missing', path: missing } });
    const letter = join(folder, 'letter.db');
    writeFileSync(letter, 'Dear Zhang Yi, the Horizontal Alliance …'.repeat(40));
    expect(restore(path, letter)).toMatchObject({ ok: false, fault: { code: 'backup-unsound', path: letter } });
    const empty = join(folder, 'empty.db');
    writeFileSync(empty, '');
    expect(restore(path, empty)).toMatchObject({ ok: false, fault: { code: 'backup-unsound', detail: 'nothing is in it' } });
    opened(backup, oneMoreMigration(join(folder, 'later'), 'CREATE TABLE `omens` (`id` integer);')).close();
    expect(restore(path, backup)).toEqual({ ok: false, fault: { code: 'database-newer', path: backup } });
    expect(everyRow(path)).toEqual(before);
    expect(existsSync(`${path}.restoring`)).toBe(false);
  });
});

describe('Inspecting', () => {
  test('reads records while a bot is at work on them, and knows that one is', () => {
    const { store, close } = opened(path);
    const match = runningMatch(store);
    expect(isInUse(path)).toBe(true);
    expect(inspect(path, true, found => found.store?.matches.get(match.id))).toEqual({ ok: true, value: match });
    close();
    expect(isInUse(path)).toBe(false);
  });

  test('names what is damaged, and the last backup', async () => {
    const { backup } = await backedUp();
    withDatabase(path, client => client.exec('delete from matches'));
    expect(inspect(path, true, () => undefined)).toMatchObject({ ok: false, fault: { code: 'database-corrupt', path, backup } });
  });

  test('finds no records where there are none, and makes none', () => {
    expect(inspect(path, true, () => undefined)).toEqual({ ok: false, fault: { code: 'database-missing', path } });
    expect(existsSync(path)).toBe(false);
  });
});
