import { fileURLToPath } from 'node:url';
import type Database from 'better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Connection } from '../tables/connection.js';
import { danglingIn } from './damage.js';

/** The folder of the SQL files that drizzle-kit wrote. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** How this build's migrations differ from those applied to the database. A migration is identified by the time it was written. */
export interface MigrationsDue {
  /** Whether nothing has been written to the database except, perhaps, the empty migrations table of a first start. */
  readonly isNew: boolean;
  /** Whether it has tables, but none from our migrations. */
  readonly isForeign: boolean;
  readonly pending: readonly number[];
  /** Applied migrations that only a later build knows. */
  readonly unknown: readonly number[];
}

/** The table in which drizzle records the applied migrations. */
const LIST = '__drizzle_migrations';

function tablesIn(client: Database.Database): ReadonlySet<string> {
  const rows = client.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  return new Set(rows.map(row => row.name));
}

function applied(client: Database.Database): readonly number[] {
  const rows = client.prepare<[], { at: number }>(`SELECT CAST(created_at AS INTEGER) AS at FROM ${LIST}`).all();
  return rows.map(row => row.at);
}

export function migrationsDue(client: Database.Database, folder: string): MigrationsDue {
  const tables = tablesIn(client);
  const had = tables.has(LIST) ? applied(client) : [];
  const known = readMigrationFiles({ migrationsFolder: folder }).map(migration => migration.folderMillis);
  const isNew = had.length === 0 && [...tables].every(name => name === LIST || name.startsWith('sqlite_'));
  return {
    isNew,
    isForeign: !isNew && !had.some(at => known.includes(at)),
    pending: known.filter(at => !had.includes(at)),
    unknown: had.filter(at => !known.includes(at)),
  };
}

/**
 * Migrates the database in one transaction. Foreign keys must not be enforced meanwhile: rebuilding a table would touch the rows that refer
 * to it. Throws if the SQL fails, if a reference dangles afterwards, or if drizzle skipped a migration because it is older than the last
 * one applied.
 */
export function migrateDatabase(db: Connection, folder: string): void {
  migrate(db, { migrationsFolder: folder });
  const dangling = danglingIn(db.$client);
  if (dangling) throw new Error(dangling);
  const { pending } = migrationsDue(db.$client, folder);
  if (pending.length > 0) throw new Error(`${pending.length} migrations were passed over`);
}
