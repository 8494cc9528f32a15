import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { stampOf } from '../backups/backup.js';
import { writeToDisk } from '../backups/finishCopy.js';
import { makePrivate } from '../files/privateFile.js';
import { addressOf } from './address.js';
import { dumpedTables } from './dumpFile.js';
import { inspectPostgres } from './inspectPostgres.js';
import { programFor, runProgram, serverVersion, withoutPassword } from './programs.js';

/** Where backups of PostgreSQL are written, and which of them are kept. */
export interface Dumps {
  readonly folder: string;
  /** How many are kept. */
  readonly kept: number;
}

/** zongheng-20261121T153000000Z.dump, named for the database. */
const nameOf = (url: string): string => decodeURIComponent(basename(new URL(url).pathname)).replace(/[^\w-]/g, '_') || 'zongheng';

/** The backups of a database, oldest first according to their names. */
export function dumpsOf(url: string, folder: string): readonly string[] {
  const name = nameOf(url);
  const isOurs = (file: string): boolean => file.startsWith(`${name}-`) && /^\d{8}T\d{9}Z\.dump$/.test(file.slice(name.length + 1));
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter(isOurs)
    .sort()
    .map(file => join(folder, file));
}

/**
 * Backs up the database with pg_dump, whether or not a bot is using it, reads the copy's table of contents, deletes the oldest backups beyond
 * `kept`, and returns the file. Faults: those of `inspectPostgres` and `programFor`, `backup-unwritten` { path, detail }.
 */
export async function dump(url: string, { folder, kept }: Dumps): Promise<Result<string, Fault>> {
  const server = await inspectPostgres(url, ({ client }) => serverVersion(client));
  if (!server.ok) return server;
  const [dumper, reader] = [programFor('pg_dump', server.value), programFor('pg_restore', server.value)];
  if (!dumper.ok) return dumper;
  if (!reader.ok) return reader;
  const file = join(folder, `${nameOf(url)}-${stampOf(new Date())}.dump`);
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    const detail = await whyNotWritten(url, unfinished, { dumper: dumper.value, reader: reader.value });
    if (detail !== undefined) return refuse({ code: 'backup-unwritten', path: addressOf(url), detail });
    renameSync(unfinished, file);
  } catch (error) {
    return refuse({ code: 'backup-unwritten', path: addressOf(url), detail: error instanceof Error ? error.message : String(error) });
  } finally {
    rmSync(unfinished, { force: true });
  }
  for (const old of dumpsOf(url, folder).slice(0, -kept)) rmSync(old, { force: true });
  return ok(file);
}

interface Programs {
  readonly dumper: string;
  readonly reader: string;
}

async function whyNotWritten(url: string, file: string, { dumper, reader }: Programs): Promise<string | undefined> {
  const { address, password } = withoutPassword(url);
  makePrivate(file);
  const args = ['--format=custom', '--no-owner', '--no-privileges', '--no-password', `--file=${file}`, `--dbname=${address}`];
  const { failed } = await runProgram(dumper, args, password);
  if (failed !== undefined) return failed;
  chmodSync(file, 0o600);
  writeToDisk(file);
  const tables = await dumpedTables(reader, file);
  if (!tables.ok) return tables.fault.detail;
  return tables.value.includes('matches') ? undefined : 'the copy does not hold the records';
}
