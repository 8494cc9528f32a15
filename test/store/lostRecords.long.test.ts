import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupsOf, lastBackup } from '../../src/store/backups/backup.js';
import { backUp } from '../../src/store/backups/makeBackup.js';
import { inspect } from '../../src/store/inspect.js';
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

const faultAt = (place: string, migrations?: string) => {
  const result = openStore(place, migrations);
  if (!result.ok) return result.fault;
  result.value.close();
  throw new Error('it opened');
};

/** Creates records with `games` games, closes them, and returns the path of a backup. */
async function backedUp(games = 1): Promise<string> {
  const { store, backUp: now, close } = opened(path);
  for (let game = 0; game < games; game++) runningMatch(store);
  const backup = await now();
  close();
  return backup;
}

const aBackup = (stamp: string): string => join(folder, 'backups', `zongheng-${stamp}.db`);

describe('Records that are gone while there are backups of them', () => {
  const gone: readonly (readonly [string, () => void])[] = [
    ['the file is not there', () => rmSync(path)],
    ['the file is empty', () => truncateSync(path, 0)],
    [
      'a database without a table is there',
      () => {
        rmSync(path);
        withDatabase(path, client => client.exec('create table omens (id); drop table omens'));
      },
    ],
    [
      'a first start was killed before anything was in the file',
      () => {
        rmSync(path);
        withDatabase(path, client => client.exec('create table __drizzle_migrations (id, hash text, created_at numeric)'));
      },
    ],
  ];

  test.each(gone)('are not begun anew: %s', async (_, lose) => {
    const backup = await backedUp();
    lose();
    const before = existsSync(path) ? readFileSync(path) : undefined;
    expect(faultAt(path)).toEqual({ code: 'database-lost', path, backup, folder: join(folder, 'backups') });
    expect(existsSync(path) ? readFileSync(path) : undefined).toEqual(before);
    expect(readdirSync(folder).filter(name => /-(wal|shm)$/.test(name))).toEqual([]);
  });

  test.each(gone)('are neither called sound nor backed up: %s', async (_, lose) => {
    await backedUp();
    lose();
    const made = inspect(path, true, ({ client }) => backUp(client, path));
    expect(made).toMatchObject({ ok: false, fault: { code: 'database-lost' } });
    expect(backupsOf(path)).toHaveLength(1);
  });

  test.each(gone)('come back from the last backup: %s', async (_, lose) => {
    const backup = await backedUp();
    lose();
    expect(restore(path)).toMatchObject({ ok: true, value: { from: backup } });
    const { store, close } = opened(path);
    expect(await store.matches.find({})).toHaveLength(1);
    close();
  });

  test('may be begun anew once the backups are moved away', async () => {
    await backedUp();
    truncateSync(path, 0);
    remove(join(folder, 'backups'));
    opened(path).close();
  });

  test('whose last backup has nothing in it are named with the one before', async () => {
    const backup = await backedUp();
    rmSync(path);
    writeFileSync(aBackup('20260101T000000000Z'), '');
    expect(faultAt(path)).toMatchObject({ code: 'database-lost', backup });
    rmSync(backup);
    opened(path).close();
  });
});

describe('An empty file without backups', () => {
  test('becomes records at the start, and is none for whoever only looks', () => {
    writeFileSync(path, '');
    expect(inspect(path, true, () => 'sound')).toEqual({ ok: false, fault: { code: 'database-empty', path } });
    opened(path).close();
    expect(inspect(path, true, () => 'sound')).toEqual({ ok: true, value: 'sound' });
  });

  test('is not begun anew over a write-ahead log, in which everything may be', () => {
    writeFileSync(`${path}-wal`, 'Dear Zhang Yi');
    expect(faultAt(path)).toMatchObject({ code: 'database-corrupt', path, detail: expect.stringContaining('zongheng.db-wal') });
    expect(readFileSync(`${path}-wal`, 'utf8')).toBe('Dear Zhang Yi');
  });

  test('is never a backup', () => {
    expect(() => withDatabase(path, client => backUp(client, path))).toThrow('nothing is in it');
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });
});

describe('Records that fall behind a backup', () => {
  test('are not worked with: a game is never lost from records', async () => {
    const backup = await backedUp(3);
    rmSync(path);
    const elsewhere = join(folder, 'elsewhere', 'zongheng.db');
    const other = opened(elsewhere);
    runningMatch(other.store);
    other.close();
    writeFileSync(path, readFileSync(elsewhere));
    expect(faultAt(path)).toEqual({ code: 'database-behind', path, games: 1, backup, backedUp: 3, folder: join(folder, 'backups') });
  });

  test('because somebody restored an older one are what he wanted', async () => {
    const first = await backedUp(1);
    const { store, backUp: now, close } = opened(path);
    runningMatch(store);
    await now();
    close();
    expect(restore(path, first).ok).toBe(true);
    const again = opened(path);
    expect(await again.store.matches.find({})).toHaveLength(1);
    again.close();
  });

  test('never push a backup out that holds more games', async () => {
    const full = await backedUp(3);
    const first = opened(path);
    first.close();
    withDatabase(path, client => client.exec('delete from phases; delete from tenures; delete from seats; delete from matches'));
    const made = withDatabase(path, client => [1, 2, 3].map(() => backUp(client, path, 2)));
    expect(backupsOf(path)).toEqual([full, ...made.slice(1)]);
  });
});

