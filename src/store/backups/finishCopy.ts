import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { contentsOf } from '../database/contents.js';
import { backupsOf, gamesBackedUp } from './backup.js';

/** A copy of the records that is being made. */
export interface Copying {
  /** The database that is copied. */
  readonly path: string;
  /** The path of the backup, once the copy is finished. */
  readonly copy: string;
  /** The path of the copy until then. */
  readonly unfinished: string;
  /** How many backups are kept. */
  readonly kept: number;
}

/**
 * Checks a copy, gives it the name of a backup, deletes the oldest backups beyond `kept`, and returns the path of the backup. Throws if the copy is damaged or
 * empty. Reads all of the copy: for large records that takes seconds.
 */
export function finishCopy({ path, copy, unfinished, kept }: Copying): string {
  checkCopy(unfinished);
  writeToDisk(unfinished);
  renameSync(unfinished, copy);
  for (const old of surplus(path, copy, kept)) rmSync(old);
  return copy;
}

/** Checks every page of a copy and makes it one file, without a write-ahead log. Throws if it is damaged or empty. */
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

/** Waits until the file is on the disk. */
export function writeToDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/**
 * The backups to delete now that `made` exists: all but the newest `kept` up to `made`, and all but the newest `kept` with later dates,
 * which exist if the clock was set back. Keeps those that hold more games than `made`: games are never deleted, so those were copied from
 * other records.
 */
function surplus(path: string, made: string, kept: number): readonly string[] {
  const backups = backupsOf(path);
  const upTo = backups.filter(backup => backup <= made);
  const later = backups.filter(backup => backup > made);
  const games = gamesBackedUp(made) ?? 0;
  return [...upTo.slice(0, -kept), ...later.slice(0, -kept)].filter(backup => (gamesBackedUp(backup) ?? 0) <= games);
}
