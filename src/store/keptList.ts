import { and, type Column, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { MatchSnapshot } from '../matches/model/snapshot.js';
import type { Connection } from './connection.js';

/** Rows of a table that say the same as a list in a snapshot. */
export interface KeptList<T extends SQLiteTable = SQLiteTable> {
  readonly table: T;
  /** The columns a row is known by. */
  readonly key: readonly (keyof T['$inferInsert'] & string)[];
  /** The lists it is made from: while they are the same, so are the rows. */
  readonly from: readonly (keyof MatchSnapshot)[];
  readonly rows: (facts: MatchSnapshot) => readonly T['$inferInsert'][];
}

/** Writes what of a list has changed between two snapshots. */
export type SaveList = (db: Connection, before: MatchSnapshot, after: MatchSnapshot) => void;

/** Writes what is new or has changed, and deletes what is gone: at most two statements, none where nothing changed. */
export const keptList =
  <T extends SQLiteTable>(list: KeptList<T>): SaveList =>
  (db, before, after) =>
    saveList(db, list, before, after);

function saveList<T extends SQLiteTable>(db: Connection, list: KeptList<T>, before: MatchSnapshot, after: MatchSnapshot): void {
  if (list.from.every(part => before[part] === after[part])) return;
  const keyOf = (row: T['$inferInsert']): string => JSON.stringify(list.key.map(column => row[column]));
  const was = new Map(list.rows(before).map(row => [keyOf(row), row]));
  const is = new Map(list.rows(after).map(row => [keyOf(row), row]));
  const gone = [...was].flatMap(([key, row]) => (is.has(key) ? [] : [row]));
  const changed = [...is].flatMap(([key, row]) => (JSON.stringify(was.get(key)) === JSON.stringify(row) ? [] : [row]));
  if (gone.length > 0)
    db.delete(list.table)
      .where(or(...gone.map(row => isRow(list, row))))
      .run();
  if (changed.length > 0) upsert(db, list, changed);
}

/** Adds rows, or writes them over those that are known by the same columns. */
export function upsert<T extends SQLiteTable>(
  db: Connection,
  { table, key }: Pick<KeptList<T>, 'table' | 'key'>,
  rows: readonly T['$inferInsert'][],
): void {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const others = Object.entries(columns).filter(([name]) => !key.some(one => one === name) && rows.some(row => name in row));
  const target = key.flatMap(name => columns[name] ?? []);
  const set: Record<string, SQL> = Object.fromEntries(others.map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]));
  const insert = db.insert(table).values([...rows]);
  if (others.length > 0) insert.onConflictDoUpdate({ target, set }).run();
  else insert.onConflictDoNothing().run();
}

function isRow<T extends SQLiteTable>({ table, key }: KeptList<T>, row: T['$inferInsert']): SQL | undefined {
  const columns: Record<string, Column> = getTableColumns(table);
  return and(...key.flatMap(name => (columns[name] ? [eq(columns[name], row[name])] : [])));
}
