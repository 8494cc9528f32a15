import { addressOf, isPostgres } from '../store/postgres/address.js';
import { restore } from '../store/restore.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import type { Voice } from './voice.js';

/** Replaces the records with a backup, by default the newest one that is not empty. Returns the exit code. */
export function restoreBackup(voice: Voice, named: string | undefined): number {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  if (isPostgres(config.database)) {
    const detail =
      'Restore a backup into a new database: createdb, then pg_restore --no-owner --dbname=<address> <backup>; then name it in ZONGHENG_DATABASE.';
    voice.complain(sayStartFault({ code: 'not-for-postgres', path: addressOf(config.database), detail }));
    return 1;
  }
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
