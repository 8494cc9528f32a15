import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

/** The bits of a mode that let anybody but the owner in. */
const OTHERS = 0o077;

/** A file that its owner alone may read and write, made if it is not there, with folders that are his own. SQLite's files beside it take its mode. */
export function makePrivate(path: string): void {
  makePrivateFolder(dirname(path));
  closeSync(openSync(path, 'a', 0o600));
  tighten(path);
}

/** A folder that its owner alone may look into; one that is there already stays as somebody made it. */
export const makePrivateFolder = (path: string): void => void mkdirSync(path, { recursive: true, mode: 0o700 });

/** Takes from everybody but the owner what he may do with a file. One of another owner stays as it is. */
export function tighten(path: string): void {
  if (!isOpenToOthers(path)) return;
  try {
    chmodSync(path, 0o600);
  } catch {
    return;
  }
}

/** Tightens a database and what lies beside it under its name: its logs, its lock, what was put aside. */
export function tightenAll(path: string): void {
  const name = basename(path);
  const isOurs = (file: string): boolean => file === name || BESIDE.test(file.startsWith(name) ? file.slice(name.length) : '');
  for (const file of readdirSync(dirname(path))) if (isOurs(file)) tighten(join(dirname(path), file));
}

const BESIDE = /^(-wal|-shm|-journal|\.lock|\.restoring|\.before-(fresh|restore-\d{8}T\d{9}Z))(-wal|-shm|-journal)?$/;

/** Whether others than its owner may read a file or folder, or write to it. Windows has no such bits. */
export const isOpenToOthers = (path: string): boolean =>
  process.platform !== 'win32' && ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;
