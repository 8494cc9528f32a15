import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type ClientBase, type PoolClient } from 'pg';
import { UNWRITABLE } from '../../../matches/context/store.js';
import * as relations from './relations.js';
import * as tables from './schema.js';

const schema = { ...tables, ...relations };

/** One connection to the server: drizzle over a client of node-postgres, which is `$client`. */
export type Connection = NodePgDatabase<typeof schema> & { readonly $client: ClientBase };

export const over = (client: ClientBase): Connection => drizzle({ client: client as PoolClient, schema }) as Connection;

/** Milliseconds to wait for: a connection, a statement, another transaction's lock, the next statement of a transaction. */
const PATIENCE = { connecting: 5_000, statement: 15_000, lock: 10_000, idle: 30_000 };
const CONNECTIONS = 10;

/** How connections to the server at `url` are made. 64-bit integers are read as numbers: all of ours are times and counts. */
export const settingsFor = (url: string): pg.PoolConfig => ({
  connectionString: url,
  max: CONNECTIONS,
  application_name: 'zongheng',
  connectionTimeoutMillis: PATIENCE.connecting,
  statement_timeout: PATIENCE.statement,
  lock_timeout: PATIENCE.lock,
  idle_in_transaction_session_timeout: PATIENCE.idle,
  // A connection whose server is gone without a word is given up, not waited for.
  query_timeout: 2 * PATIENCE.statement,
  keepAlive: true,
  types: { getTypeParser: typeParser },
});

function typeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format === 'binary' ? 'text' : format);
}

/**
 * Runs `work` in a transaction. Nothing is awaited in it but this connection's own statements. Errors are PostgreSQL's own; those that say
 * that the server cannot be reached or written to are recognised by `isUnwritable`.
 */
export async function inTransaction<T>({ $client }: Connection, work: () => Promise<T>): Promise<T> {
  await $client.query('begin');
  try {
    const result = await work();
    await $client.query('commit');
    return result;
  } catch (error) {
    await $client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The server is away, shuts down, has no room or no connection left, or is read-only. */
const UNWRITABLE_CODES = /^(08|53|57P|25006|58)/;
const UNREACHABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const UNREACHABLE_WORDS = /connection terminated|timeout exceeded when trying to connect|not queryable|client was closed|read timeout/i;

/** The error without drizzle's wrapping, whose message quotes the parameters. Marked if the records cannot be written at the moment. */
export function plainError(error: unknown): unknown {
  const plain = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  if (plain instanceof Error && isAway(plain)) plain.name = UNWRITABLE;
  return plain;
}

/** Whether the error says that the server cannot be reached or written to. */
export function isAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return UNREACHABLE_CODES.has(code) || UNWRITABLE_CODES.test(code) || UNREACHABLE_WORDS.test(error.message);
}
