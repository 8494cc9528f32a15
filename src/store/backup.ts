import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import Database from 'better-sqlite3';

/** How many backups are kept unless told otherwise; older ones are deleted. */
export const BACKUPS_KEPT = 7;

const folderOf = (path: string): string => join(dirname(path), 'backups');

/** 2026-11-21T15:30:00.000Z → 20261121T153000000Z: in the order of the letters and of time alike. */
export const stampOf = (at: Date): string => at.toISOString().replace(/[-:.]/g, '');

/** zongheng.db → backups/zongheng-20261121T153000000Z.db */
function nameOf(path: string, at: Date): string {
  const extension = extname(path);
  return `${basename(path, extension)}-${stampOf(at)}${extension}`;
}

const STAMP = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;

/** When a backup was made, by its name, in UTC milliseconds. */
export function backupTime(backup: string): number {
  const name = basename(backup, extname(backup));
  return Date.parse(name.slice(-'20261121T153000000Z'.length).replace(STAMP, '$1-$2-$3T$4:$5:$6.$7Z'));
}

/** Paths of the backups of this database, oldest first; other files in the folder are left out. */
export function backupsOf(path: string): readonly string[] {
  if (!statSync(folderOf(path), { throwIfNoEntry: false })?.isDirectory()) return [];
  const extension = extname(path);
  const start = `${basename(path, extension)}-`;
  const isBackup = (name: string) =>
    name.startsWith(start) && name.endsWith(extension) && /^\d{8}T\d{9}Z$/.test(name.slice(start.length, name.length - extension.length));
  return readdirSync(folderOf(path))
    .filter(isBackup)
    .sort()
    .map(name => join(folderOf(path), name));
}

export const lastBackup = (path: string): string | undefined => backupsOf(path).at(-1);

/** Checks a copy from its first page to its last, and leaves it as one file. */
function checkCopy(path: string): void {
  const copy = new Database(path);
  try {
    const found = copy.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(String(found));
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

export function writeToDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

interface Copying {
  readonly copy: string;
  readonly unfinished: string;
}

function beginCopy(path: string): Copying {
  const copy = join(folderOf(path), nameOf(path, new Date()));
  mkdirSync(folderOf(path), { recursive: true });
  return { copy, unfinished: `${copy}.unfinished` };
}

function finishCopy(path: string, { copy, unfinished }: Copying, kept: number): string {
  checkCopy(unfinished);
  writeToDisk(unfinished);
  renameSync(unfinished, copy);
  for (const old of backupsOf(path).slice(0, -kept)) rmSync(old);
  return copy;
}

function dropCopy({ unfinished }: Copying): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${unfinished}${end}`, { force: true });
}

/**
 * Copies the database `client`, which is the file `path`, into the folder "backups" beside it, checks the copy, deletes the oldest
 * beyond `kept` and returns the copy's path. Throws when the copy cannot be made or is not sound: then no file of a backup's name
 * is left. Nothing else happens meanwhile.
 */
export function backUp(client: Database.Database, path: string, kept: number = BACKUPS_KEPT): string {
  const copying = beginCopy(path);
  try {
    client.prepare('VACUUM INTO ?').run(copying.unfinished);
    return finishCopy(path, copying, kept);
  } finally {
    dropCopy(copying);
  }
}

/** The same while the database is being worked with: a few pages at a time, and what is written meanwhile is in it. */
export async function backUpOnline(client: Database.Database, path: string, kept: number = BACKUPS_KEPT): Promise<string> {
  const copying = beginCopy(path);
  try {
    await client.backup(copying.unfinished);
    return finishCopy(path, copying, kept);
  } finally {
    dropCopy(copying);
  }
}
