import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import type { Fault } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { lastBackup, lastFilledBackup, stampOf } from './backups/backup.js';
import { writeToDisk } from './backups/finishCopy.js';
import { contentsOf, readDatabase } from './database/contents.js';
import { wholeDamageIn } from './database/damage.js';
import { faultOf } from './faults/databaseFaults.js';
import { damageOutside } from './faults/lostDatabase.js';
import { canonicalPath } from './files/canonicalPath.js';
import { lockDatabase } from './files/databaseLock.js';
import { makePrivateFolder, tighten, tightenAll } from './files/privateFile.js';
import { noteRestored } from './files/restoredAt.js';

export interface Restored {
  readonly from: string;
  /** Where the database that was there before is now. Undefined if there was none. */
  readonly putAside: string | undefined;
}

/**
 * Replaces the database at `path` with a backup, by default the newest one that is not empty. The old database is kept under another name.
 * Changes nothing unless the backup is sound. Faults: `backup-missing` { path }, `backup-unsound` { path, detail }, `database-newer`,
 * `database-foreign`, `database-in-use`, `database-unwritable`.
 */
export function restore(path: string, named?: string): Result<Restored, Fault> {
  const place = canonicalPath(path);
  const backup = named === undefined ? (lastFilledBackup(place) ?? lastBackup(place)) : resolve(named);
  if (backup === undefined || !existsSync(backup)) return refuse({ code: 'backup-missing', path: backup ?? place });
  const fault = unfit(backup);
  if (fault) return refuse(fault);
  try {
    makePrivateFolder(dirname(place));
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

/** Why a file cannot replace the database. */
function unfit(backup: string): Fault | undefined {
  const unsound = (detail: string): Fault => ({ code: 'backup-unsound', path: backup, detail });
  try {
    const damage = damageOutside(backup);
    return damage === undefined ? readDatabase(backup, client => unfitContents(client, backup)) : unsound(damage);
  } catch (error) {
    return unsound(error instanceof Error ? error.message : String(error));
  }
}

function unfitContents(client: Database.Database, backup: string): Fault | undefined {
  const contents = contentsOf(client);
  if (contents === 'foreign') return { code: 'database-foreign', path: backup };
  if (contents === 'later') return { code: 'database-newer', path: backup };
  const detail = contents === 'nothing' ? 'nothing is in it' : wholeDamageIn(client);
  return detail === undefined ? undefined : { code: 'backup-unsound', path: backup, detail };
}

/** At every moment there is a whole database at `place`: the old one or the restored one. */
function replace(place: string, backup: string): string | undefined {
  const incoming = `${place}.restoring`;
  copyIn(backup, incoming);
  const aside = existsSync(place) ? `${place}.before-restore-${stampOf(new Date())}` : undefined;
  putAside(place, aside);
  renameSync(incoming, place);
  return aside;
}

/** Copies a backup into one file. If it is the file of a running bot, the copy includes its write-ahead log. */
function copyIn(backup: string, incoming: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${incoming}${end}`, { force: true });
  for (const end of ['', '-wal']) {
    if (!existsSync(`${backup}${end}`)) continue;
    copyFileSync(`${backup}${end}`, `${incoming}${end}`);
    tighten(`${incoming}${end}`);
  }
  const client = new Database(incoming);
  try {
    client.pragma('journal_mode = DELETE');
    noteRestored(client, Date.now());
  } finally {
    client.close();
  }
  writeToDisk(incoming);
}

/** Deletes the write-ahead log before the file is replaced: SQLite would apply it to the restored file. */
function putAside(place: string, aside: string | undefined): void {
  if (aside !== undefined) {
    writtenBack(place);
    linkSync(place, aside);
    if (existsSync(`${place}-wal`)) copyFileSync(`${place}-wal`, `${aside}-wal`);
    tightenAll(place);
  }
  for (const end of ['-wal', '-shm']) rmSync(`${place}${end}`, { force: true });
}

/** Merges the write-ahead log into the file. Leaves files alone that are damaged or cannot be read. */
function writtenBack(place: string): void {
  try {
    if (damageOutside(place) !== undefined) return;
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
