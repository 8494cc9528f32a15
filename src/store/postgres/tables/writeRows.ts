import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Computed, except, foundAll, updateOf, type WriteOptions } from '../../tables/writeRows.js';
import type { PgConnection } from './connection.js';

/** The columns that identify a row of a table, by their properties. */
type Key = readonly string[];

export type WriteRows = (rows: readonly object[]) => Promise<void>;

/**
 * Writes any number of rows in one statement. With a key, a row replaces the one with the same key, unless it holds a `yielding` value in a
 * column; without, all rows are new, and one column may be `computed`. Each column is passed as one array, so that the statement is the same for any number of rows.
 */
export function rowWriter({ $client }: PgConnection, table: PgTable, key: Key = [], { yielding, computed }: WriteOptions = {}): WriteRows {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  return async rows => {
    if (rows.length === 0) return;
    const used = columns.filter(([name]) => rows.some(row => name in row));
    await $client.query(prepared(upsertOf(table, used, key, computed) + except(yielding), arraysOf(rows, used)));
  };
}

/** Writes rows that are on record already over those with the same keys, in one statement. Throws if one of them is gone. */
export function rowUpdater({ $client }: PgConnection, table: PgTable, key: Key): WriteRows {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  return async rows => {
    if (rows.length === 0) return;
    const used = columns.filter(([name]) => rows.some(row => name in row));
    const text = updateOf(table, used, key, `${given(used)} as given (${namesOf(used)})`);
    const { rowCount } = await $client.query(prepared(text, arraysOf(rows, used)));
    foundAll(table, rows, rowCount ?? 0);
  };
}

/** Deletes the rows with the same keys as the given rows, in one statement. */
export function rowDeleter({ $client }: PgConnection, table: PgTable, key: Key): WriteRows {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => key.includes(name));
  const text = `delete from ${quoted(getTableName(table))} where (${namesOf(columns)}) in (${values(columns)})`;
  return async rows => void (rows.length > 0 && (await $client.query(prepared(text, arraysOf(rows, columns)))));
}

type Named = readonly (readonly [string, PgColumn])[];

function upsertOf(table: PgTable, columns: Named, key: Key, computed?: Computed): string {
  if (computed) return insertComputing(table, columns, computed);
  const insert = `insert into ${quoted(getTableName(table))} (${namesOf(columns)}) ${values(columns)}`;
  if (key.length === 0) return insert;
  const [keys, others] = [columns.filter(([name]) => key.includes(name)), columns.filter(([name]) => !key.includes(name))];
  const replaced = others.map(([, { name }]) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ');
  return `${insert} on conflict (${namesOf(keys)}) do ${replaced ? `update set ${replaced}` : 'nothing'}`;
}

const insertComputing = (table: PgTable, columns: Named, { column, as }: Computed): string =>
  `insert into ${quoted(getTableName(table))} (${namesOf(columns)}, ${quoted(column)})
    select given.*, ${as} from ${given(columns)} as given (${namesOf(columns)})`;

const quoted = (name: string): string => `"${name}"`;
const namesOf = (columns: Named): string => columns.map(([, { name }]) => quoted(name)).join(', ');

/** Selects the rows from one array a column, in the order given. */
const values = (columns: Named): string => `select * from ${given(columns)}`;
const given = (columns: Named): string => `unnest(${columns.map(([, column], i) => `$${i + 1}::${column.getSQLType()}[]`).join(', ')})`;

/** The columns of the rows, each value as its column stores it. */
const arraysOf = (rows: readonly object[], columns: Named): unknown[][] =>
  columns.map(([name, column]) => rows.map(row => stored(column, Reflect.get(row, name))));

const stored = (column: PgColumn, value: unknown): unknown =>
  value === undefined || value === null ? null : column.mapToDriverValue(value);

/** Names of statements that connections keep compiled. */
const names = new Map<string, string>();

/** A statement that each connection compiles once. */
export function prepared(text: string, values: unknown[]): { name: string; text: string; values: unknown[] } {
  const name = names.get(text) ?? `rows${names.size}`;
  names.set(text, name);
  return { name, text, values };
}
