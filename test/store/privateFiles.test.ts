import { chmodSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openLocalGuildFile } from '../../src/cli/localGuildFile.js';
import { makePrivate } from '../../src/store/files/privateFile.js';
import { restore } from '../../src/store/restore.js';
import { newFolder, opened, remove } from './files.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = newFolder();
  path = join(folder, 'data', 'zongheng.db');
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
});
afterEach(() => remove(folder));

/** Returns the permissions of every file and folder in the folder, by path. */
function modes(): Readonly<Record<string, string>> {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    all.map(name => [name.replace(/\d{8}T\d{9}Z/, 'TIME'), (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
}

describe.skipIf(process.platform === 'win32')('What the records lie in is for its owner alone', () => {
  test('while a bot is at work, and in its backups', async () => {
    const { store, backUp: now, close } = opened(path);
    await store.meta.set('tick', '7');
    const making = now();
    expect(Object.entries(modes()).filter(([name, mode]) => mode !== '600' && statSync(join(folder, name)).isFile())).toEqual([]);
    await making;
    expect(modes()).toEqual({
      data: '700',
      'data/backups': '700',
      'data/backups/zongheng-TIME.db': '600',
      'data/zongheng.db': '600',
      'data/zongheng.db-shm': '600',
      'data/zongheng.db-wal': '600',
      'data/zongheng.db.lock': '600',
    });
    close();
  });

  test.runIf(process.platform === 'linux')('and nothing waits for ever where no folder can be made', () => {
    expect(() => makePrivate('/proc/zongheng/data/zongheng.db')).toThrow('ENOENT');
  });

  test('after a backup is restored', async () => {
    const { backUp: now, close } = opened(path);
    const backup = await now();
    close();
    for (const file of [path, backup]) chmodSync(file, 0o644);
    expect(restore(path).ok).toBe(true);
    expect(modes()).toMatchObject({ 'data/zongheng.db': '600', 'data/zongheng.db.before-restore-TIME': '600' });
  });

  test('and so is the file of the local guild', () => {
    const kept = openLocalGuildFile(path, false);
    if (!kept.ok) throw new Error(kept.fault.code);
    kept.value.put('channel', '1', {});
    expect(modes()).toMatchObject({ 'data/zongheng.world.db': '600', 'data/zongheng.world.db-wal': '600' });
    kept.value.close();
  });

  test('although an earlier version left them open; a folder that somebody made is his, and is only named', async () => {
    const { backUp: now, close } = opened(path);
    const backup = await now();
    close();
    const aside = `${path}.before-restore-20260101T000000000Z`;
    const others = join(folder, 'data', 'letters.txt');
    for (const file of [aside, others]) writeFileSync(file, 'Dear Su Qin');
    for (const file of [path, `${path}.lock`, backup, aside, others]) chmodSync(file, 0o644);
    for (const one of [join(folder, 'data'), join(folder, 'data', 'backups')]) chmodSync(one, 0o755);
    const { openToOthers, close: closeAgain } = opened(path);
    closeAgain();
    expect(modes()).toEqual({
      data: '755',
      'data/backups': '755',
      'data/backups/zongheng-TIME.db': '600',
      'data/letters.txt': '644',
      'data/zongheng.db': '600',
      'data/zongheng.db.before-restore-TIME': '600',
      'data/zongheng.db.lock': '600',
    });
    expect(openToOthers).toEqual([join(folder, 'data'), join(folder, 'data', 'backups')]);
  });
});

describe('Copies that were killed', () => {
  const left = (name: string): string => join(folder, 'data', 'backups', name);
  const STAMP = 'zongheng-20260101T000000000Z.db';

  test('are swept away at the next start; what another program is still copying stays', () => {
    opened(path).close();
    mkdirSync(join(folder, 'data', 'backups'));
    const dead = 2 ** 22 + 1; // above the highest process id on Linux
    const gone = [
      `${STAMP}.unfinished`,
      `${STAMP}.unfinished-journal`,
      `${STAMP}.${dead}.unfinished`,
      `${STAMP}.${process.ppid}.unfinished-wal`,
    ];
    const stays = [`${STAMP}.${process.ppid}.unfinished`, `other-${STAMP}.unfinished`, 'notes.unfinished'];
    for (const name of [...gone, ...stays]) writeFileSync(left(name), 'half of it');
    utimesSync(left(`${STAMP}.${process.ppid}.unfinished-wal`), 1, 1);
    opened(path).close();
    expect(readdirSync(join(folder, 'data', 'backups')).sort()).toEqual(stays.sort());
  });
});
