import { backUp } from '../store/backup.js';
import { inspect } from '../store/inspect.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import type { Voice } from './voice.js';

/** Backs the records up, whether or not a bot is at work on them. The exit code. */
export function backup(voice: Voice): number {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  const made = inspect(config.database, true, ({ client, path }) => backUp(client, path, config.backupsKept));
  if (made.ok) voice.say(`The records are backed up in ${made.value}.`);
  else voice.complain(sayStartFault(made.fault));
  return made.ok ? 0 : 1;
}
