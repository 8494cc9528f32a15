import Database from 'better-sqlite3';
import { z } from 'zod';
import { isPostgres } from '../../../src/store/postgres/address.js';
import { runSql } from '../../postgres/blocking.js';

/** A row of the records, reduced to the watched columns. */
export type Row = Readonly<Record<string, string | number | null>>;

/** A change of a row between two looks. */
export interface Change {
  readonly table: Table;
  readonly match: number;
  readonly before?: Row;
  readonly after?: Row;
}

const LIVE = "status <> 'ended'";

/**
 * The watched columns of each table, with a key. `:live` are the matches that were not over at the last look or are not over now. `:since`
 * is the highest id read so far: of tables to which rows are only ever added, only the new ones are read.
 */
const WATCHED = {
  matches: `select id as key, id as match, status, host, arbiter, channel, guild, paused_because as why, ending, deadlines, plan from matches where id in (select value from json_each(:live))`,
  players: `select match_id || ' ' || user_id as key, match_id as match, user_id as user, preferences, here from players where match_id in (select value from json_each(:live))`,
  tenures: `select match_id || ' ' || number as key, match_id as match, seat, user_id as user, until from tenures
    where until is null and match_id in (select value from json_each(:live))`,
  stand_ins: `select match_id || ' ' || seat as key, match_id as match, seat, user_id as user, until from stand_ins where match_id in (select value from json_each(:live))`,
  watchers: `select match_id || ' ' || user_id as key, match_id as match, user_id as user from watchers where match_id in (select value from json_each(:live))`,
  phases: `select match_id || ' ' || number as key, match_id as match, number, due_at as due, closed_by as closedBy, length(state) as size from phases
    where match_id in (select value from json_each(:live)) and number >= (select max(number) - 3 from phases last where last.match_id = phases.match_id)`,
  submissions: `select s.match_id || ' ' || s.phase || ' ' || s.seat as key, s.match_id as match, s.phase, s.seat, s.ready, s.revision from submissions s
    join phases p on p.match_id = s.match_id and p.number = s.phase and p.closed_at is null where s.match_id in (select value from json_each(:live))`,
  ballots: `select b.match_id || ' ' || b.phase || ' ' || question || ' ' || seat as key, b.match_id as match, b.phase, question, seat, yes from ballots b
    join phases p on p.match_id = b.match_id and p.number = b.phase and p.closed_at is null where b.match_id in (select value from json_each(:live))`,
  users: `select user_id as key, 0 as match, user_id as user, settings from users`,
  waiting: `select guild || ' ' || user_id || ' ' || game || ' ' || pace as key, 0 as match, user_id as user, until from waiting`,
  members: `select guild || ' ' || user_id as key, 0 as match, user_id as user, substitute, asked from members`,
  servers: `select guild as key, 0 as match, queue_channel as channel from servers`,
  studies: `select id as key, 0 as match, user_id as user, name, changed_at as at, shared_in as place from studies`,
  variants: `select guild || ' ' || id || ' ' || version as key, 0 as match, user_id as user, until from variants`,
  duties: `select user_id || ' ' || match_id || ' ' || phase as key, match_id as match, user_id as user, phase, kind from duties`,
  results: `select match_id || ' ' || user_id as key, match_id as match, user_id as user, seat, outcome, rank, points, rated from results`,
  lessons: `select user_id || ' ' || lesson as key, 0 as match, user_id as user, changed_at as at from lessons`,
  edits: `select id as key, id, match_id as match, phase, seat, user_id as user, submission, at, interaction_id as interaction from edits where id > :since order by id`,
  notes: `select id as key, id, match_id as match, actor as user, deed from notes where id > :since order by id`,
  letters: `select id as key, id, match_id as match, json_extract(content, '$.kind') as kind, json_extract(content, '$.seat') as seat from outbox
    where id > :since and json_extract(content, '$.kind') in ('press', 'motion', 'announcement') order by id`,
} as const;
export type Table = keyof typeof WATCHED;
const TABLES = Object.keys(WATCHED).filter((name): name is Table => name in WATCHED);
const ADDED: ReadonlySet<Table> = new Set(['edits', 'notes', 'letters']);
/** Tables that are watched whole, also for matches that are over. */
const LASTING: ReadonlySet<Table> = new Set(['duties', 'results']);

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** Watches a database that another program writes. */
export interface Watch {
  /** Returns what has changed since the last look. */
  changes(): readonly Change[];
  close(): void;
}

/** Copies a file of SQLite that another program writes, as it is now. */
export function copyRecords(from: string, to: string): void {
  const client = new Database(from, { readonly: true, timeout: 5_000 });
  client.prepare('vacuum into ?').run(to);
  client.close();
}

interface Asked {
  /** The matches that were not over at the last look. */
  readonly lived: readonly number[];
  /** The highest ids read so far. */
  readonly last: ReadonlyMap<Table, number>;
}

interface Found {
  /** The matches that are not over now. */
  readonly now: readonly number[];
  /** The watched rows of the matches that were not over at the last look or are not over now. */
  readonly rows: ReadonlyMap<Table, readonly Row[]>;
}

