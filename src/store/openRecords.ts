import type { Fault } from '../games/game.js';
import type { Result } from '../lib/result.js';
import type { Log } from '../matches/context/ports.js';
import { MIGRATIONS } from './database/migrations.js';
import { type OpenStore, openStore } from './openStore.js';
import { isPostgres } from './postgres/address.js';
import { openPostgres } from './postgres/openPostgres.js';

/** Open records, in whichever database. Backups are made of SQLite's alone: whoever runs PostgreSQL backs it up. */
export interface OpenRecords extends Pick<OpenStore, 'store' | 'openToOthers' | 'vitals' | 'proveWritable'> {
  readonly backups?: Pick<OpenStore, 'backUp' | 'backedUpAt'>;
  close(): void | Promise<void>;
}

export interface RecordsPlace {
  /** The path of SQLite's file, or the address of a PostgreSQL database. */
  readonly database: string;
  readonly backupsKept: number;
}

/** Opens the records. Faults: those of `openStore` and `openPostgres`. */
export async function openRecords({ database, backupsKept }: RecordsPlace, log: Log): Promise<Result<OpenRecords, Fault>> {
  if (isPostgres(database)) return await openPostgres(database, log);
  const opened = openStore(database, MIGRATIONS, backupsKept);
  return opened.ok ? { ok: true, value: { ...opened.value, backups: opened.value } } : opened;
}