describe('A file that is not ours', () => {
  test.each([
    ['tables of its own', 'create table letters (words text)'],
    ['a mark of its own', 'pragma application_id = 7; create table letters (words text)'],
    ['a mark of its own and nothing else', 'pragma application_id = 7'],
    [
      'migrations of its own',
      'create table __drizzle_migrations (id integer primary key, hash text, created_at numeric); insert into __drizzle_migrations values (1, 2, 3); create table letters (words text)',
    ],
  ])('is left as it is: it has %s', (_, sql) => {
    withDatabase(path, client => client.exec(sql));
    const before = readFileSync(path);
    expect(faultAt(path)).toEqual({ code: 'database-foreign', path });
    expect(inspect(path, true, () => 'sound')).toEqual({ ok: false, fault: { code: 'database-foreign', path } });
    expect(readFileSync(path)).toEqual(before);
  });

  test('is not restored either', async () => {
    await backedUp();
    const other = join(folder, 'other.db');
    withDatabase(other, client => client.exec('pragma application_id = 7; create table letters (words text)'));
    expect(restore(path, other)).toEqual({ ok: false, fault: { code: 'database-foreign', path: other } });
  });

  test('is not a file that was read out into a new one, which bears no mark', () => {
    opened(path).close();
    withDatabase(path, client => client.pragma('application_id = 0'));
    opened(path).close();
  });
});

describe('A file that was cut short', () => {
  test('is refused wherever it was cut', async () => {
    const backup = await backedUp();
    const whole = readFileSync(path);
    for (const length of [1, 15, 16, 99, 100, 511, 512, 4_095, 4_096, 8_192, whole.length - 4_096, whole.length - 1]) {
      writeFileSync(path, whole.subarray(0, length));
      expect([length, faultAt(path)]).toMatchObject([length, { code: 'database-corrupt', backup }]);
      expect(readFileSync(path)).toEqual(whole.subarray(0, length));
    }
  });

  test('or written over with zeros', async () => {
    await backedUp();
    writeFileSync(path, Buffer.alloc(8_192));
    expect(faultAt(path)).toMatchObject({ code: 'database-corrupt' });
  });
});

describe('A clock that was wrong', () => {
  const names = () => backupsOf(path).map(backup => /\d{8}/.exec(backup)?.[0]);
  const at = (...stamps: readonly string[]) => {
    mkdirSync(join(folder, 'backups'), { recursive: true });
    for (const stamp of stamps) writeFileSync(aBackup(stamp), '');
  };

  test('ahead leaves a backup of a time to come, which is not the last one and pushes no other out', async () => {
    const backup = await backedUp();
    writeFileSync(aBackup('20990101T000000000Z'), readFileSync(backup));
    expect(lastBackup(path)).toBe(backup);
    const { backedUpAt, close } = opened(path);
    expect(backedUpAt()).toBeLessThanOrEqual(Date.now());
    close();
    const made = withDatabase(path, client => backUp(client, path, 1));
    expect(backupsOf(path)).toEqual([made, aBackup('20990101T000000000Z')]);
  });

  test('that was set back does not delete the backup just made', () => {
    opened(path).close();
    at('20980101T000000000Z', '20980102T000000000Z', '20980103T000000000Z');
    const [first, second] = withDatabase(path, client => [backUp(client, path, 2), backUp(client, path, 2)]);
    expect(backupsOf(path).slice(0, 2)).toEqual([first, second]);
    expect(names().slice(2)).toEqual(['20980102', '20980103']);
  });

  test('for ever leaves the last one there is', () => {
    at('20980101T000000000Z', '20980102T000000000Z');
    expect(lastBackup(path)).toBe(aBackup('20980102T000000000Z'));
  });
});

describe('A backup of a later build', () => {
  test('is said to be one', async () => {
    const backup = await backedUp();
    opened(backup, oneMoreMigration(join(folder, 'later'), 'CREATE TABLE `omens` (`id` integer);')).close();
    rmSync(path);
    expect(faultAt(path)).toMatchObject({ code: 'database-lost', backup });
    expect(restore(path)).toEqual({ ok: false, fault: { code: 'database-newer', path: backup } });
  });
});

describe('Backups', () => {
  test('that cannot be written are said to be so, and the records are as before', async () => {
    opened(path).close();
    const before = everyRow(path);
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    const { backUp: now, close } = opened(path);
    await expect(now()).rejects.toThrow('EEXIST');
    close();
    expect(everyRow(path)).toEqual(before);
  });
});