/** Reads what is watched, at one moment. */
interface Source {
  read(asked: Asked): Found;
  /** Whether anything may have changed since the last call. */
  hasChanged(): boolean;
  close(): void;
}

export function watchRecords(path: string): Watch {
  const source = isPostgres(path) ? postgresSource(path) : sqliteSource(path);
  const last = new Map<Table, number>(TABLES.map(table => [table, 0]));
  let seen = new Map<Table, ReadonlyMap<string, Row>>();
  let lived: readonly number[] = [];
  const look = (): readonly Change[] => {
    const { now, rows: found } = source.read({ lived, last });
    const live = new Set([...lived, ...now]);
    const fresh = new Map<Table, ReadonlyMap<string, Row>>();
    for (const [table, all] of found) {
      const newest = all.at(-1)?.id;
      if (ADDED.has(table) && typeof newest === 'number') last.set(table, newest);
      fresh.set(table, new Map(all.map(row => [String(row.key), row])));
    }
    const changes = TABLES.flatMap(table => changesOf(table, seen.get(table), fresh.get(table) ?? new Map()));
    seen = fresh;
    lived = now;
    return changes.filter(({ table, match }) => match === 0 || live.has(match) || LASTING.has(table));
  };
  // What was added before is nobody's.
  look();
  seen = new Map([...seen].filter(([table]) => LASTING.has(table)));
  lived = [];
  return { changes: () => (source.hasChanged() ? look() : []), close: source.close };
}

function sqliteSource(path: string): Source {
  const client = new Database(path, { readonly: true, timeout: 5_000 });
  const statements = new Map(TABLES.map(table => [table, client.prepare(WATCHED[table])]));
  const livesNow = client.prepare(`select id from matches where ${LIVE}`).pluck();
  let version: unknown;
  const read = client.transaction(({ lived, last }: Asked): Found => {
    const now = z.array(z.number()).parse(livesNow.all());
    const live = JSON.stringify([...new Set([...lived, ...now])]);
    const readTable = (table: Table): readonly Row[] => {
      const params = { live, since: last.get(table) ?? 0 };
      const asked = Object.fromEntries(Object.entries(params).filter(([name]) => WATCHED[table].includes(`:${name}`)));
      return rows.parse(statements.get(table)?.all(asked));
    };
    return { now, rows: new Map(TABLES.map(table => [table, readTable(table)])) };
  });
  return {
    read,
    hasChanged: () => {
      const at: unknown = client.pragma('data_version', { simple: true });
      const has = at !== version;
      version = at;
      return has;
    },
    close: () => void client.close(),
  };
}

const inPostgres = (sql: string): string =>
  sql
    .replaceAll('select value from json_each(:live)', ':live')
    .replaceAll(/json_extract\((\w+), '\$\.(\w+)'\)/g, "$1::json->>'$2'")
    .replaceAll(/ as ([a-z]+[A-Z]\w*)/g, ' as "$1"');

const answer = z.array(z.object({ name: z.string(), found: z.array(z.record(z.string(), z.unknown())) }));
/** SQLite has no truth values: they are 0 and 1. */
const asInSqlite = (row: Readonly<Record<string, unknown>>): Row =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.null()]))
    .parse(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value])));

function postgresSource(address: string): Source {
  const one = (name: string, sql: string): string =>
    `select '${name}' as name, coalesce((select json_agg(row_to_json(rows)) from (${sql}) as rows), '[]') as found`;
  return {
    // One statement sees one moment.
    read: ({ lived, last }) => {
      const live = `select unnest('{${lived.join()}}'::bigint[]) union select id from matches where ${LIVE}`;
      const of = (table: Table): string =>
        inPostgres(WATCHED[table])
          .replaceAll(':live', live)
          .replaceAll(':since', String(last.get(table) ?? 0));
      const parts = [one('now', `select id from matches where ${LIVE}`), ...TABLES.map(table => one(table, of(table)))];
      const found = new Map(answer.parse(runSql(address, parts.join(' union all '))).map(({ name, found: all }) => [name, all]));
      return {
        now: (found.get('now') ?? []).map(({ id }) => Number(id)),
        rows: new Map(TABLES.map(table => [table, (found.get(table) ?? []).map(asInSqlite)])),
      };
    },
    hasChanged: () => true,
    close: () => undefined,
  };
}

function changesOf(table: Table, before: ReadonlyMap<string, Row> | undefined, after: ReadonlyMap<string, Row>): readonly Change[] {
  if (ADDED.has(table)) return [...after.values()].map(row => ({ table, match: Number(row.match), after: row }));
  const gone = [...(before ?? [])].filter(([key]) => !after.has(key)).map(([, row]) => ({ table, match: Number(row.match), before: row }));
  const others = [...after].flatMap(([key, row]): readonly Change[] => {
    const old = before?.get(key);
    if (!old) return [{ table, match: Number(row.match), after: row }];
    return JSON.stringify(old) === JSON.stringify(row) ? [] : [{ table, match: Number(row.match), before: old, after: row }];
  });
  return [...gone, ...others];
}
