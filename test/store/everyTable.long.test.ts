import { join } from 'node:path';
import Database from 'better-sqlite3';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, SQLiteBoolean, type SQLiteColumn, SQLiteInteger, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveTo } from '../../src/store/moveTo.js';
import { MOVED_TABLES } from '../../src/store/moving/tables.js';
import { dump } from '../../src/store/postgres/dump.js';
import { restoreDump } from '../../src/store/postgres/restoreDump.js';
import { restore } from '../../src/store/restore.js';
import * as schema from '../../src/store/tables/schema.js';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { connectedTo } from '../postgres/databases.js';
import { describeWithPostgres } from '../postgres/whereThere.js';
import { everyRow, newFolder, opened, remove } from './files.js';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** How many rows every table gets: in the first nothing is empty, in the second everything is that may be. */
const ROWS = [1, 2, 3];

/** All tables of the schema, those that others refer to first: a table that is added to it is filled here without anybody thinking of it. */
const TABLES: readonly SQLiteTable[] = Object.values(schema)
  .flatMap(table => (is(table, SQLiteTable) ? [table] : []))
  .toSorted((a, b) => placeOf(a) - placeOf(b));

function placeOf(table: SQLiteTable): number {
  const { name } = getTableConfig(table);
  return MOVED_TABLES.findIndex(one => one.name === name);
}

/**
 * A value for a column in one row. Numbers are those of the row, and texts alike in columns of the same name: so a row refers to the row with its
 * number in other tables. One of the texts has letters of four bytes, quotes, and a line break.
 */
function valueIn(column: SQLiteColumn, row: number): string | number | null {
  if (row === 2 && !column.notNull) return null;
  if (is(column, SQLiteBoolean)) return row % 2;
  if (is(column, SQLiteInteger)) return row;
  const [choice] = column.enumValues ?? [];
  if (choice !== undefined) return choice;
  return column.dataType === 'json' || column.columnType === 'SQLiteCustomColumn'
    ? JSON.stringify({ [column.name]: row, text: '咸陽 · "é" \u{1F3B2}' })
    : `${column.name} ${row} 咸陽 ’"\n\u{1F3B2}`;
}

/** Fills every table of the records at `path` with rows that refer to each other as the schema wants. */
function fill(path: string): void {
  const client = new Database(path);
  client.pragma('foreign_keys = ON');
  for (const table of TABLES) {
    const columns = Object.values(getTableColumns(table));
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const insert = client.prepare(`insert into "${getTableConfig(table).name}" (${names}) values (${columns.map(() => '?').join(', ')})`);
    for (const row of ROWS) insert.run(...columns.map(column => valueIn(column, row)));
  }
  client.close();
}

let folder: string;
let path: string;
let rows: ReturnType<typeof everyRow>;
beforeAll(() => {
  folder = newFolder();
  path = join(folder, 'zongheng.db');
  opened(path).close();
  fill(path);
  rows = everyRow(path);
});
afterAll(() => remove(folder));

describe('Every table of the schema, with rows in all of them,', () => {
  test('is in the file, and no other is', () => {
    const named = TABLES.map(table => getTableConfig(table).name).toSorted();
    expect(Object.keys(rows).toSorted()).toEqual(named);
    expect(Object.values(rows).map(({ length }) => length)).toEqual(named.map(() => ROWS.length));
    expect(MOVED_TABLES.map(({ name }) => name).toSorted()).toEqual(named);
  });

  test('is in a backup as it was, and is there again when that is restored', async () => {
    const file = join(newFolder(), 'zongheng.db');
    opened(file).close();
    fill(file);
    const { backUp, store, close } = opened(file);
    const backup = await backUp();
    await store.meta.set('later', 'yes');
    close();
    expect(everyRow(backup)).toEqual(rows);
    expect(everyRow(file)).not.toEqual(rows);
    expect(restore(file)).toMatchObject({ ok: true, value: { from: backup } });
    expect(everyRow(file)).toEqual(rows);
    remove(join(file, '..'));
  });

  test('is in another file when the records are moved there', async () => {
    const there = join(folder, 'moved', 'zongheng.db');
    const moved = await moveTo({ database: path, backupsKept: 3 }, there, log);
    expect(moved.ok && moved.value.map(one => one.rows)).toEqual(TABLES.map(() => ROWS.length));
    expect(everyRow(there)).toEqual(rows);
  });
});

describeWithPostgres('Every table of the schema, with rows in all of them, in PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.remove());

  test('is there when the records are moved there, in a dump of it, in what is restored from that, and in a file when they are moved back', async () => {
    const [first, second] = await Promise.all(['first', 'second'].map(created));
    const moved = await moveTo({ database: path, backupsKept: 3 }, first ?? '', log);
    expect(moved.ok && moved.value.map(one => one.rows)).toEqual(TABLES.map(() => ROWS.length));
    const dumped = await dump(first ?? '', { folder, kept: 1 });
    if (!dumped.ok) throw new Error(JSON.stringify(dumped.fault));
    const restored = await restoreDump(second ?? '', { folder, named: dumped.value });
    if (!restored.ok) throw new Error(JSON.stringify(restored.fault));
    const back = join(folder, 'back', 'zongheng.db');
    const again = await moveTo({ database: second ?? '', backupsKept: 3 }, back, log);
    if (!again.ok) throw new Error(JSON.stringify(again.fault));
    expect(everyRow(back)).toEqual(rows);
  });

  async function created(name: string): Promise<string> {
    await connectedTo(cluster.address(), client => client.query(`create database ${name}`));
    return cluster.address(name);
  }
});
