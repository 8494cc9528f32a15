import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Connection } from './connection.js';

type Row<T extends SQLiteTable> = T['$inferInsert'];

/** The columns that identify a row of a table. */
export type Key<T extends SQLiteTable> = readonly (keyof T['$inferInsert'] & string)[];

/**
 * Writes any number of rows in one statement. With a key, a row replaces the one with the same key, unless it holds a `yielding` value in a
 * column; without, all rows are new, and one column may be `computed`. Statements are compiled once per connection, since rows are passed as one JSON text.
 */
export function rowWriter<T extends SQLiteTable>(
  db: Connection,
  table: T,
  key: Key<T> = [],
  { yielding, computed }: WriteOptions = {},
): (rows: readonly Row<T>[]) => void {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table));
  const statement = compiledOnce(db);
  return rows => {
    if (rows.length === 0) return;
    const used = columns.filter(([name]) => rows.some(row => name in row));
    statement(upsertOf(table, used, key, computed) + except(yielding)).run(jsonOf(rows, used));
  };
}

/** Writes rows that are on record already over those with the same keys, in one statement. Throws if one of them is gone. */
export function rowUpdater<T extends SQLiteTable>(db: Connection, table: T, key: Key<T>): (rows: readonly Row<T>[]) => void {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table));
  const statement = compiledOnce(db);
  return rows => {
    if (rows.length === 0) return;
    const used = columns.filter(([name]) => rows.some(row => name in row));
    const { changes } = statement(updateOf(table, used, key, given(used))).run(jsonOf(rows, used));
    foundAll(table, rows, changes);
  };
}

/** Throws unless as many rows were changed as were to be. */
export function foundAll(table: Table, rows: readonly object[], changes: number): void {
  if (changes !== rows.length) throw new Error(`of ${rows.length} rows of ${getTableName(table)}, ${changes} are on record`);
}

/** Deletes the rows with the same keys as the given rows, in one statement. */
export function rowDeleter<T extends SQLiteTable>(db: Connection, table: T, key: Key<T>): (rows: readonly Row<T>[]) => void {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table)).filter(([name]) => key.some(one => one === name));
  const statement = compiledOnce(db);
  const text = `delete from ${quoted(getTableName(table))} where (${namesOf(columns)}) in (${VALUES(columns.length)})`;
  return rows => void (rows.length > 0 && statement(text).run(jsonOf(rows, columns)));
}

/** What happens to rows as they are written. */
export interface WriteOptions {
  readonly yielding?: Yielding;
  readonly computed?: Computed;
}

/** A column whose value the database finds itself, from the values of the row: those of `given`. */
export interface Computed {
  readonly column: string;
  readonly as: string;
}

/** A row with this text in this column is not written where another with the same key stands already. */
export interface Yielding {
  readonly column: string;
  readonly value: 'kept';
}

/** The end of an upsert by which `yielding` rows replace none that are there. */
export const except = (yielding: Yielding | undefined): string =>
  yielding ? ` where excluded."${yielding.column}" <> '${yielding.value}'` : '';

type Named = readonly (readonly [string, SQLiteColumn])[];

function upsertOf(table: SQLiteTable, columns: Named, key: readonly string[], computed?: Computed): string {
  if (computed) return insertComputing(table, columns, computed);
  const insert = `insert into ${quoted(getTableName(table))} (${namesOf(columns)}) ${VALUES(columns.length)}`;
  if (key.length === 0) return insert;
  const [keys, others] = [columns.filter(([name]) => key.includes(name)), columns.filter(([name]) => !key.includes(name))];
  const replaced = others.map(([, { name }]) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ');
  return `${insert} where true on conflict (${namesOf(keys)}) do ${replaced ? `update set ${replaced}` : 'nothing'}`;
}

const insertComputing = (table: SQLiteTable, columns: Named, { column, as }: Computed): string =>
  `insert into ${quoted(getTableName(table))} (${namesOf(columns)}, ${quoted(column)}) select given.*, ${as} from ${given(columns)}`;

/** The rows from the JSON text bound to the statement, with names. */
const given = (columns: Named): string =>
  `(select ${columns.map(([, { name }], i) => `value ->> ${i} as ${quoted(name)}`).join(', ')} from json_each(?)) as given`;

type AnyNamed = readonly (readonly [string, { readonly name: string }])[];

/** In the words that both databases understand. */
export function updateOf(table: Table, columns: AnyNamed, key: readonly string[], from: string): string {
  const own = quoted(getTableName(table));
  const set = columns.flatMap(([property, { name }]) => (key.includes(property) ? [] : `${quoted(name)} = given.${quoted(name)}`));
  const same = columns.flatMap(([property, { name }]) => (key.includes(property) ? `${own}.${quoted(name)} = given.${quoted(name)}` : []));
  return `update ${own} set ${set.join(', ')} from ${from} where ${same.join(' and ')}`;
}

const quoted = (name: string): string => `"${name}"`;
const namesOf = (columns: Named): string => columns.map(([, { name }]) => quoted(name)).join(', ');

/** Selects the rows from the JSON text bound to the statement; each row is an array of values. */
const VALUES = (count: number): string =>
  `select ${Array.from({ length: count }, (_, i) => `value ->> ${i}`).join(', ')} from json_each(?)`;

/** Encodes every value as its column stores it. */
const jsonOf = (rows: readonly object[], columns: Named): string =>
  JSON.stringify(rows.map(row => columns.map(([name, column]) => stored(column, Reflect.get(row, name)))));

const stored = (column: SQLiteColumn, value: unknown): unknown =>
  value === undefined || value === null ? null : column.mapToDriverValue(value);

function compiledOnce({ $client }: Connection) {
  const compiled = new Map<string, ReturnType<Connection['$client']['prepare']>>();
  return (text: string) => {
    const known = compiled.get(text) ?? $client.prepare(text);
    compiled.set(text, known);
    return known;
  };
}
