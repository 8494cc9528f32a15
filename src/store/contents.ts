import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { UNFINISHED } from './loadMatch.js';
import { MIGRATIONS, migrationsDue } from './migrations.js';

/** Records of this program, a later build's among them; nothing yet; or another program's. */
export type Contents = 'records' | 'later' | 'nothing' | 'foreign';

/** "Zong" in ASCII, in the header of our files. A file that was read out and written anew bears 0. */
export const APPLICATION_ID = 0x5a6f6e67;

/** What an open database holds. */
export function contentsOf(client: Database.Database, folder: string = MIGRATIONS): Contents {
  const mark = client.pragma('application_id', { simple: true });
  if (mark !== 0 && mark !== APPLICATION_ID) return 'foreign';
  const { isNew, isForeign, unknown } = migrationsDue(client, folder);
  if (isNew) return 'nothing';
  if (isForeign) return 'foreign';
  return unknown.length > 0 ? 'later' : 'records';
}

/** How long another connection may keep us waiting, in milliseconds. */
const PATIENCE = 5_000;

/** What `look` finds in the database at `path`, of which nothing is changed. Throws what SQLite does. */
export function peek<T>(path: string, look: (client: Database.Database) => T): T {
  const client = new Database(path, { readonly: true, fileMustExist: true, timeout: PATIENCE });
  try {
    return look(client);
  } finally {
    client.close();
  }
}

/** Whether a file is there with anything in it. */
export const isThere = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** How many games records hold; of any version of their form. One that is still being written is none yet, and may never be. */
export const gamesIn = (client: Database.Database): number =>
  client.prepare<[string], { games: number }>('select count(*) as games from matches where status <> ?').get(UNFINISHED)?.games ?? 0;
