import { rmSync } from 'node:fs';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { makePrivate } from '../files/privateFile.js';
import { BACKUPS_KEPT, backupPath } from './backup.js';
import { type Copying, finishCopy } from './finishCopy.js';

/**
 * Copies the open database `client`, whose file is `path`, into the folder "backups" beside it, checks the copy, deletes the oldest backups
 * beyond `kept`, and returns the path of the copy. Blocks the thread. Throws if the copy fails or is damaged; then no file with the name of
 * a backup is left.
 */
export function backUp(client: Database.Database, path: string, kept: number = BACKUPS_KEPT): string {
  const copying = beginCopy(path, kept);
  try {
    client.prepare('VACUUM INTO ?').run(copying.unfinished);
    return finishCopy(copying);
  } finally {
    dropCopy(copying);
  }
}

/**
 * Like `backUp` while the database is in use: copies a few pages at a time, includes what is written meanwhile, and checks the copy in a thread of its own. A
 * check that has begun is not broken off: a process that ends meanwhile waits for it.
 */
export async function backUpOnline(client: Database.Database, path: string, kept: number = BACKUPS_KEPT): Promise<string> {
  const copying = beginCopy(path, kept);
  try {
    await client.backup(copying.unfinished);
    return await finishedElsewhere(copying);
  } finally {
    dropCopy(copying);
  }
}

function beginCopy(path: string, kept: number): Copying {
  const copy = backupPath(path, new Date());
  const unfinished = `${copy}.${process.pid}.unfinished`;
  makePrivate(unfinished);
  return { path, copy, unfinished, kept };
}

function dropCopy({ unfinished }: Copying): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${unfinished}${end}`, { force: true });
}

/** The bundled program, also when run from the sources (tests). */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/program/finishCopyProgram.js' : '../../program/finishCopyProgram.js',
  import.meta.url,
);

/** Like `finishCopy`, in another thread. */
const finishedElsewhere = (copying: Copying): Promise<string> =>
  new Promise((resolve, reject) => {
    new Worker(PROGRAM, { workerData: copying })
      .on('message', resolve)
      .on('error', reject)
      .on('exit', code => reject(new Error(`the thread that checks a backup ended with ${code}`)));
  });
