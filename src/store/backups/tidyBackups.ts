import { rmSync, statSync } from 'node:fs';
import process from 'node:process';
import { tighten } from '../files/privateFile.js';
import { backupsOf, inBackupFolder } from './backup.js';

/** Deletes what is left of copies whose process was killed, and makes the backups private. Copies in progress stay. */
export function tidyBackups(path: string): void {
  for (const left of inBackupFolder(path, String.raw`(\.\d+)?\.unfinished(-journal|-wal|-shm)?`))
    if (isLeft(left)) rmSync(left, { force: true });
  for (const backup of backupsOf(path)) tighten(backup);
}

const A_DAY = 24 * 60 * 60_000;

/** Whether the process that made an unfinished copy is gone. The file name has its process id; after a day, the id may be another's. */
function isLeft(unfinished: string): boolean {
  const maker = Number(/\.(\d+)\.unfinished/.exec(unfinished)?.[1] ?? process.pid);
  return maker === process.pid || !isAlive(maker) || Date.now() - (statSync(unfinished, { throwIfNoEntry: false })?.mtimeMs ?? 0) > A_DAY;
}

function isAlive(program: number): boolean {
  try {
    return process.kill(program, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
