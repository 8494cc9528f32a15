import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Fault } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Store } from '../matches/ports.js';
import { corrupt, faultOf } from './databaseFaults.js';
import { lockDatabase } from './databaseLock.js';
import { wholeDamageIn } from './health.js';
import { MIGRATIONS, migrationsDue } from './migrations.js';
import { recordsIn } from './records.js';

/** A database that is only read, whether or not a bot is at work on it. */
export interface Inspected {
  readonly path: string;
  readonly client: Database.Database;
  /** The records; undefined: they are of an older version, which the next start brings up to date. */
  readonly store: Store | undefined;
}

/**
 * Gives `look` the database at `path` to read, and closes it again. Faults: `database-missing`, and those of opening it;
 * `thoroughly`: `database-corrupt` { detail, backup? } also when only a look at every page and index tells.
 */
export function inspect<T>(path: string, thoroughly: boolean, look: (found: Inspected) => T): Result<T, Fault> {
  const place = resolve(path);
  if (!existsSync(place)) return refuse({ code: 'database-missing', path: place });
  try {
    const client = new Database(place, { readonly: true, timeout: 5_000 });
    try {
      const damage = thoroughly ? wholeDamageIn(client) : undefined;
      if (damage !== undefined) return refuse(corrupt(place, damage));
      const { pending, unknown } = migrationsDue(client, MIGRATIONS);
      if (unknown.length > 0) return refuse({ code: 'database-newer', path: place });
      return ok(look({ path: place, client, store: pending.length > 0 ? undefined : recordsIn(drizzle({ client })) }));
    } finally {
      client.close();
    }
  } catch (error) {
    return refuse(faultOf(error, place));
  }
}

/** Whether a bot is at work on the database at `path`. */
export function isInUse(path: string): boolean {
  try {
    lockDatabase(resolve(path)).release();
    return false;
  } catch (error) {
    return faultOf(error, path).code === 'database-in-use';
  }
}
