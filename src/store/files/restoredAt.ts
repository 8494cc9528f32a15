import type Database from 'better-sqlite3';

/**
 * When a backup was last restored as this database, in UTC milliseconds. Undefined if never. Stored in whole seconds as the "user version"
 * in the header of the file, which we use for nothing else.
 */
export function restoredAt(client: Database.Database): number | undefined {
  const seconds = Number(client.pragma('user_version', { simple: true })) >>> 0;
  return seconds === 0 ? undefined : seconds * 1_000;
}

/** Records that the database was restored, so that `fallenBehind` ignores the backups made before. */
export const noteRestored = (client: Database.Database, at: number): void =>
  void client.pragma(`user_version = ${Math.ceil(at / 1_000) | 0}`);
