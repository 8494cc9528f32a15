import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { UNFINISHED } from '../snapshots/loadMatch.js';
import { MIGRATIONS, migrationsDue } from './migrations.js';

/** Records of this program, records of a later build, nothing yet, or another program's data. */
export type Contents = 'records' | 'later' | 'nothing' | 'foreign';

/** "Zong" in ASCII, in the header of our files. It is 0 in a file made from an SQL dump. */
export const APPLICATION_ID = 0x5a6f6e67;

/** Tells what an open database contains. */
export function contentsOf(client: Database.Database, folder: string = MIGRATIONS): Contents {
  const mark = client.pragma('application_id', { simple: true });
  if (mark !== 0 && mark !== APPLICATION_ID) return 'foreign';
  const { isNew, isForeign, unknown } = migrationsDue(client, folder);
  if (isNew) return 'nothing';
  if (isForeign) return 'foreign';
  return unknown.length > 0 ? 'later' : 'records';
}

/** Milliseconds to wait for another connection's lock. */
const PATIENCE = 5_000;

/** Runs `look` on the database at `path`, opened read-only. Throws SQLite's errors. */
export function readDatabase<T>(path: string, look: (client: Database.Database) => T): T {
  const client = new Database(path, { readonly: true, fileMustExist: true, timeout: PATIENCE });
  try {
    return look(client);
  } finally {
    client.close();
  }
}

/** Whether the file exists and is not empty. */
export const isThere = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** How many games a database holds, whatever its version. A game that is still being written does not count: it may never be finished. */
export const gamesIn = (client: Database.Database): number =>
  client.prepare<[string], { games: number }>('select count(*) as games from matches where status <> ?').get(UNFINISHED)?.games ?? 0;
