import process from 'node:process';
import { runSql } from './blocking.js';
import { startCluster } from './cluster.js';

/** The address of a PostgreSQL server on which tests keep their records. Not set: they keep them in files of SQLite. */
export const CHOSEN = 'ZONGHENG_TEST_POSTGRES';

/** A database with empty tables, of which tests make copies. */
export const TEMPLATE = 'records_template';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

let count = 0;

/** The address of a new, empty database, if records are to be kept in PostgreSQL. */
export function newDatabase(): string | undefined {
  const server = process.env[CHOSEN];
  if (server === undefined) return undefined;
  const name = `stage_${process.pid}_${++count}`;
  runSql(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Calls `work` while records are kept in this store. PostgreSQL is started for it, and writes to the disk at every commit, as in real use. */
export async function onStore<T>(store: StoreName, work: () => Promise<T>): Promise<T> {
  if (store === 'sqlite') return await work();
  const cluster = await startCluster({ durable: true });
  process.env[CHOSEN] = cluster.address();
  try {
    return await work();
  } finally {
    delete process.env[CHOSEN];
    cluster.remove();
  }
}
