import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import type { Fault } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Store } from '../matches/ports.js';
import { BACKUPS_KEPT, backUp, backUpOnline, backupTime, lastBackup } from './backup.js';
import { type Connection, connect } from './connection.js';
import { corrupt, faultOf } from './databaseFaults.js';
import { type DatabaseLock, lockDatabase } from './databaseLock.js';
import { damageIn } from './health.js';
import { MIGRATIONS, migrateDatabase, migrationsDue } from './migrations.js';
import { recordsIn } from './records.js';
import { type Vitals, vitalsOf } from './vitals.js';

export interface OpenStore {
  readonly store: Store;
  /** Backs the records up while they are being worked with, and says where. */
  backUp(): Promise<string>;
  /** When the last backup was made, in UTC milliseconds. */
  backedUpAt(): number | undefined;
  /** How the records stand at a moment. */
  vitals(now: number): Vitals;
  /** Throws what SQLite says when nothing can be written. */
  proveWritable(): void;
  /** Leaves one whole file behind and lets another program have it. */
  close(): void;
}

/** "Zong" in ASCII, in the header of our files. */
const APPLICATION_ID = 0x5a6f6e67;

/** Where the records are, what their form is made from, and how many backups of them are kept. */
interface Place {
  readonly path: string;
  readonly folder: string;
  readonly kept: number;
}

/** One name a file, however it is reached, so that two programs meet at the same lock. */
function placeOf(path: string): string {
  const place = resolve(path);
  mkdirSync(dirname(place), { recursive: true });
  return existsSync(place) ? realpathSync(place) : join(realpathSync(dirname(place)), basename(place));
}

/** Throws where the file or its folder cannot be written. */
const proveWritable = (client: Database.Database): void => void client.pragma(`application_id = ${APPLICATION_ID}`);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The path of the backup, if there was anything to back up. */
function backedUp(client: Database.Database, { path, kept }: Place, isNew: boolean): Result<string | undefined, Fault> {
  try {
    return ok(isNew ? undefined : backUp(client, path, kept));
  } catch (error) {
    return refuse({ code: 'backup-failed', path, detail: messageOf(error) });
  }
}

function broughtUpToDate(db: Connection, place: Place): Result<Connection, Fault> {
  const { path, folder } = place;
  const { isNew, pending, unknown } = migrationsDue(db.$client, folder);
  if (unknown.length > 0) return refuse({ code: 'database-newer', path });
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

function prepared(db: Connection, place: Place): Result<Connection, Fault> {
  const damage = damageIn(db.$client);
  return damage === undefined ? broughtUpToDate(db, place) : refuse(corrupt(place.path, damage));
}

/** What `open` gives; undone when that is a fault, or when it throws. */
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

function openRecords(db: Connection, { path, kept }: Place, lock: DatabaseLock): OpenStore {
  db.$client.pragma('foreign_keys = ON');
  return {
    store: recordsIn(db),
    backUp: () => backUpOnline(db.$client, path, kept),
    backedUpAt: () => {
      const last = lastBackup(path);
      return last === undefined ? undefined : backupTime(last);
    },
    vitals: now => vitalsOf(db.$client, now),
    proveWritable: () => proveWritable(db.$client),
    close: () => {
      if (!db.$client.open) return;
      db.$client.pragma('wal_checkpoint(TRUNCATE)');
      db.$client.close();
      lock.release();
    },
  };
}

function openLocked(place: Place, lock: DatabaseLock): Result<OpenStore, Fault> {
  const db = connect(place.path);
  return undoneUnlessOk(
    () => db.$client.close(),
    () => {
      const ready = prepared(db, place);
      return ready.ok ? ok(openRecords(db, place, lock)) : ready;
    },
  );
}

/** What `open` gives, or what SQLite or the file system threw at it. */
function caught<T>(path: string, open: () => Result<T, Fault>): Result<T, Fault> {
  try {
    return open();
  } catch (error) {
    return refuse(faultOf(error, path));
  }
}

function openAt(place: Place): Result<OpenStore, Fault> {
  const lock = lockDatabase(place.path);
  return undoneUnlessOk(lock.release, () => openLocked(place, lock));
}

/**
 * Opens the database at `path`, made if it is not there, checked and brought up to date; a backup is made before that, one of at
 * most `kept`.
 * Faults, all with the `path` of the file: `database-unwritable` { detail }, `database-in-use`,
 * `database-corrupt` { detail, backup? }, `database-newer`, `backup-failed` { detail }, `migration-failed` { detail, backup? }.
 */
export const openStore = (path: string, folder: string = MIGRATIONS, kept: number = BACKUPS_KEPT): Result<OpenStore, Fault> =>
  caught(resolve(path), () => {
    const place = placeOf(path);
    return caught(place, () => openAt({ path: place, folder, kept }));
  });

/** Records that are gone with the program. */
export function openMemoryStore(): Store {
  const db = connect(':memory:');
  migrateDatabase(db, MIGRATIONS);
  db.$client.pragma('foreign_keys = ON');
  return recordsIn(db);
}
