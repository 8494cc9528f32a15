import type Database from 'better-sqlite3';

/**
 * When somebody last put a backup in the place of these records, in UTC milliseconds; undefined: never. It is kept in whole seconds as
 * the "user version" in the header of the file, which nothing else of ours uses.
 */
export function restoredAt(client: Database.Database): number | undefined {
  const seconds = Number(client.pragma('user_version', { simple: true })) >>> 0;
  return seconds === 0 ? undefined : seconds * 1_000;
}

/** Notes in records that they were restored, so that the backups made before are no reason to doubt them. */
export const noteRestored = (client: Database.Database, at: number): void =>
  void client.pragma(`user_version = ${Math.ceil(at / 1_000) | 0}`);
