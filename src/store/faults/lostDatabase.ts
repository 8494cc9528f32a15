import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type Database from 'better-sqlite3';
import type { Fault } from '../../games/game.js';
import { backupFolder, backupsOf, backupTime, gamesBackedUp, lastFilledBackup } from '../backups/backup.js';
import { contentsOf, gamesIn, isThere, readDatabase } from '../database/contents.js';
import { restoredAt } from '../files/restoredAt.js';
import { pageSizeOf, walDamage } from '../files/walDamage.js';
import { corrupt, unwritable } from './databaseFaults.js';

/** SQLite's smallest page size; a shorter file was truncated. */
const LEAST = 512;

/**
 * Why the file at `path` must not be opened. Nothing has been written to it yet, and nobody else may have it open. Faults: `database-lost`
 * { backup, folder } if backups show that there were records, `database-foreign`, `database-newer`, `database-corrupt` { detail, backup? },
 * `database-unwritable` { detail }. Throws SQLite's errors.
 */
export function whyNotOpened(path: string, folder: string): Fault | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return unwritable(path, 'it is a folder');
  const damage = damageOutside(path);
  if (damage !== undefined) return corrupt(path, damage);
  if (!isThere(path)) return lost(path);
  return readDatabase(path, client => whyNotUsed(client, path, folder));
}

/** Why an open database must not be used. */
export function whyNotUsed(client: Database.Database, path: string, folder: string): Fault | undefined {
  switch (contentsOf(client, folder)) {
    case 'nothing':
      return lost(path);
    case 'foreign':
      return { code: 'database-foreign', path };
    case 'later':
      return { code: 'database-newer', path };
    case 'records':
      return undefined;
  }
}

/** Describes damage to the files that is visible before SQLite reads them. */
export function damageOutside(path: string): string | undefined {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0 && (size < LEAST || (!isThere(`${path}-wal`) && size % (pageSizeOf(path) ?? 1) !== 0))) return 'it was cut short';
  if (size === 0 && isThere(`${path}-wal`))
    return `nothing is in it, and ${basename(path)}-wal, in which all may be, does not belong to it`;
  return walDamage(path);
}

/** Fault for a missing or empty database if a backup shows that there were records. */
export function lost(path: string): Fault | undefined {
  const backup = lastFilledBackup(path);
  return backup === undefined ? undefined : { code: 'database-lost', path, backup, folder: backupFolder(path) };
}

/**
 * `database-behind` { games, backup, backedUp, folder } if a backup made since the last restore holds more games than the database.
 * Games are never deleted, so this is not the database that was backed up.
 */
export function fallenBehind(client: Database.Database, path: string): Fault | undefined {
  const games = gamesIn(client);
  const chosen = restoredAt(client) ?? Number.NEGATIVE_INFINITY;
  const since = backupsOf(path).filter(backup => backupTime(backup) > chosen);
  const backup = since.findLast(one => (gamesBackedUp(one) ?? 0) > games);
  if (backup === undefined) return undefined;
  return { code: 'database-behind', path, games, backup, backedUp: gamesBackedUp(backup), folder: backupFolder(path) };
}
