import { dirname, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import type { Fault } from '../games/game.js';
import { memoise } from '../lib/memoise.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Store } from '../matches/context/store.js';
import { BACKUPS_KEPT, backedUpAt, backupFolder } from './backups/backup.js';
import { backUp, backUpOnline } from './backups/makeBackup.js';
import { tidyBackups } from './backups/tidyBackups.js';
import { APPLICATION_ID } from './database/contents.js';
import { damageIn } from './database/damage.js';
import { MIGRATIONS, migrateDatabase, migrationsDue } from './database/migrations.js';
import type { BackupsOfRecords, OpenRecords } from './database/openRecords.js';
import { vitalsOf } from './database/vitals.js';
import { corrupt, faultOf } from './faults/databaseFaults.js';
import { fallenBehind, whyNotOpened } from './faults/lostDatabase.js';
import { canonicalPath } from './files/canonicalPath.js';
import { type DatabaseLock, lockDatabase } from './files/databaseLock.js';
import { isOpenToOthers, makePrivate, makePrivateFolder, tightenAll } from './files/privateFile.js';
import { immediateIn, recordsIn } from './records.js';
import { type Connection, connect } from './tables/connection.js';

/** Open records in a file of SQLite. */
export interface OpenStore extends OpenRecords, BackupsOfRecords {
  /** Checkpoints the write-ahead log, closes the database and releases its lock. */
  close(): void;
}

/** Where the database and its migrations are, and how many backups are kept. */
interface DatabaseLocation {
  readonly path: string;
  readonly folder: string;
  readonly kept: number;
}

/** Throws if the file or its folder cannot be written. */
const proveWritable = (client: Database.Database): void => void client.pragma(`application_id = ${APPLICATION_ID}`);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The path of the backup. Undefined if there was nothing to back up. */
function backedUp(client: Database.Database, { path, kept }: DatabaseLocation, isNew: boolean): Result<string | undefined, Fault> {
  try {
    return ok(isNew ? undefined : backUp(client, path, kept));
  } catch (error) {
    return refuse({ code: 'backup-failed', path, detail: messageOf(error) });
  }
}

function broughtUpToDate(db: Connection, place: DatabaseLocation): Result<Connection, Fault> {
  const { path, folder } = place;
  const { isNew, pending } = migrationsDue(db.$client, folder);
  proveWritable(db.$client);
  if (pending.length === 0) return ok(db);
  const backup = backedUp(db.$client, place, isNew);
  if (!backup.ok) return backup;
  try {
    migrateDatabase(db, folder);
    return ok(db);
  } catch (error) {
    return refuse({ code: 'migration-failed', path, detail: messageOf(error), backup: backup.value });
  }
}

function prepared(db: Connection, place: DatabaseLocation): Result<Connection, Fault> {
  const damage = damageIn(db.$client);
  if (damage !== undefined) return refuse(corrupt(place.path, damage));
  const behind = migrationsDue(db.$client, place.folder).isNew ? undefined : fallenBehind(db.$client, place.path);
  return behind ? refuse(behind) : broughtUpToDate(db, place);
}

/** Returns what `open` returns. Calls `undo` if that is a fault, or if `open` throws. */
function undoneUnlessOk<T>(undo: () => void, open: () => Result<T, Fault>): Result<T, Fault> {
  let isOpen = false;
  try {
    const result = open();
    isOpen = result.ok;
    return result;
  } finally {
    if (!isOpen) undo();
  }
}

function openRecords(db: Connection, { path, kept }: DatabaseLocation, lock: DatabaseLock): OpenStore {
  db.$client.pragma('foreign_keys = ON');
  const store = recordsIn(db);
  immediateIn(store).matches.dropUnfinished();
  return {
    store,
    backUp: () => backUpOnline(db.$client, path, kept),
    backedUpAt: () => backedUpAt(path),
    openToOthers: [dirname(path), backupFolder(path), path].filter(isOpenToOthers),
    vitals: async now => vitalsOf(db.$client, now),
    proveWritable: async () => proveWritable(db.$client),
    close: () => {
      if (!db.$client.open) return;
      try {
        db.$client.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // A disk that is full: what is in the write-ahead log is read from there at the next start.
      }
      db.$client.close();
      lock.release();
    },
  };
}

function openLocked(place: DatabaseLocation, lock: DatabaseLock): Result<OpenStore, Fault> {
  const db = connect(place.path);
  return undoneUnlessOk(
    () => db.$client.close(),
    () => {
      const ready = prepared(db, place);
      return ready.ok ? ok(openRecords(db, place, lock)) : ready;
    },
  );
}

/** Returns what `open` returns. Errors of SQLite and of the file system become faults. */
function caught<T>(path: string, open: () => Result<T, Fault>): Result<T, Fault> {
  try {
    return open();
  } catch (error) {
    return refuse(faultOf(error, path));
  }
}

function openAt(place: DatabaseLocation): Result<OpenStore, Fault> {
  const lock = lockDatabase(place.path);
  return undoneUnlessOk(lock.release, () => {
    const fault = whyNotOpened(place.path, place.folder);
    if (fault) return refuse(fault);
    makePrivate(place.path);
    tightenAll(place.path);
    tidyBackups(place.path);
    return openLocked(place, lock);
  });
}

/**
 * Opens the database at `path`: creates it if needed, makes it private to its owner, checks it and migrates it. Makes a backup before a
 * migration, and keeps at most `kept` of them.
 * Faults, all with the `path` of the file: `database-unwritable` { detail }, `database-in-use`, `backup-failed` { detail },
 * `migration-failed` { detail, backup? }, and those of `whyNotOpened` and `fallenBehind`.
 */
export const openStore = (path: string, folder: string = MIGRATIONS, kept: number = BACKUPS_KEPT): Result<OpenStore, Fault> =>
  caught(resolve(path), () => {
    makePrivateFolder(dirname(resolve(path)));
    const place = canonicalPath(path);
    return caught(place, () => openAt({ path: place, folder, kept }));
  });

/** A database without rows, migrated once. To migrate each anew would take ten times as long as to copy it. */
const emptyDatabase = memoise(
  (folder: string): Buffer => {
    const db = connect(':memory:');
    migrateDatabase(db, folder);
    return db.$client.serialize();
  },
  { keyOf: folder => folder },
);

/** Opens a store in memory, which is lost when the process ends. */
export function openMemoryStore(): Store {
  const db = connect(emptyDatabase(MIGRATIONS));
  db.$client.pragma('foreign_keys = ON');
  return recordsIn(db);
}
