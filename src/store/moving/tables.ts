import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, SQLiteBoolean, SQLiteInteger, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../tables/schema.js';

/** A table as it is moved: its columns in the order of a row, which of them are yes or no, and the one whose values it numbers itself. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: 'boolean' | 'bigint' | 'text' }[];
  readonly numbered: string | undefined;
}

const typeOf = (column: unknown): MovedTable['columns'][number]['type'] => {
  if (is(column, SQLiteBoolean)) return 'boolean';
  return is(column, SQLiteInteger) ? 'bigint' : 'text';
};

function moved(table: SQLiteTable): MovedTable {
  const columns = Object.values(getTableColumns(table));
  return {
    name: getTableConfig(table).name,
    columns: columns.map(column => ({ name: column.name, type: typeOf(column) })),
    numbered: columns.find(column => is(column, SQLiteInteger) && column.autoIncrement)?.name,
  };
}

/** Tables that others refer to come first. */
const FIRST = ['matches', 'phases', 'submissions'];
const rank = ({ name }: MovedTable): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** All tables, each after those it refers to. */
export const MOVED_TABLES: readonly MovedTable[] = Object.values(schema)
  .flatMap(table => (table instanceof SQLiteTable ? [moved(table)] : []))
  .sort((a, b) => rank(a) - rank(b));
