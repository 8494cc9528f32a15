import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { stampOf } from '../backups/backup.js';
import { addressOf } from './address.js';

/** What pg_dump says if it fails, or why it cannot be started. Undefined if it succeeded. The password is not among its arguments. */
function dumped(url: string, file: string): Promise<string | undefined> {
  const { username, password, hostname, port, pathname, search } = new URL(url);
  const address = `postgres://${username && `${username}@`}${hostname}${port && `:${port}`}${pathname}${search}`;
  const env = password === '' ? process.env : { ...process.env, PGPASSWORD: decodeURIComponent(password) };
  return new Promise(resolve => {
    const child = spawn('pg_dump', ['--format=custom', '--no-owner', '--no-password', `--file=${file}`, `--dbname=${address}`], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
    });
    child.on('error', error => resolve(`pg_dump cannot be started: ${error.message}`));
    child.on('close', code => resolve(code === 0 ? undefined : said.trim() || `pg_dump ended with ${code}`));
  });
}

/** Backs up the database with pg_dump, whether or not a bot is using it, and returns the file. Fault: `backup-unwritten` { path, detail }. */
export async function dump(url: string, folder: string): Promise<Result<string, Fault>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `zongheng-${stampOf(new Date())}.dump`);
  const detail = await dumped(url, `${file}.unfinished`);
  if (detail !== undefined) {
    rmSync(`${file}.unfinished`, { force: true });
    return refuse({ code: 'backup-unwritten', path: addressOf(url), detail });
  }
  renameSync(`${file}.unfinished`, file);
  return ok(file);
}
