import { existsSync, renameSync, rmSync } from 'node:fs';
import { ok, type Result, refuse } from '../lib/result.js';
import { type Kept, type KeptFault, openKept } from '../localGuild/kept/openKept.js';
import { backupsOf } from '../store/backup.js';
import { placeOf } from '../store/place.js';
import { makePrivate, tightenAll } from '../store/privateFile.js';

/** The file of the local guild, beside the records of the bot that plays there. */
const localGuildPath = (database: string): string => `${database.replace(/\.db$/, '')}.world.db`;

/**
 * Opens it, for its owner alone; fresh: without anything that has been. The bot's records and their backups, which speak of a guild that
 * is no more, are put aside as `….before-fresh`.
 */
export function openLocalGuildFile(database: string, fresh: boolean): Result<Kept, KeptFault> {
  const path = localGuildPath(database);
  const fault = keptPrivate(path);
  if (fault) return refuse(fault);
  const kept = openKept(path);
  if (!kept.ok || !fresh) return kept;
  kept.value.clear();
  for (const backup of backupsOf(placeOf(database))) putAside(backup, `${backup}.before-fresh`);
  for (const end of ['', '-wal', '-shm']) putAside(`${database}${end}`, `${database}.before-fresh${end}`);
  return ok(kept.value);
}

function keptPrivate(path: string): KeptFault | undefined {
  try {
    makePrivate(path);
    tightenAll(path);
    return undefined;
  } catch (error) {
    return { code: 'guild-unreadable', path, why: error instanceof Error ? error.message : String(error) };
  }
}

function putAside(from: string, to: string): void {
  rmSync(to, { force: true });
  if (existsSync(from)) renameSync(from, to);
}
