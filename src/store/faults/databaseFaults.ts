import Database from 'better-sqlite3';
import type { Fault } from '../../games/game.js';
import { lastBackup } from '../backups/backup.js';

const SQLITE_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_(NOTADB|CORRUPT)/, 'database-corrupt'],
  [/^SQLITE_(BUSY|LOCKED)/, 'database-in-use'],
  [/^SQLITE_(READONLY|CANTOPEN|PERM|FULL|IOERR)/, 'database-unwritable'],
];

const codeOf = (error: unknown): string | undefined => {
  if (error instanceof Database.SqliteError) return SQLITE_FAULTS.find(([pattern]) => pattern.test(error.code))?.[1];
  return error instanceof Error && 'syscall' in error ? 'database-unwritable' : undefined;
};

export const unwritable = (path: string, detail: string): Fault => ({ code: 'database-unwritable', path, detail });

/** The fault of a damaged database, with the path of its newest backup if there is one. */
export const corrupt = (path: string, detail: string): Fault => ({ code: 'database-corrupt', path, detail, backup: lastBackup(path) });

const inUse = (path: string): Fault => ({ code: 'database-in-use', path });

/** Turns an error of SQLite or of the file system into a fault. Rethrows other errors. */
export function faultOf(error: unknown, path: string): Fault {
  const code = codeOf(error);
  const detail = error instanceof Error ? error.message : String(error);
  if (code === 'database-in-use') return inUse(path);
  if (code === 'database-corrupt') return corrupt(path, detail);
  if (code === 'database-unwritable') return unwritable(path, detail);
  throw error;
}
