import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { ClientBase } from 'pg';
import type { Fault } from '../../games/game.js';
import { over } from './tables/connection.js';

/** The folder of the SQL files that drizzle-kit wrote for PostgreSQL. */
export const POSTGRES_MIGRATIONS = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url));

/** The table in which drizzle records the applied migrations. */
export const MIGRATION_LIST = '__drizzle_migrations';
const TABLES =
  "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'";

export interface PostgresContents {
  readonly isNew: boolean;
  readonly isForeign: boolean;
  /** How many migrations are still to be applied, and how many only a later build knows. */
  readonly pending: number;
  readonly unknown: number;
}

/** The times of the migrations that this build knows. */
export const knownMigrations = (folder: string = POSTGRES_MIGRATIONS): readonly number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);

/** Whether anything is in the database. */
export const hasTables = async (client: ClientBase): Promise<boolean> => (await client.query(TABLES)).rows.length > 0;

/** What is in the database: nothing yet, another program's tables, or records of this or another version. */
export async function contentsOf(client: ClientBase, folder: string = POSTGRES_MIGRATIONS): Promise<PostgresContents> {
  const names = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
  const had = names.includes(MIGRATION_LIST)
    ? (await client.query<{ at: string }>(`select created_at::text as at from ${MIGRATION_LIST}`)).rows.map(({ at }) => Number(at))
    : [];
  const known = knownMigrations(folder);
  const isNew = names.every(name => name === MIGRATION_LIST) && had.length === 0;
  return {
    isNew,
    isForeign: !isNew && !had.some(at => known.includes(at)),
    pending: known.filter(at => !had.includes(at)).length,
    unknown: had.filter(at => !known.includes(at)).length,
  };
}

/** Why the database at `path` must not be used. Faults: `database-foreign`, `database-newer`. */
export async function whyNotUsed(client: ClientBase, path: string): Promise<Fault | undefined> {
  const { isForeign, unknown } = await contentsOf(client);
  if (isForeign) return { code: 'database-foreign', path };
  return unknown > 0 ? { code: 'database-newer', path } : undefined;
}

/** Migrates the database in one transaction. */
export async function migrateDatabase(client: ClientBase): Promise<void> {
  await migrate(over(client), { migrationsFolder: POSTGRES_MIGRATIONS, migrationsSchema: 'public' });
  const { pending } = await contentsOf(client);
  if (pending > 0) throw new Error(`${pending} migrations were passed over`);
}
