import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { z } from 'zod';
import { MIGRATIONS } from '../../src/store/database/migrations.js';
import { type OpenStore, openStore } from '../../src/store/openStore.js';
import { type Arranged, arranged } from '../records/arranged.js';

const journalFile = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });
const journalIn = (folder: string) => join(folder, 'meta', '_journal.json');
export const journal = (folder: string = MIGRATIONS) => journalFile.parse(JSON.parse(readFileSync(journalIn(folder), 'utf8')));

export const newFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'zongheng-store-')));
export const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Opens records in a file that tests can read and change. */
export function opened(path: string, migrations?: string): OpenStore & { readonly store: Arranged } {
  const result = openStore(path, migrations);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return { ...result.value, store: arranged(result.value.store) };
}

/** Works on the file with plain SQLite. Foreign keys are not enforced. */
export function withDatabase<T>(path: string, work: (client: Database.Database) => T): T {
  const client = new Database(path);
  client.pragma('foreign_keys = OFF');
  try {
    return work(client);
  } finally {
    client.close();
  }
}

/** Returns every row of every table of the records. */
export const everyRow = (path: string): Readonly<Record<string, readonly unknown[]>> =>
  withDatabase(path, client => {
    const tables = client.prepare<[], { name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
    );
    return Object.fromEntries(tables.all().map(({ name }) => [name, client.prepare(`SELECT * FROM "${name}"`).all()]));
  });

/** Creates the records as an earlier version would have: with the released migrations up to and including `last`. */
export function recordsUntil(path: string, last: string): void {
  const folder = `${path}-migrations`;
  cpSync(MIGRATIONS, folder, { recursive: true });
  const { entries, ...rest } = journal();
  const end = entries.findIndex(({ tag }) => tag === last);
  writeFileSync(journalIn(folder), JSON.stringify({ ...rest, entries: entries.slice(0, end + 1) }));
  withDatabase(path, client => migrate(drizzle({ client }), { migrationsFolder: folder }));
}

/** Copies the released migrations to `folder` and adds one. `later`: by how many milliseconds its date is after the last one's. */
export function oneMoreMigration(folder: string, sql: string, later = 1_000): string {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const { entries, ...rest } = journal();
  const when = (entries.at(-1)?.when ?? 0) + later;
  const tag = '9999_tried';
  writeFileSync(join(folder, `${tag}.sql`), sql);
  writeFileSync(
    journalIn(folder),
    JSON.stringify({ ...rest, entries: [...entries, { idx: entries.length, version: '6', when, tag, breakpoints: true }] }),
  );
  return folder;
}
