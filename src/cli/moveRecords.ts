import { moveTo, placeOf } from '../store/moveTo.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import type { Voice } from './voice.js';

/** Copies the records to another database, which must be empty. Returns the exit code. */
export async function move({ say, complain }: Voice, to: string): Promise<number> {
  const config = readSettings({ say, complain });
  if (config === undefined) return 1;
  const log = { info: () => undefined, warn: () => undefined, error: (_: object, what: string) => complain(what) };
  const moved = await moveTo(config, to, log);
  if (!moved.ok) {
    complain(sayStartFault(moved.fault));
    return 1;
  }
  for (const { table, rows } of moved.value) if (rows > 0) say(`${table}: ${rows}`);
  say(`All records are copied to ${placeOf(to)}, and the copy is the same as the original, which is unchanged.`);
  say('To use the copy, name it in ZONGHENG_DATABASE.');
  return 0;
}
