import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/openStore.js';
import { newFolder, opened, remove } from './files.js';

const HOLDER = fileURLToPath(new URL('holder.mjs', import.meta.url));

let folder: string;
let path: string;
let started: ChildProcess[];
beforeEach(() => {
  folder = newFolder();
  path = join(folder, 'zongheng.db');
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map(kill));
  remove(folder);
});

async function kill(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGKILL');
  await once(program, 'exit');
}

/** Starts another program that opens the database. Returns it and what it says. It runs what `npm run build` made. */
async function anotherProgram(): Promise<{ readonly program: ChildProcess; readonly says: unknown }> {
  const program = spawn(process.execPath, [HOLDER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(program);
  for await (const line of createInterface({ input: program.stdout })) return { program, says: JSON.parse(line) };
  throw new Error('The other program ended without a word: has the project been built?');
}

describe('Two programs on one database', () => {
  test('are one too many: the second is refused, and ends by itself', async () => {
    const first = opened(path);
    const { program, says } = await anotherProgram();
    expect(says).toEqual({ ok: false, fault: { code: 'database-in-use', path } });
    if (program.exitCode === null) await once(program, 'exit');
    expect(program.exitCode).toBe(0);
    first.close();
    expect((await anotherProgram()).says).toEqual({ ok: true });
  });

  test('are one as soon as the first is killed, and what it had written is there', async () => {
    const { program, says } = await anotherProgram();
    expect(says).toEqual({ ok: true });
    expect(openStore(path)).toEqual({ ok: false, fault: { code: 'database-in-use', path } });
    await kill(program);
    const { store, close } = opened(path);
    expect(await store.meta.get('holder')).toBe('was here');
    close();
  });
});
