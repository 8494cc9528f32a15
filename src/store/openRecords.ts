import type { Fault } from '../games/game.js';
import { ok, type Result } from '../lib/result.js';
import type { Log } from '../matches/context/ports.js';
import { MIGRATIONS } from './database/migrations.js';
import type { OpenRecords } from './database/openRecords.js';
import { openStore } from './openStore.js';
import { isPostgres } from './postgres/address.js';

export interface RecordsPlace {
  /** The path of SQLite's file, or the address of a PostgreSQL database. */
  readonly database: string;
  readonly backupsKept: number;
}

/** Opens the records. `alone`: PostgreSQL too lets nobody else use them meanwhile. Faults: those of `openStore` and `openPostgres`. */
export async function openRecords(
  { database, backupsKept }: RecordsPlace,
  log: Log,
  how: 'alone' | 'together' = 'together',
): Promise<Result<OpenRecords, Fault>> {
  if (isPostgres(database)) {
    // Loaded when it is needed: with SQLite the program starts as fast as without it.
    const { openPostgres } = await import('./postgres/openPostgres.js');
    return await openPostgres(database, log, how);
  }
  const opened = openStore(database, MIGRATIONS, backupsKept);
  return opened.ok ? ok({ ...opened.value, backups: opened.value }) : opened;
}
