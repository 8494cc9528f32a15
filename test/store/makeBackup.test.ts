import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUpOnline } from '../../src/store/backups/makeBackup.js';
import { openStore } from '../../src/store/openStore.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zongheng-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('A backup of records in use is whole', async () => {
  const path = join(folder, 'zongheng.db');
  const opened = openStore(path);
  if (!opened.ok) throw new Error(opened.fault.code);
  const backup = await opened.value.backUp();
  const copy = new Database(backup, { readonly: true });
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
  copy.close();
  opened.value.close();
});

test('What the other thread finds wrong is thrown here, and no file with the name of a backup is left', async () => {
  const path = join(folder, 'zongheng.db');
  mkdirSync(join(folder, 'backups'));
  const client = new Database(path);
  await expect(backUpOnline(client, path)).rejects.toThrow('nothing is in it');
  client.close();
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});
