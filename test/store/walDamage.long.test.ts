import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { walDamage } from '../../src/store/files/walDamage.js';
import { inspect } from '../../src/store/inspect.js';
import { openStore } from '../../src/store/openStore.js';
import { restore } from '../../src/store/restore.js';
import { everyRow, newFolder, opened, remove } from './files.js';
import { runningMatch } from './records.js';

let folder: string;
let path: string;
let wal: string;
beforeEach(() => {
  folder = newFolder();
  path = join(folder, 'zongheng.db');
  wal = `${path}-wal`;
});
afterEach(() => remove(folder));

const PAGE = 512;
const FRAME = PAGE + 24;
const frameStart = (number: number): number => 32 + (number - 1) * FRAME;

/** Leaves the database and its log in `path` as a killed program would leave them on the disk. */
function killedAfter(work: (client: Database.Database) => void): void {
  const alive = join(folder, 'alive.db');
  const client = new Database(alive);
  client.pragma(`page_size = ${PAGE}`);
  client.pragma('journal_mode = WAL');
  client.pragma('wal_autocheckpoint = 0');
  client.exec('create table letters (number integer, words text)');
  client.pragma('wal_checkpoint(TRUNCATE)');
  work(client);
  copyFileSync(alive, path);
  copyFileSync(`${alive}-wal`, wal);
  client.close();
}

/** Writes one transaction of several frames. */
const write = (client: Database.Database, number: number, pages = 3): void =>
  void client.transaction(() => {
    for (let page = 0; page < pages; page++) client.prepare('insert into letters values (?, ?)').run(number, 'x'.repeat(PAGE));
  })();

/** Returns the transactions that SQLite reads from copies of the files. */
function readable(bytes: Buffer = readFileSync(wal)): readonly number[] {
  const copy = join(folder, 'copy.db');
  copyFileSync(path, copy);
  writeFileSync(`${copy}-wal`, bytes);
  const client = new Database(copy);
  try {
    const rows = client.prepare<[], { number: number }>('select distinct number from letters order by number').all();
    return rows.map(({ number }) => number);
  } finally {
    client.close();
  }
}

const withWal = (bytes: Buffer): string | undefined => {
  writeFileSync(wal, bytes);
  return walDamage(path);
};

/** Returns a copy with one byte changed. */
function changed(bytes: Buffer, at: number, by: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ by, at);
  return copy;
}

const threeTransactions = (): Buffer => {
  killedAfter(client => {
    for (const number of [1, 2, 3]) write(client, number, number);
  });
  return readFileSync(wal);
};

