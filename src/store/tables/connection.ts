import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { UNWRITABLE } from '../../matches/context/store.js';
import * as relations from './relations.js';
import * as tables from './schema.js';

const schema = { ...tables, ...relations };

/** An open database: drizzle over better-sqlite3, which is `$client`. */
export type Connection = BetterSQLite3Database<typeof schema> & { readonly $client: Database.Database };

/** Wraps a database that is already open. */
export const over = (client: Database.Database): Connection => drizzle({ client, schema });

/** Milliseconds that a statement waits for another connection's lock. */
const PATIENCE = 5_000;

/**
 * Opens a database: a file, or a copy in memory of one that was serialised. Foreign keys are not enforced yet, because a migration may have
 * to rebuild tables first.
 */
export function connect(from: string | Buffer): Connection {
  const client = new Database(from, { timeout: PATIENCE });
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
 * Runs `work` in a transaction, or as part of the enclosing one. `work` must not be async. Throws an error that `isUnwritable` recognises
 * if the disk cannot be written.
 */
export function inTransaction<T>(db: Connection, work: () => T): T {
  try {
    return db.$client.transaction(work).immediate();
  } catch (error) {
    if (error instanceof Database.SqliteError && UNWRITABLE_CODES.test(error.code)) error.name = UNWRITABLE;
    throw error;
  }
}

const UNWRITABLE_CODES = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/;
