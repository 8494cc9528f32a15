import type { Config } from '../config.js';
import type { Fault } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { backUp } from '../store/backups/makeBackup.js';
import { type Inspected, inspect } from '../store/inspect.js';
import { DUMPS, isPostgres } from '../store/postgres/address.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import type { Voice } from './voice.js';

/** Backs up the records, whether or not a bot is using them. Returns the exit code. */
export async function backup(voice: Voice): Promise<number> {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  const backedUp = await madeOf(config);
  if (backedUp.ok) voice.say(`The records are backed up to ${backedUp.value}.`);
  else voice.complain(sayStartFault(backedUp.fault));
  return backedUp.ok ? 0 : 1;
}

async function madeOf(config: Config): Promise<Result<string, Fault>> {
  if (isPostgres(config.database)) {
    const { dump } = await import('../store/postgres/dump.js');
    return await dump(config.database, { folder: DUMPS, kept: config.backupsKept });
  }
  const looked = inspect(config.database, true, found => made(found, config));
  return looked.ok ? looked.value : looked;
}

function made({ client, path }: Inspected, { backupsKept }: Config): Result<string, Fault> {
  try {
    return ok(backUp(client, path, backupsKept));
  } catch (error) {
    return refuse({ code: 'backup-unwritten', path, detail: error instanceof Error ? error.message : String(error) });
  }
}
