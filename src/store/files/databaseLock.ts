import Database from 'better-sqlite3';
import { makePrivate } from './privateFile.js';

export interface DatabaseLock {
  release(): void;
}

/** Open lock files. The garbage collector would close them, which releases the lock. */
const held = new Set<Database.Database>();

/**
 * Locks the database for this process with an exclusive transaction on the file `path` + ".lock". The operating system releases the lock
 * however the process ends; the file stays, and means nothing by itself. Throws SQLITE_BUSY at once if another process has the lock,
 * SQLITE_READONLY or SQLITE_CANTOPEN if nothing can be written.
 */
export function lockDatabase(path: string): DatabaseLock {
  makePrivate(`${path}.lock`);
  const file = new Database(`${path}.lock`, { timeout: 0 });
  try {
    file.pragma('user_version = 1'); // on a read-only file, BEGIN EXCLUSIVE alone would silently lock nothing
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
