import Database from 'better-sqlite3';
import { AT_ONCE, type MovedRow, type Side } from './side.js';
import type { MovedTable } from './tables.js';

const quoted = (name: string): string => `"${name}"`;
const columnsOf = ({ columns }: MovedTable): string => columns.map(({ name }) => quoted(name)).join(', ');

/** Text that PostgreSQL can store: it refuses a NUL. */
const storable = (row: MovedRow): MovedRow => row.map(value => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value));

/** The file at `path`, which nobody else writes meanwhile. */
export function sqliteSide(path: string): Side {
  const client = new Database(path, { fileMustExist: true });
  client.pragma('foreign_keys = ON');
  return {
    rows: async function* (table) {
      const all = client.prepare<[number, number], MovedRow & { 0: number }>(
        `select rowid, ${columnsOf(table)} from ${quoted(table.name)} where rowid > ? order by rowid limit ?`,
      );
      all.raw();
      for (let last = Number.MIN_SAFE_INTEGER; ; ) {
        const page = all.all(last, AT_ONCE);
        if (page.length === 0) return;
        last = page.at(-1)?.[0] ?? last;
        yield page.map(([, ...row]) => storable(row));
      }
    },
    write: async (table, rows) => {
      const marks = table.columns.map(() => '?').join(', ');
      const insert = client.prepare(`insert into ${quoted(table.name)} (${columnsOf(table)}) values (${marks})`);
      for (const row of rows) insert.run(...row);
    },
    lastNumber: async ({ name }) =>
      client.prepare<[string], { seq: number }>('select seq from sqlite_sequence where name = ?').get(name)?.seq ?? 0,
    setLastNumber: async ({ name }, last) => {
      client.prepare('delete from sqlite_sequence where name = ?').run(name);
      client.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last);
    },
    begin: async () => void client.exec('begin immediate'),
    commit: async () => void client.exec('commit'),
    rollback: async () => void (client.inTransaction && client.exec('rollback')),
    close: async () => void client.close(),
  };
}
