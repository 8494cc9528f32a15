import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isUnwritable } from '../../src/matches/context/store.js';
import { openStore } from '../../src/store/openStore.js';
import { connect, inTransaction } from '../../src/store/tables/connection.js';
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

/** Runs `work` as a user who owns nothing, if the tests run as root, because root may write anywhere. */
function asNobody<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('A new database', () => {
  test('is made with its folder, and nothing is backed up', async () => {
    const place = join(folder, 'data', 'deep', 'zongheng.db');
    const { store, close } = opened(place);
    expect(await store.matches.find({})).toEqual([]);
    close();
    expect(readdirSync(join(folder, 'data', 'deep')).sort()).toEqual(['zongheng.db', 'zongheng.db.lock']);
  });

  test('enforces references', async () => {
    const { store, close } = opened(path);
    await expect(store.history.keepSalt(1, 1, 'qin', 'ab')).rejects.toThrow('FOREIGN KEY');
    close();
  });

  test('writes ahead, and every commit through to the disk', () => {
    const { $client: client } = connect(path);
    const pragma = (name: string) => client.pragma(name, { simple: true });
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('busy_timeout')]).toEqual(['wal', 2, 5_000]);
    client.close();
  });
});

describe('A disk that is full', () => {
  test('is known by the error, and leaves what was there', () => {
    const db = connect(path);
    db.$client.exec('create table letters (words text)');
    db.$client.pragma(`max_page_count = ${db.$client.pragma('page_count', { simple: true })}`);
    const write = () => inTransaction(db, () => db.$client.prepare('insert into letters values (zeroblob(100000))').run());
    let thrown: unknown;
    try {
      write();
    } catch (error) {
      thrown = error;
    }
    expect(isUnwritable(thrown)).toBe(true);
    expect(isUnwritable(new Error('something else'))).toBe(false);
    expect(db.$client.prepare('select count(*) as count from letters').get()).toEqual({ count: 0 });
    db.$client.close();
  });
});

describe('Closing', () => {
  test('leaves the whole database in one file, which opens again', async () => {
    const first = opened(path);
    const match = runningMatch(first.store);
    first.close();
    expect(readdirSync(folder).sort()).toEqual(['zongheng.db', 'zongheng.db.lock']);
    const again = opened(path);
    expect(await again.store.matches.get(match.id)).toEqual(match);
    again.close();
  });

  test('may be asked for twice', () => {
    const first = opened(path);
    first.close();
    const second = opened(path);
    first.close();
    expect(faultAt(path)).toEqual({ code: 'database-in-use', path });
    second.close();
  });
});

describe('A database that is open', () => {
  test('is refused to everybody else, by whatever name', () => {
    const { close } = opened(path);
    const alias = join(folder, 'alias.db');
    symlinkSync(path, alias);
    expect([faultAt(path), faultAt(alias)]).toEqual([
      { code: 'database-in-use', path },
      { code: 'database-in-use', path },
    ]);
    close();
    opened(alias).close();
  });
});

describe('A database that cannot be written', () => {
  test('lies where no folder can be made', () => {
    writeFileSync(join(folder, 'letter'), 'Dear Zhang Yi');
    expect(faultAt(join(folder, 'letter', 'zongheng.db'))).toMatchObject({ code: 'database-unwritable' });
  });

  test('is a folder', () => {
    mkdirSync(path);
    expect(faultAt(path)).toMatchObject({ code: 'database-unwritable', path });
  });

  test('lies in a folder of somebody else', () => {
    opened(path).close();
    chmodSync(folder, 0o555);
    expect(asNobody(() => faultAt(path))).toMatchObject({ code: 'database-unwritable', path });
    chmodSync(folder, 0o755);
  });

  test.each(['zongheng.db', 'zongheng.db.lock'])('has a file of somebody else: %s', name => {
    opened(path).close();
    chmodSync(folder, 0o777);
    chmodSync(path, 0o666);
    chmodSync(`${path}.lock`, 0o666);
    chmodSync(join(folder, name), 0o444);
    expect(asNobody(() => faultAt(path))).toMatchObject({ code: 'database-unwritable', path });
  });
});

describe('A database that is damaged', () => {
  test('because it is something else is left as it is', () => {
    writeFileSync(path, 'Dear Su Qin, '.repeat(1_000));
    expect(faultAt(path)).toMatchObject({ code: 'database-corrupt', path, backup: undefined });
    expect(existsSync(path)).toBe(true);
  });

  test('in the middle is found out at start, and the newest backup is named', async () => {
    const { store, close } = opened(path);
    for (let at = 0; at < 200; at++) await store.meta.set(`fact ${at}`, 'x'.repeat(500));
    close();
    const backup = join(folder, 'backups', 'zongheng-20261121T153000000Z.db');
    mkdirSync(join(folder, 'backups'));
    writeFileSync(backup, '');
    writeFileSync(join(folder, 'backups', 'zongheng-old.db'), '');
    truncateSync(path, 20_480);
    appendFileSync(path, Buffer.alloc(40_960, 0xa5));
    expect(faultAt(path)).toMatchObject({ code: 'database-corrupt', path, backup });
  });

  test('has rows that refer to nothing', () => {
    const { store, close } = opened(path);
    runningMatch(store);
    close();
    withDatabase(path, client => client.exec('DELETE FROM matches'));
    expect(faultAt(path)).toMatchObject({ code: 'database-corrupt', path, detail: expect.stringContaining('missing from matches') });
  });
});

describe('A database of a later build', () => {
  test('is refused and left as it is', () => {
    const later = oneMoreMigration(join(folder, 'later'), 'CREATE TABLE `omens` (`id` integer);');
    const { store, close } = opened(path, later);
    runningMatch(store);
    close();
    const before = everyRow(path);
    expect(faultAt(path)).toEqual({ code: 'database-newer', path });
    expect(everyRow(path)).toEqual(before);
    opened(path, later).close();
  });
});
