import { rmSync, statSync } from 'node:fs';
import process from 'node:process';
import { backupsOf, inBackupFolder } from './backup.js';
import { tighten } from './privateFile.js';

/** Deletes what copies left that were killed, and takes from others what they may do with the rest. Copies still being made stay. */
export function tidyBackups(path: string): void {
  for (const left of inBackupFolder(path, String.raw`(\.\d+)?\.unfinished(-journal|-wal|-shm)?`))
    if (isLeft(left)) rmSync(left, { force: true });
  for (const backup of backupsOf(path)) tighten(backup);
}

const A_DAY = 24 * 60 * 60_000;

/** Whether the program that made an unfinished copy, whose number is in its name, is gone; a number may be another's after a day. */
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
