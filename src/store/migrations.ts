import { fileURLToPath } from 'node:url';
import type Database from 'better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Connection } from './connection.js';
import { danglingIn } from './health.js';

/** The SQL that drizzle-kit wrote. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** How this build's migrations and those the database has had differ; each is named by the time it was written. */
export interface MigrationsDue {
  /** Nothing has ever been written to the database, or nothing but the empty list of migrations a first start begins with. */
  readonly isNew: boolean;
  /** It has tables, and none of our migrations made them. */
  readonly isForeign: boolean;
  readonly pending: readonly number[];
  /** Made by a later build. */
  readonly unknown: readonly number[];
}

/** The table in which drizzle notes what has run. */
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
 * Brings the database up to date, in one transaction. Foreign keys must not be enforced meanwhile: rebuilding a table
 * would otherwise touch the rows that refer to it. Throws when the SQL fails, when a reference dangles afterwards, or when
 * drizzle passed a migration over because it is older than the last one applied.
 */
export function migrateDatabase(db: Connection, folder: string): void {
  migrate(db, { migrationsFolder: folder });
  const dangling = danglingIn(db.$client);
  if (dangling) throw new Error(dangling);
  const { pending } = migrationsDue(db.$client, folder);
  if (pending.length > 0) throw new Error(`${pending.length} migrations were passed over`);
}
