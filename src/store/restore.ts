import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import type { Fault } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { lastBackup, stampOf, writeToDisk } from './backup.js';
import { faultOf } from './databaseFaults.js';
import { lockDatabase } from './databaseLock.js';
import { wholeDamageIn } from './health.js';
import { MIGRATIONS, migrationsDue } from './migrations.js';

export interface Restored {
  readonly from: string;
  /** Where what stood there before is now; undefined: there was nothing. */
  readonly putAside: string | undefined;
}

/**
 * Puts a backup, the last one if none is named, in the place of the database at `path`, which is put aside and kept. Nothing is
 * changed unless the backup is sound. Faults: `backup-missing` { path }, `backup-unsound` { path, detail }, `database-newer`,
 * `database-in-use`, `database-unwritable`.
 */
export function restore(path: string, named?: string): Result<Restored, Fault> {
  const place = resolve(path);
  const backup = named === undefined ? lastBackup(place) : resolve(named);
  if (backup === undefined || !existsSync(backup)) return refuse({ code: 'backup-missing', path: backup ?? place });
  const fault = unfit(backup);
  if (fault) return refuse(fault);
  try {
    mkdirSync(dirname(place), { recursive: true });
    const lock = lockDatabase(place);
    try {
      return ok({ from: backup, putAside: replace(place, backup) });
    } finally {
      lock.release();
    }
  } catch (error) {
    return refuse(faultOf(error, place));
  }
}

/** Why a file cannot take the place of the records. */
function unfit(backup: string): Fault | undefined {
  try {
    const client = new Database(backup, { readonly: true });
    try {
      const detail = wholeDamageIn(client);
      if (detail !== undefined) return { code: 'backup-unsound', path: backup, detail };
      const { isNew, unknown } = migrationsDue(client, MIGRATIONS);
      if (isNew) return { code: 'backup-unsound', path: backup, detail: 'nothing is in it' };
      return unknown.length > 0 ? { code: 'database-newer', path: backup } : undefined;
    } finally {
      client.close();
    }
  } catch (error) {
    return { code: 'backup-unsound', path: backup, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** At every moment there is a whole database in the place: the one before or the restored one. */
function replace(place: string, backup: string): string | undefined {
  const incoming = `${place}.restoring`;
  copyFileSync(backup, incoming);
  writeToDisk(incoming);
  const aside = existsSync(place) ? `${place}.before-restore-${stampOf(new Date())}` : undefined;
  if (aside !== undefined) putAside(place, aside);
  renameSync(incoming, place);
  return aside;
}

/** The write-ahead log must go before the file does: it would be taken for that of the restored one. */
function putAside(place: string, aside: string): void {
  writtenBack(place);
  linkSync(place, aside);
  if (existsSync(`${place}-wal`)) copyFileSync(`${place}-wal`, `${aside}-wal`);
  for (const end of ['-wal', '-shm']) rmSync(`${place}${end}`, { force: true });
}

/** Brings what the write-ahead log holds into the file; a damaged one keeps its log. */
function writtenBack(place: string): void {
  try {
    const client = new Database(place);
    try {
      client.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      client.close();
    }
  } catch {
    return;
  }
}
