import pg from 'pg';
import { migrateDatabase } from '../../src/store/postgres/migrations.js';
import { type Arranged, arranged } from '../records/arranged.js';
import { blockingStore, runSql } from './blocking.js';
import type { Cluster } from './cluster.js';

/** Opens stores, each in a database of its own, on one server. */
export interface Databases {
  open(): Arranged;
  /** Opens the records in the database at the address itself. */
  openHere(): Arranged;
  /** Closes and drops all databases opened since. */
  drop(): Promise<void>;
}

let count = 0;

/** Calls `work` with a connection to `address`. */
export async function connectedTo<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a database with the tables of the records, of which others are copies, and returns its name. */
export async function makeTemplate(address: Cluster['address']): Promise<string> {
  const template = `template_${process.pid}`;
  await connectedTo(address(), client => client.query(`create database ${template}`));
  await connectedTo(address(template), migrateDatabase);
  return template;
}

export function databasesOn(address: Cluster['address'], template: string): Databases {
  const opened: { readonly name: string | undefined; close(): Promise<void> }[] = [];
  return {
    open: () => {
      const name = `test_${process.pid}_${++count}`;
      runSql(address(), `create database ${name} template ${template}`);
      const { store, close } = blockingStore(address(name));
      opened.push({ name, close });
      return arranged(store);
    },
    openHere: () => {
      const { store, close } = blockingStore(address());
      opened.push({ name: undefined, close });
      return arranged(store);
    },
    drop: async () => {
      for (const { name, close } of opened.splice(0)) {
        await close();
        if (name !== undefined) runSql(address(), `drop database ${name} with (force)`);
      }
    },
  };
}