describe('A write-ahead log', () => {
  test('that is whole, empty or not there is sound', () => {
    threeTransactions();
    expect(walDamage(path)).toBeUndefined();
    expect(readable()).toEqual([1, 2, 3]);
    truncateSync(wal, 0);
    expect(walDamage(path)).toBeUndefined();
    remove(wal);
    expect(walDamage(path)).toBeUndefined();
  });

  test('of which any one byte is wrong is refused, unless only the last frame is lost, as when it was torn', () => {
    const whole = threeTransactions();
    const last = whole.length - FRAME;
    const accepted: number[] = [];
    for (let at = 0; at < whole.length; at++) {
      if (withWal(changed(whole, at, 1 + ((at * 37) % 255))) === undefined) accepted.push(at);
    }
    expect(accepted.filter(at => at < last)).toEqual([]);
    for (const at of accepted) expect(readable(changed(whole, at, 1 + ((at * 37) % 255)))).toEqual([1, 2]);
  });

  test('is refused for what SQLite would lose without a word', () => {
    const whole = threeTransactions();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - FRAME - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
        expect(readable(changed(whole, at, by)).length).toBeLessThan(3);
        expect(withWal(changed(whole, at, by))).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });

  test('that was torn anywhere is sound: whole transactions before that are read', () => {
    const whole = threeTransactions();
    for (let length = 0; length < whole.length; length += 7)
      expect([length, withWal(whole.subarray(0, length))]).toEqual([length, undefined]);
    for (let from = 32; from < whole.length; from += 61) {
      const zeros = Buffer.concat([whole.subarray(0, from), Buffer.alloc(whole.length - from)]);
      expect([from, withWal(zeros)]).toEqual([from, undefined]);
    }
  });

  test('is sound where frames of a round before are left behind the last one', () => {
    killedAfter(client => {
      for (const number of [1, 2, 3, 4]) write(client, number, 6);
      client.pragma('wal_checkpoint(RESTART)');
      write(client, 5, 1);
    });
    const whole = readFileSync(wal);
    expect(whole.length).toBeGreaterThan(frameStart(20));
    expect(walDamage(path)).toBeUndefined();
    expect(readable()).toEqual([1, 2, 3, 4, 5]);
    expect(withWal(changed(whole, frameStart(1) + 100, 1))).toBeDefined();
  });

  test('is sound where what is broken was never said to be on file, as the index beside it tells; and refused where it was', () => {
    const index = `${path}-shm`;
    let known = Buffer.alloc(0);
    let later = Buffer.alloc(0);
    let frames = 0;
    killedAfter(client => {
      const alive = join(folder, 'alive.db');
      write(client, 1);
      known = readFileSync(`${alive}-shm`);
      frames = (statSync(`${alive}-wal`).size - 32) / FRAME;
      write(client, 2);
      later = readFileSync(`${alive}-shm`);
    });
    const broken = changed(readFileSync(wal), frameStart(frames + 1) + 100, 1);
    writeFileSync(index, known);
    expect(withWal(broken)).toBeUndefined();
    expect(readable(broken)).toEqual([1]);
    expect(withWal(changed(broken, frameStart(1) + 100, 1))).toBeDefined();
    writeFileSync(index, later);
    expect(withWal(broken)).toBeDefined();
    writeFileSync(index, changed(known, 20, 1));
    expect(withWal(broken)).toBeDefined();
    remove(index);
    expect(withWal(broken)).toBeDefined();
  });

  test('is sound where a program was killed between the header and the page of a last frame, before what an earlier transaction left', () => {
    let before = Buffer.alloc(0);
    killedAfter(client => {
      write(client, 1);
      client.pragma('cache_size = 5');
      client.exec('begin');
      for (let page = 0; page < 60; page++) client.prepare('insert into letters values (9, ?)').run('y'.repeat(PAGE));
      client.exec('rollback');
      before = readFileSync(join(folder, 'alive.db-wal'));
      write(client, 2, 1);
    });
    const after = readFileSync(wal);
    const changedFrames = Array.from({ length: Math.floor((after.length - 32) / FRAME) }, (_, i) => i + 1).filter(
      number =>
        !after.subarray(frameStart(number), frameStart(number + 1)).equals(before.subarray(frameStart(number), frameStart(number + 1))),
    );
    const last = changedFrames.at(-1) ?? expect.unreachable();
    expect(after.readUInt32BE(frameStart(last) + 4)).toBeGreaterThan(0);
    const torn = Buffer.concat([after.subarray(0, frameStart(last) + 24), before.subarray(frameStart(last) + 24)]);
    expect(withWal(torn)).toBeUndefined();
    expect(readable(torn)).toEqual([1]);
    expect(withWal(after)).toBeUndefined();
    expect(readable(after)).toEqual([1, 2]);
  });

  test('is sound where a transaction that was taken back left frames', () => {
    killedAfter(client => {
      write(client, 1);
      client.pragma('cache_size = 5');
      client.exec('begin');
      for (let page = 0; page < 60; page++) client.prepare('insert into letters values (9, ?)').run('y'.repeat(PAGE));
      client.exec('rollback');
      write(client, 2, 1);
    });
    expect(statSync(wal).size).toBeGreaterThan(frameStart(30));
    expect(walDamage(path)).toBeUndefined();
    expect(readable()).toEqual([1, 2]);
    const whole = readFileSync(wal);
    expect(withWal(changed(whole, frameStart(1) + 100, 1))).toBeDefined();
  });

  test('may be written on a machine that begins a word with its highest byte', () => {
    const whole = highestByteFirst(threeTransactions());
    expect(readable(whole)).toEqual([1, 2, 3]);
    expect(withWal(whole)).toBeUndefined();
    for (const at of [3, 20, frameStart(1) + 5, frameStart(2) + 12, frameStart(3) + 200])
      expect(withWal(changed(whole, at, 8))).toBeDefined();
  });

  test('of which a whole stretch is wrong, or missing, is refused where transactions follow', () => {
    const whole = threeTransactions();
    const garbled = Buffer.from(whole).fill(0xa5, frameStart(2), frameStart(4));
    expect(withWal(garbled)).toContain('frame 2 of zongheng.db-wal');
    const short = Buffer.concat([whole.subarray(0, frameStart(2)), whole.subarray(frameStart(3))]);
    expect(withWal(short)).toContain('frame 2');
  });

  test('of another database is refused', () => {
    threeTransactions();
    const bytes = readFileSync(path);
    bytes.writeUInt16BE(4_096, 16);
    writeFileSync(path, bytes);
    expect(walDamage(path)).toBe('zongheng.db-wal is the write-ahead log of another database');
  });
});

