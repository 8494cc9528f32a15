import Database from 'better-sqlite3';
import pg from 'pg';
import { MOVED_TABLES, type MovedTable } from '../../src/store/moving/tables.js';
import { isPostgres } from '../../src/store/postgres/address.js';

/** Statements to the database of the records, beside the store. */
interface Statements {
  run(statement: string): Promise<void>;
  number(statement: string): Promise<number>;
  close(): Promise<void>;
}

/** Multiplies the rows of the records. */
export interface Bulk {
  /** How many rows all tables have. */
  rows(): Promise<number>;
  /** Remembers the rows there are now, of so many matches, as the original of all copies. */
  keepOriginal(matches: number): Promise<void>;
  /** Adds the copies with these numbers of the whole original, each with people, servers and channels of its own. */
  copy(from: number, to: number): Promise<void>;
  /** Has the database look at its tables, as it does by itself from time to time. */
  analyse(): Promise<void>;
  number(statement: string): Promise<number>;
  /** How many megabytes the database takes. */
  megabytes(): Promise<number>;
  close(): Promise<void>;
}

async function onServer(url: string): Promise<Statements> {
  const client = new pg.Client(url);
  await client.connect();
  // References are not looked up for each copied row: all of them are right if the original's are.
  await client.query("set session_replication_role = 'replica'");
  return {
    run: async statement => void (await client.query(statement)),
    number: async statement => Number(Object.values((await client.query(statement)).rows[0] ?? {})[0] ?? 0),
    close: () => client.end(),
  };
}

function inFile(path: string): Statements {
  const client = new Database(path);
  client.pragma('foreign_keys = OFF');
  client.pragma('cache_size = -500000');
  client.pragma('busy_timeout = 60000');
  return {
    run: async statement => void client.exec(statement),
    number: async statement => Number(client.prepare<[], number>(statement).pluck().get() ?? 0),
    close: async () => void client.close(),
  };
}

/** Columns that name a person, a server, a channel or an interaction: those of a copy are its own. */
const OWN = ['guild', 'channel', 'host', 'arbiter', 'user_id', 'filed_by', 'actor', 'viewer', 'target', 'interaction_id'];
/** Columns with a time at which something is to be done: they are spread over a day. */
const SPREAD: Readonly<Record<string, readonly string[]>> = { phases: ['due_at', 'remind_at', 'acts_at'], matches: ['lobby_ends_at'] };
const matchOf = (table: string): string => (table === 'matches' ? '"id"' : '"match_id"');
const spreadBy = (match: string): string => `(${match} * 7919 % 86400) * 1000`;
const SEPARATE = ['facts'];
const COPIED = MOVED_TABLES.filter(({ name }) => !SEPARATE.includes(name));

export async function bulkOn(database: string): Promise<Bulk> {
  const isServer = isPostgres(database);
  const { run, number, close } = isServer ? await onServer(database) : inFile(database);
  const last = new Map<string, number>();
  let originals = 0;

  const series = (from: number, to: number): string =>
    isServer
      ? `generate_series(${from}::bigint, ${to}::bigint) as copies(k)`
      : `(with recursive n(k) as (select ${from} union all select k + 1 from n where k < ${to}) select k from n) as copies`;

  const copied = ({ name, numbered }: MovedTable, column: string): string => {
    if (name === 'matches' && column === 'id') return `"id" + copies.k * ${originals}`;
    if (column === 'match_id') return `"match_id" + copies.k * ${originals}`;
    if (column === numbered) return `"${column}" + copies.k * ${last.get(name) ?? 0}`;
    if (OWN.includes(column)) return `"${column}" || '-' || copies.k`;
    if (SPREAD[name]?.includes(column)) return `"${column}" + ${spreadBy(`(${matchOf(name)} + copies.k * ${originals})`)}`;
    return `"${column}"`;
  };

  async function copyTable(table: MovedTable, from: number, to: number): Promise<void> {
    const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
    const values = table.columns.map(({ name }) => copied(table, name)).join(', ');
    await run(`insert into "${table.name}" (${names}) select ${values} from "original_${table.name}", ${series(from, to)}`);
  }

  return {
    rows: async () => {
      let all = 0;
      for (const { name } of MOVED_TABLES) all += await number(`select count(*) from "${name}"`);
      return all;
    },
    keepOriginal: async matches => {
      originals = matches;
      for (const { name, numbered } of COPIED) {
        await run(`create temp table "original_${name}" as select * from "${name}"`);
        if (numbered !== undefined) last.set(name, await number(`select max("${numbered}") from "${name}"`));
      }
      for (const [name, columns] of Object.entries(SPREAD))
        for (const column of columns) await run(`update "${name}" set "${column}" = "${column}" + ${spreadBy(matchOf(name))}`);
    },
    copy: async (from, to) => {
      await run('begin');
      for (const table of COPIED) await copyTable(table, from, to);
      await run('commit');
    },
    analyse: async () => {
      await run(isServer ? 'vacuum analyze' : 'analyze');
      await run(isServer ? 'checkpoint' : 'pragma wal_checkpoint(truncate)');
    },
    number,
    megabytes: async () => Math.round((await number(isServer ? SIZE.server : SIZE.file)) / 1_000_000),
    close,
  };
}

const SIZE = {
  server: 'select pg_database_size(current_database())',
  file: 'select page_count * page_size from pragma_page_count(), pragma_page_size()',
};
