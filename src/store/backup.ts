import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import process from 'node:process';
import Database from 'better-sqlite3';
import { contentsOf, gamesIn, isThere, peek } from './contents.js';
import { makePrivate } from './privateFile.js';

/** How many backups are kept unless told otherwise; older ones are deleted. */
export const BACKUPS_KEPT = 7;

export const backupFolder = (path: string): string => join(dirname(path), 'backups');

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

/** Paths of the backups of this database, in the order of the times they bear; other files in the folder are left out. */
export const backupsOf = (path: string): readonly string[] => inBackupFolder(path, '').sort();

const literally = (text: string): string => text.replace(/[^\w]/g, String.raw`\$&`);

/** Files in the folder of backups that bear the name of one and then `end`, a regular expression. */
export function inBackupFolder(path: string, end: string): string[] {
  if (!statSync(backupFolder(path), { throwIfNoEntry: false })?.isDirectory()) return [];
  const extension = extname(path);
  const wanted = new RegExp(`^${literally(basename(path, extension))}-\\d{8}T\\d{9}Z${literally(extension)}${end}$`);
  return readdirSync(backupFolder(path))
    .filter(name => wanted.test(name))
    .map(name => join(backupFolder(path), name));
}

/** The last backup; one that bears a time to come was made when the clock was wrong, and counts only where there is no other. */
export function lastBackup(path: string): string | undefined {
  const backups = backupsOf(path);
  return backups.findLast(backup => backupTime(backup) <= Date.now()) ?? backups.at(-1);
}

/** When the last backup was made, in UTC milliseconds; undefined: none, or none that the clock allows. */
export function backedUpAt(path: string): number | undefined {
  const times = backupsOf(path).map(backupTime);
  return times.findLast(time => time <= Date.now());
}

/** Whether a backup may hold records: all but an empty one, which is told without doubt. */
function mayHoldRecords(backup: string): boolean {
  try {
    return isThere(backup) && peek(backup, contentsOf) !== 'nothing';
  } catch {
    return true;
  }
}

/** The last backup that is not empty. */
export function lastFilledBackup(path: string): string | undefined {
  const filled = backupsOf(path).filter(mayHoldRecords);
  return filled.findLast(backup => backupTime(backup) <= Date.now()) ?? filled.at(-1);
}

/** How many games a backup holds; undefined: it cannot be read. */
export function gamesBackedUp(backup: string): number | undefined {
  try {
    return peek(backup, gamesIn);
  } catch {
    return undefined;
  }
}

/** Checks a copy from its first page to its last, and leaves it as one file. */
function checkCopy(path: string): void {
  const copy = new Database(path);
  try {
    const found = copy.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(String(found));
    if (contentsOf(copy) === 'nothing') throw new Error('nothing is in it');
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
  const copy = join(backupFolder(path), nameOf(path, new Date()));
  const unfinished = `${copy}.${process.pid}.unfinished`;
  makePrivate(unfinished);
  return { copy, unfinished };
}

function finishCopy(path: string, { copy, unfinished }: Copying, kept: number): string {
  checkCopy(unfinished);
  writeToDisk(unfinished);
  renameSync(unfinished, copy);
  for (const old of surplus(path, copy, kept)) rmSync(old);
  return copy;
}

/**
 * The backups that go when `made` has been made. Of those that bear a later time, since the clock was set back, as many stay as of
 * the others. One that holds more games stays: records lose none, so that they were not copied from where it was.
 */
function surplus(path: string, made: string, kept: number): readonly string[] {
  const backups = backupsOf(path);
  const upTo = backups.filter(backup => backup <= made);
  const later = backups.filter(backup => backup > made);
  const games = gamesBackedUp(made) ?? 0;
  return [...upTo.slice(0, -kept), ...later.slice(0, -kept)].filter(backup => (gamesBackedUp(backup) ?? 0) <= games);
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
