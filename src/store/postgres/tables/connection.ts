import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type ClientBase, type PoolClient } from 'pg';
import { AWAY, UNWRITABLE } from '../../../matches/context/store.js';
import * as relations from './relations.js';
import * as tables from './schema.js';

const schema = { ...tables, ...relations };

/** One connection to the server: drizzle over a client of node-postgres, which is `$client`. */
export type PgConnection = NodePgDatabase<typeof schema> & { readonly $client: ClientBase };

export const over = (client: ClientBase): PgConnection => drizzle({ client: client as PoolClient, schema }) as PgConnection;

/** Milliseconds to wait for: a connection, a statement, another transaction's lock, the next statement of a transaction. */
const PATIENCE = { connecting: 5_000, statement: 15_000, lock: 10_000, idle: 5_000 };
const CONNECTIONS = 10;

/** The setting of a connection that names the process it belongs to. */
export const PROCESS_SETTING = 'zongheng.process';

/**
 * How connections to the server at `url` are made. 64-bit integers are read as numbers: all of ours are times and counts. `process`: the id of the
 * process among those that share the records.
 */
export const settingsFor = (url: string, process?: string): pg.PoolConfig => ({
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
  // What is asked before the last answer is there is sent at once. The server answers in order.
  pipeline: true,
  // Reading a match joins many small tables, which is never worth compiling.
  options: process === undefined ? '-c jit=off' : `-c jit=off -c ${PROCESS_SETTING}=${process}`,
  types: { getTypeParser: typeParser },
});

function typeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format === 'binary' ? 'text' : format);
}

/**
 * The results of statements that were sent at once. If some fail, throws the error of the first in the order given: those after it fail only because
 * the transaction has failed.
 */
export async function allSent<T extends readonly unknown[]>(sent: readonly [...T]): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  for (const one of await Promise.allSettled<unknown>(sent)) if (one.status === 'rejected') throw one.reason;
  return Promise.all(sent);
}

/** How often a transaction is tried that the server ends because it and others wait for each other, and the longest pause before each but the first, ms. */
const TRIES = 5;
const PAUSE = 50;

/**
 * Runs `work` in a transaction. Nothing is awaited in it but this connection's own statements. It is run again if the server ends the transaction
 * because it and others wait for each other. Errors are PostgreSQL's own; those that say that the server cannot be reached or written to are
 * recognised by `isUnwritable`.
 */
export async function inTransaction<T>(db: PgConnection, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await oneTransaction(db, work);
    } catch (error) {
      if (!isCollision(error) || tried === TRIES) throw error;
      await sleep(Math.random() * PAUSE);
    }
  }
}

async function oneTransaction<T>({ $client }: PgConnection, work: () => Promise<T>): Promise<T> {
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

/** A deadlock, or two transactions that cannot both be. */
const COLLISIONS = new Set(['40P01', '40001']);

function isCollision(error: unknown): boolean {
  const plain = withoutDrizzle(error);
  return plain instanceof Error && COLLISIONS.has(codeOf(plain));
}

/**
 * The server cannot be reached, shuts down, starts, has no connection left, is too busy to answer in time (a statement, the lock of a row), or has
 * ended the transaction of a process that stood still.
 */
const AWAY_CODES = /^(08|57P|53300|57014|55P03|25P03)/;
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const AWAY_WORDS = /connection terminated|timeout exceeded when trying to connect|not queryable|client was closed|read timeout/i;
/** The server's disk is full or fails, or it only reads. */
const UNWRITABLE_CODES = /^(53|58|25006)/;

const withoutDrizzle = (error: unknown): unknown => (error instanceof DrizzleQueryError && error.cause ? error.cause : error);

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Whether the error says that the server cannot be reached. */
export const isUnreachable = (error: Error): boolean =>
  SOCKET_CODES.has(codeOf(error)) || AWAY_CODES.test(codeOf(error)) || AWAY_WORDS.test(error.message);

/**
 * The error without drizzle's wrapping, whose message quotes the parameters. `isAway` and `isUnwritable` recognise it if the records cannot be
 * reached or written at the moment.
 */
export function plainError(error: unknown): unknown {
  const plain = withoutDrizzle(error);
  if (!(plain instanceof Error)) return plain;
  if (isUnreachable(plain)) plain.name = AWAY;
  else if (UNWRITABLE_CODES.test(codeOf(plain))) plain.name = UNWRITABLE;
  return plain;
}
