import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { contentsOf, gamesIn, isThere, readDatabase } from '../database/contents.js';

/** How many backups are kept by default; older ones are deleted. */
export const BACKUPS_KEPT = 7;

export const backupFolder = (path: string): string => join(dirname(path), 'backups');

/** 2026-11-21T15:30:00.000Z → 20261121T153000000Z. Alphabetical order is chronological order. */
export const stampOf = (at: Date): string => at.toISOString().replace(/[-:.]/g, '');

/** zongheng.db → backups/zongheng-20261121T153000000Z.db */
export function backupPath(path: string, at: Date): string {
  const extension = extname(path);
  return join(backupFolder(path), `${basename(path, extension)}-${stampOf(at)}${extension}`);
}

const STAMP = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;

/** When a backup was made, according to its name, in UTC milliseconds. */
export function backupTime(backup: string): number {
  const name = basename(backup, extname(backup));
  return Date.parse(name.slice(-'20261121T153000000Z'.length).replace(STAMP, '$1-$2-$3T$4:$5:$6.$7Z'));
}

/** Paths of the backups of this database, oldest first according to their names. Ignores other files in the folder. */
export const backupsOf = (path: string): readonly string[] => inBackupFolder(path, '').sort();

const literally = (text: string): string => text.replace(/[^\w]/g, String.raw`\$&`);

/** Files in the backup folder whose name is that of a backup followed by `end`, a regular expression. */
export function inBackupFolder(path: string, end: string): string[] {
  if (!statSync(backupFolder(path), { throwIfNoEntry: false })?.isDirectory()) return [];
  const extension = extname(path);
  const wanted = new RegExp(`^${literally(basename(path, extension))}-\\d{8}T\\d{9}Z${literally(extension)}${end}$`);
  return readdirSync(backupFolder(path))
    .filter(name => wanted.test(name))
    .map(name => join(backupFolder(path), name));
}

/** The newest backup. One dated in the future was made while the clock was wrong, and counts only if there is no other. */
export function lastBackup(path: string): string | undefined {
  const backups = backupsOf(path);
  return backups.findLast(backup => backupTime(backup) <= Date.now()) ?? backups.at(-1);
}

/** When the newest backup was made, in UTC milliseconds. Undefined if there is none, or if all are dated in the future. */
export function backedUpAt(path: string): number | undefined {
  const times = backupsOf(path).map(backupTime);
  return times.findLast(time => time <= Date.now());
}

/** Whether a backup may hold records: true unless it is certainly empty. */
function mayHoldRecords(backup: string): boolean {
  try {
    return isThere(backup) && readDatabase(backup, contentsOf) !== 'nothing';
  } catch {
    return true;
  }
}

/** The newest backup that is not empty, preferring those that are not dated in the future. */
export function lastFilledBackup(path: string): string | undefined {
  const filled = backupsOf(path).filter(mayHoldRecords);
  return filled.findLast(backup => backupTime(backup) <= Date.now()) ?? filled.at(-1);
}

/** How many games a backup holds. Undefined if it cannot be read. */
export function gamesBackedUp(backup: string): number | undefined {
  try {
    return readDatabase(backup, gamesIn);
  } catch {
    return undefined;
  }
}