/** Returns the same log with checksums of big-endian words. */
function highestByteFirst(log: Buffer): Buffer {
  const copy = Buffer.from(log);
  copy.writeUInt32BE(0x377f0683, 0);
  const sum = (before: readonly number[], bytes: Buffer): readonly number[] => {
    let [a = 0, b = 0] = before;
    for (let at = 0; at < bytes.length; at += 8) {
      a = (a + bytes.readUInt32BE(at) + b) >>> 0;
      b = (b + bytes.readUInt32BE(at + 4) + a) >>> 0;
    }
    return [a, b];
  };
  const put = (sums: readonly number[], at: number) => sums.forEach((one, index) => void copy.writeUInt32BE(one, at + 4 * index));
  let running = sum([], copy.subarray(0, 24));
  put(running, 24);
  for (let at = 32; at < copy.length; at += FRAME) {
    running = sum(sum(running, copy.subarray(at, at + 8)), copy.subarray(at + 24, at + FRAME));
    put(running, at + 16);
  }
  return copy;
}

describe('Records with a damaged log', () => {
  /** Creates records whose bot was killed, and whose log was damaged then. */
  async function damaged(): Promise<{ readonly then: object; readonly bytes: Buffer; readonly backup: string }> {
    const alive = join(folder, 'alive', 'zongheng.db');
    const { store, backUp, close } = opened(alive);
    runningMatch(store);
    const backup = await backUp();
    const then = everyRow(backup);
    for (let at = 0; at < 20; at++) await store.meta.set(`fact ${at}`, 'x'.repeat(500));
    copyFileSync(alive, path);
    const bytes = readFileSync(`${alive}-wal`).fill(0xa5, 10_000, 10_100);
    writeFileSync(wal, bytes);
    close();
    return { then, bytes, backup };
  }

  test('are not worked with, looked at or backed up, and nothing of them is changed', async () => {
    const { bytes } = await damaged();
    const detail = expect.stringMatching(/^frame \d+ of zongheng\.db-wal, its write-ahead log, is broken, and whole ones follow it$/);
    expect(openStore(path)).toMatchObject({ ok: false, fault: { code: 'database-corrupt', path, detail } });
    expect(inspect(path, true, () => 'sound')).toMatchObject({ ok: false, fault: { code: 'database-corrupt', detail } });
    expect(readFileSync(wal).equals(bytes)).toBe(true);
  });

  test('because it is something else are not worked with either', async () => {
    await damaged();
    writeFileSync(wal, 'Dear Zhang Yi, '.repeat(1_000));
    expect(openStore(path)).toMatchObject({ ok: false, fault: { code: 'database-corrupt', detail: expect.stringContaining('header') } });
    expect(readFileSync(wal, 'utf8')).toBe('Dear Zhang Yi, '.repeat(1_000));
  });

  test('are put aside with it when a backup is restored', async () => {
    const { then, bytes, backup } = await damaged();
    const main = readFileSync(path);
    const restored = restore(path, backup);
    const aside = restored.ok ? (restored.value.putAside ?? '') : '';
    expect(readFileSync(aside).equals(main)).toBe(true);
    expect(readFileSync(`${aside}-wal`).equals(bytes)).toBe(true);
    expect(everyRow(path)).toMatchObject({ ...then, facts: expect.anything() });
    opened(path).close();
  });

  test('are no backup', async () => {
    const { then } = await damaged();
    expect(then).toBeDefined();
    const other = join(folder, 'other', 'zongheng.db');
    opened(other).close();
    const restored = restore(other, path);
    expect(restored).toMatchObject({ ok: false, fault: { code: 'backup-unsound', path, detail: expect.stringContaining('is broken') } });
  });
});

test('What stands in the log of a file that is restored is restored with it', async () => {
  const alive = join(folder, 'alive', 'zongheng.db');
  const { store, close } = opened(alive);
  runningMatch(store);
  copyFileSync(alive, path);
  copyFileSync(`${alive}-wal`, wal);
  close();
  const other = join(folder, 'other', 'zongheng.db');
  expect(restore(other, path).ok).toBe(true);
  const again = opened(other);
  expect(await again.store.matches.find({})).toHaveLength(1);
  again.close();
});
