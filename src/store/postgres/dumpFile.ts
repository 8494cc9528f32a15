import { ok, type Result, refuse } from '../../lib/result.js';
import { MIGRATION_LIST } from './migrations.js';
import { runProgram } from './programs.js';

interface Unread {
  readonly code: 'unread';
  /** What pg_restore says, as a clause. */
  readonly detail: string;
}

/** 245; 0 16390 TABLE DATA public matches zongheng */
const DATA = /^\d+; \d+ \d+ TABLE DATA \S+ (\S+) /gm;

/** The tables whose rows are in a backup, according to its table of contents. `reader`: pg_restore. */
export async function dumpedTables(reader: string, file: string): Promise<Result<readonly string[], Unread>> {
  const { written, failed } = await runProgram(reader, ['--list', file]);
  if (failed !== undefined) return refuse({ code: 'unread', detail: failed });
  return ok([...written.matchAll(DATA)].flatMap(([, name]) => (name === undefined ? [] : [name])));
}

/** A row of drizzle's list: number, hash, time of the migration. */
const MIGRATION = /^\d+\t[0-9a-f]+\t(\d+)$/gm;

/** The times of the migrations that were applied to the records in a backup. Empty if it holds none. */
export async function dumpedMigrations(reader: string, file: string): Promise<Result<readonly number[], Unread>> {
  const { written, failed } = await runProgram(reader, ['--data-only', `--table=${MIGRATION_LIST}`, '--file=-', file]);
  if (failed !== undefined) return refuse({ code: 'unread', detail: failed });
  return ok([...written.matchAll(MIGRATION)].map(([, at]) => Number(at)));
}
