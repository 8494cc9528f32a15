import { getTableColumns, is, type SQL, type Table } from 'drizzle-orm';
import { getTableConfig as ofPostgres, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig as ofSqlite, SQLiteSyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import * as postgres from '../../src/store/postgres/tables/schema.js';
import * as sqlite from '../../src/store/tables/schema.js';

const TYPES: Readonly<Record<string, string>> = { integer: 'bigint' };

/** The columns of a table: property, name, type, whether it may be null. Yes or no is a number in SQLite, but a type in PostgreSQL. */
const columnsOf = (table: Table) =>
  Object.entries(getTableColumns(table)).map(([property, column]) => {
    const type = column.getSQLType();
    return [
      property,
      column.name,
      column.dataType === 'boolean' ? 'boolean' : (TYPES[type] ?? type),
      column.notNull,
      column.primary,
      !column.primary && column.hasDefault,
    ];
  });

const plain = (text: string): string => text.replace(/ = 1$/, '').replaceAll('`', '"').replaceAll(/\s+/g, ' ');
const whereIn = (dialect: { sqlToQuery(sql: SQL): { sql: string; params: unknown[] } }, where: SQL | undefined): string =>
  where ? plain(dialect.sqlToQuery(where).sql) : '';

interface Described {
  readonly name: string;
  readonly columns: readonly unknown[];
  readonly indexes: readonly unknown[];
  readonly keys: readonly unknown[];
  readonly references: readonly unknown[];
}

const names = (columns: readonly { readonly name?: string }[]): string => columns.map(({ name }) => name).join();

function sqliteTable(table: SQLiteTable): Described {
  const { name, indexes, primaryKeys, foreignKeys } = ofSqlite(table);
  const dialect = new SQLiteSyncDialect();
  return {
    name,
    columns: columnsOf(table),
    indexes: indexes.map(({ config }) => [config.name, config.unique, names(config.columns as never), whereIn(dialect, config.where)]),
    keys: primaryKeys.map(({ columns }) => names(columns)),
    references: foreignKeys.map(key => [names(key.reference().columns), names(key.reference().foreignColumns)]),
  };
}

function postgresTable(table: PgTable): Described {
  const { name, indexes, primaryKeys, foreignKeys } = ofPostgres(table);
  const dialect = new PgDialect();
  return {
    name,
    columns: columnsOf(table),
    indexes: indexes.map(({ config }) => [config.name, config.unique, names(config.columns as never), whereIn(dialect, config.where)]),
    keys: primaryKeys.map(({ columns }) => names(columns)),
    references: foreignKeys.map(key => [names(key.reference().columns), names(key.reference().foreignColumns)]),
  };
}

test('both databases have the same tables: columns, indexes, keys, references', () => {
  const ours = Object.entries(sqlite).flatMap(([key, table]) => (is(table, SQLiteTable) ? [[key, sqliteTable(table)]] : []));
  const theirs = Object.entries(postgres).flatMap(([key, table]) => (is(table, PgTable) ? [[key, postgresTable(table)]] : []));
  expect(theirs).toEqual(ours);
  expect(ours.length).toBeGreaterThan(20);
});
