import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { UNWRITABLE } from '../matches/context/ports.js';
import * as relations from './relations.js';
import * as tables from './schema.js';

const schema = { ...tables, ...relations };

/** An open database: drizzle over better-sqlite3, which is `$client`. */
export type Connection = BetterSQLite3Database<typeof schema> & { readonly $client: Database.Database };

/** Drizzle over a database that is open already. */
export const over = (client: Database.Database): Connection => drizzle({ client, schema });

/** How long a statement waits for another connection to let go, in milliseconds. */
const PATIENCE = 5_000;

/** Foreign keys are not yet enforced: a migration may have to rebuild tables first. */
export function connect(path: string): Connection {
  const client = new Database(path, { timeout: PATIENCE });
  try {
    client.pragma('journal_mode = WAL');
    client.pragma('synchronous = FULL');
    client.pragma('foreign_keys = OFF');
    return over(client);
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * All of `work` happens or none of it; inside another such call it is a part of that one. `work` must not be async. Throws an error
 * that `isUnwritable` knows when the disk takes nothing.
 */
export function together<T>(db: Connection, work: () => T): T {
  try {
    return db.$client.transaction(work).immediate();
  } catch (error) {
    if (error instanceof Database.SqliteError && UNWRITABLE_CODES.test(error.code)) error.name = UNWRITABLE;
    throw error;
  }
}

const UNWRITABLE_CODES = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/;
