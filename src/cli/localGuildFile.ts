import { existsSync, renameSync, rmSync } from 'node:fs';
import type { SimulatorStorage } from 'discord-simulator';
import { openSqliteStorage, type StorageFault } from 'discord-simulator/sqlite';
import { ok, type Result, refuse } from '../lib/result.js';
import { backupsOf } from '../store/backups/backup.js';
import { canonicalPath } from '../store/files/canonicalPath.js';
import { makePrivate, tightenAll } from '../store/files/privateFile.js';

/** The file of the local guild, beside the bot's records. */
const localGuildPath = (database: string): string => `${database.replace(/\.db$/, '')}.world.db`;

/**
 * Opens the file, readable by its owner only. `fresh`: empties it, and renames the bot's records and their backups, which belong to the old
 * guild, to `….before-fresh`.
 */
export function openLocalGuildFile(database: string, fresh: boolean): Result<SimulatorStorage, StorageFault> {
  const path = localGuildPath(database);
  const fault = makeFilePrivate(path);
  if (fault) return refuse(fault);
  const opened = openSqliteStorage(path);
  if (!opened.ok || !fresh) return opened;
  opened.value.clear();
  for (const backup of backupsOf(canonicalPath(database))) putAside(backup, `${backup}.before-fresh`);
  for (const end of ['', '-wal', '-shm']) putAside(`${database}${end}`, `${database}.before-fresh${end}`);
  return ok(opened.value);
}

function makeFilePrivate(path: string): StorageFault | undefined {
  try {
    makePrivate(path);
    tightenAll(path);
    return undefined;
  } catch (error) {
    return { code: 'storage-unreadable', path, why: error instanceof Error ? error.message : String(error) };
  }
}

function putAside(from: string, to: string): void {
  rmSync(to, { force: true });
  if (existsSync(from)) renameSync(from, to);
}
