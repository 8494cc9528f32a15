import pg from 'pg';
import type { Store } from '../../src/matches/context/store.js';
import { migrateDatabase } from '../../src/store/postgres/migrations.js';
import { type Arranged, arranged } from '../records/arranged.js';
import { blockingStore, runSql } from './blocking.js';
import type { Cluster } from './cluster.js';

/** Opens stores, each in a database of its own, on one server. */
export interface Databases {
  open(): Arranged;
  /** Opens the records in the database at the address itself. */
  openHere(): Arranged;
  /** How many databases are in use. */
  inUse(): number;
  /** Empties the databases in use but the first `kept`. They are opened again, as if they were new. */
  empty(kept?: number): void;
  /** Closes and drops all databases. */
  drop(): Promise<void>;
}

interface Opened {
  /** Undefined for the database at the address itself, which is not dropped. */
  readonly name: string | undefined;
  readonly store: Store;
  close(): Promise<void>;
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
export async function makeTemplate(address: Cluster['address'], template: string = `template_${process.pid}`): Promise<string> {
  await connectedTo(address(), client => client.query(`create database ${template}`));
  await connectedTo(address(template), async client => {
    await migrateDatabase(client);
    await client.query(EMPTYING);
  });
  return template;
}

/** Deletes every row, and has every table numbered from 1 again. To delete a few rows is much faster than to truncate tables. */
const EMPTYING = `create function empty_all() returns void language plpgsql as $$
declare found record; has boolean;
begin
  set local session_replication_role = 'replica';
  for found in select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> '__drizzle_migrations' loop
    execute 'select exists (select 1 from ' || found.name || ')' into has;
    if has then execute 'delete from ' || found.name; end if;
  end loop;
  for found in select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      and relname <> '__drizzle_migrations_id_seq' loop
    perform setval(found.name::regclass, 1, false);
  end loop;
end $$`;

/** The same store in objects of its own: what a test replaces in them is not there for the next test. */
const copyOf = (store: Store): Store => ({
  ...store,
  matches: { ...store.matches },
  history: { ...store.history },
  imports: { ...store.imports },
  outbox: { ...store.outbox },
  users: { ...store.users },
  servers: { ...store.servers },
  meta: { ...store.meta },
  studies: { ...store.studies },
  variants: { ...store.variants },
  lessons: { ...store.lessons },
});

export function databasesOn(address: Cluster['address'], template: string): Databases {
  const [inUse, free]: [Opened[], Opened[]] = [[], []];
  const created = (): Opened => {
    const name = `test_${process.pid}_${++count}`;
    runSql(address(), `create database ${name} template ${template}`);
    return { name, ...blockingStore(address(name)) };
  };
  const used = (opened: Opened): Arranged => {
    inUse.push(opened);
    return arranged(copyOf(opened.store));
  };
  return {
    open: () => used(free.pop() ?? created()),
    openHere: () => used({ name: undefined, ...blockingStore(address()) }),
    inUse: () => inUse.length,
    empty: (kept = 0) => {
      for (const opened of inUse.splice(kept)) {
        runSql(address(opened.name), 'select empty_all()');
        free.push(opened);
      }
    },
    drop: async () => {
      for (const { name, close } of [...inUse.splice(0), ...free.splice(0)]) {
        await close();
        if (name !== undefined) runSql(address(), `drop database ${name} with (force)`);
      }
    },
  };
}
