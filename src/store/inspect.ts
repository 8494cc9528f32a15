import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import type { Fault } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { isThere, readDatabase } from './database/contents.js';
import { wholeDamageIn } from './database/damage.js';
import { MIGRATIONS, migrationsDue } from './database/migrations.js';
import { corrupt, faultOf } from './faults/databaseFaults.js';
import { damageOutside, fallenBehind, lost, whyNotUsed } from './faults/lostDatabase.js';
import { canonicalPath } from './files/canonicalPath.js';
import { lockDatabase } from './files/databaseLock.js';
import { type ImmediateStore, immediateIn, recordsIn } from './records.js';
import { over } from './tables/connection.js';

/** A database opened read-only, whether or not a bot is using it. */
export interface Inspected {
  readonly path: string;
  readonly client: Database.Database;
  /** Undefined if the records are of an older version, which the next start migrates. */
  readonly store: ImmediateStore | undefined;
}

/**
 * Opens the database at `path` read-only, calls `look`, and closes it again. Faults: `database-missing`, `database-empty`, and those of
 * opening it. `thoroughly`: checks every page and index, and refuses with `database-corrupt` { detail, backup? } if only that finds damage.
 */
export function inspect<T>(path: string, thoroughly: boolean, look: (found: Inspected) => T): Result<T, Fault> {
  const place = canonicalPath(path);
  try {
    const fault = whyNotRead(place);
    return fault ? refuse(fault) : readDatabase(place, client => lookedAt({ client, path: place }, thoroughly, look));
  } catch (error) {
    return refuse(faultOf(error, place));
  }
}

/** Why the file must not be read at all. Skips the damage check if a bot is using the file: the bot has done it, and may be writing. */
function whyNotRead(path: string): Fault | undefined {
  if (!existsSync(path)) return lost(path) ?? { code: 'database-missing', path };
  const damage = unlessInUse(path, () => damageOutside(path));
  if (damage !== undefined) return corrupt(path, damage);
  return isThere(path) ? undefined : (lost(path) ?? { code: 'database-empty', path });
}

function lookedAt<T>(
  { client, path }: Pick<Inspected, 'client' | 'path'>,
  thoroughly: boolean,
  look: (found: Inspected) => T,
): Result<T, Fault> {
  const { isNew, pending } = migrationsDue(client, MIGRATIONS);
  const fault = whyNotUsed(client, path, MIGRATIONS) ?? (isNew ? { code: 'database-empty', path } : undefined);
  if (fault) return refuse(fault);
  const damage = thoroughly ? wholeDamageIn(client) : undefined;
  if (damage !== undefined) return refuse(corrupt(path, damage));
  const behind = fallenBehind(client, path);
  if (behind) return refuse(behind);
  return ok(look({ path, client, store: pending.length > 0 ? undefined : immediateIn(recordsIn(over(client))) }));
}

/** Calls `look` while no bot can start, and returns its result. Undefined if a bot is running. */
function unlessInUse<T>(path: string, look: () => T): T | undefined {
  let release: () => void = () => undefined;
  try {
    ({ release } = lockDatabase(path));
  } catch (error) {
    if (faultOf(error, path).code === 'database-in-use') return undefined;
  }
  try {
    return look();
  } finally {
    release();
  }
}

/** Whether a bot is using the database at `path`. */
export function isInUse(path: string): boolean {
  const place = canonicalPath(path);
  return existsSync(dirname(place)) && unlessInUse(place, () => true) !== true;
}
