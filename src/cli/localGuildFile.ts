import { existsSync, renameSync, rmSync } from 'node:fs';
import { ok, type Result } from '../lib/result.js';
import { type Kept, type KeptFault, openKept } from '../localGuild/kept/openKept.js';

/** The file of the local guild, beside the records of the bot that plays there. */
const localGuildPath = (database: string): string => `${database.replace(/\.db$/, '')}.world.db`;

/**
 * Opens it; fresh: without anything that has been. The bot's records, which speak of a guild that is no more, are put aside as
 * `….before-fresh`.
 */
export function openLocalGuildFile(database: string, fresh: boolean): Result<Kept, KeptFault> {
  const kept = openKept(localGuildPath(database));
  if (!kept.ok || !fresh) return kept;
  kept.value.clear();
  for (const end of ['', '-wal', '-shm']) putAside(`${database}${end}`, `${database}.before-fresh${end}`);
  return ok(kept.value);
}

function putAside(from: string, to: string): void {
  rmSync(to, { force: true });
  if (existsSync(from)) renameSync(from, to);
}
