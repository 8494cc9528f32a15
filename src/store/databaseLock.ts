import Database from 'better-sqlite3';
import { makePrivate } from './privateFile.js';

export interface DatabaseLock {
  release(): void;
}

/** Kept from the garbage collector, which would close the file and so let go of the lock. */
const held = new Set<Database.Database>();

/**
 * Takes the database for this program alone: an exclusive transaction on a file beside it, `path` + ".lock".
 * The system frees it however the program ends; the file itself stays and means nothing.
 * Throws SQLITE_BUSY at once when somebody else has it, SQLITE_READONLY or SQLITE_CANTOPEN where nothing can be written.
 */
export function lockDatabase(path: string): DatabaseLock {
  makePrivate(`${path}.lock`);
  const file = new Database(`${path}.lock`, { timeout: 0 });
  try {
    file.pragma('user_version = 1'); // on a file that cannot be written, BEGIN EXCLUSIVE would lock nothing and say nothing
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    throw error;
  }
  held.add(file);
  return {
    release: () => {
      held.delete(file);
      file.close();
    },
  };
}
