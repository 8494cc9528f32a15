import { addressOf, DUMPS, isPostgres } from '../store/postgres/address.js';
import { restore } from '../store/restore.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import type { Voice } from './voice.js';

/**
 * Replaces the records with a backup, by default the newest one. In SQLite it is the newest that is not empty; PostgreSQL's database must be empty.
 * Returns the exit code.
 */
export async function restoreBackup(voice: Voice, named: string | undefined): Promise<number> {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  if (isPostgres(config.database)) return await restoreInPostgres(voice, config.database, named);
  const restored = restore(config.database, named);
  if (!restored.ok) {
    voice.complain(sayStartFault(restored.fault));
    return 1;
  }
  const { from, putAside } = restored.value;
  voice.say(`The records are restored from ${from}.`);
  if (putAside !== undefined) voice.say(`The old records are kept in ${putAside}.`);
  return 0;
}

async function restoreInPostgres({ say, complain }: Voice, database: string, named: string | undefined): Promise<number> {
  const { restoreDump } = await import('../store/postgres/restoreDump.js');
  const restored = await restoreDump(database, { folder: DUMPS, named });
  if (restored.ok) {
    say(`The records are restored from ${restored.value} into ${addressOf(database)}.`);
    return 0;
  }
  complain(sayStartFault(restored.fault));
  if (restored.fault.code === 'database-not-empty')
    complain('A backup is restored into an empty database: create one with createdb, and name it in ZONGHENG_DATABASE.');
  return 1;
}
