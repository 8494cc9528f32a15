import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { makeFolder } from './makeFolder.js';

/** The mode bits that give access to others than the owner. */
const OTHERS = 0o077;

/**
 * Creates a file that only its owner may read and write, with folders of the same kind. Makes an existing file private. SQLite gives the
 * files beside it the same mode.
 */
export function makePrivate(path: string): void {
  makePrivateFolder(dirname(path));
  closeSync(openSync(path, 'a', 0o600));
  tighten(path);
}

/** Creates a folder that only its owner may access. An existing folder stays as it is. */
export const makePrivateFolder = (path: string): void => makeFolder(path, 0o700);

/** Removes everybody's access to a file except its owner's. Skips files of another owner. */
export function tighten(path: string): void {
  if (!isOpenToOthers(path)) return;
  try {
    chmodSync(path, 0o600);
  } catch {
    return;
  }
}

/** Tightens a database and the files named after it: write-ahead log, lock, copies set aside. */
export function tightenAll(path: string): void {
  const name = basename(path);
  const isOurs = (file: string): boolean => file === name || BESIDE.test(file.startsWith(name) ? file.slice(name.length) : '');
  for (const file of readdirSync(dirname(path))) if (isOurs(file)) tighten(join(dirname(path), file));
}

const BESIDE = /^(-wal|-shm|-journal|\.lock|\.restoring|\.before-(fresh|restore-\d{8}T\d{9}Z))(-wal|-shm|-journal)?$/;

/** Whether others than its owner may access a file or folder. Always false on Windows, which has no such bits. */
export const isOpenToOthers = (path: string): boolean =>
  process.platform !== 'win32' && ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;
