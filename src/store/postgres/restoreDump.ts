import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { addressOf } from './address.js';
import { connected } from './connected.js';
import { connectionFaultOf } from './connectionFaults.js';
import { dumpsOf } from './dump.js';
import { dumpedMigrations, dumpedTables } from './dumpFile.js';
import { hasTables, knownMigrations } from './migrations.js';
import { type Ownership, own } from './ownership.js';
import { programFor, runProgram, serverVersion, withoutPassword } from './programs.js';

export interface RestoreAsked {
  /** The folder in which the newest backup is taken if none is named. */
  readonly folder: string;
  readonly named: string | undefined;
}

/**
 * Restores a backup, by default the newest one, into the database at `url`, which must be empty, in one transaction. Returns the file. No bot can
 * start on the database meanwhile. Faults: those of `connectionFaultOf` and `programFor`, `database-in-use`, `database-not-empty`,
 * `backup-missing` { path }, `backup-unsound` { path, detail }, `database-foreign`, `database-newer`, `restore-failed` { path, detail }.
 */
export async function restoreDump(url: string, { folder, named }: RestoreAsked): Promise<Result<string, Fault>> {
  const file = named === undefined ? dumpsOf(url, folder).at(-1) : resolve(named);
  if (file === undefined || !existsSync(file)) return refuse({ code: 'backup-missing', path: file ?? folder });
  const owned = await heldBy(url);
  if (!owned.ok) return owned;
  try {
    return await restored(url, file);
  } finally {
    await owned.value.close();
  }
}

const UNHEARD = { onLost: () => undefined, onRegained: () => undefined };

async function heldBy(url: string): Promise<Result<Ownership, Fault>> {
  const path = addressOf(url);
  try {
    const owner = await own(url, UNHEARD);
    return owner ? ok(owner) : refuse({ code: 'database-in-use', path });
  } catch (error) {
    const fault = connectionFaultOf(error, path);
    if (fault) return refuse(fault);
    throw error;
  }
}

async function restored(url: string, file: string): Promise<Result<string, Fault>> {
  const path = addressOf(url);
  const target = await connected(url, async client => ({ isFilled: await hasTables(client), version: await serverVersion(client) }));
  if (!target.ok) return target;
  if (target.value.isFilled) return refuse({ code: 'database-not-empty', path });
  const program = programFor('pg_restore', target.value.version);
  if (!program.ok) return program;
  const unfit = await whyUnfit(program.value, file);
  if (unfit) return refuse(unfit);
  const { address, password } = withoutPassword(url);
  const args = ['--no-owner', '--no-privileges', '--no-password', '--exit-on-error', '--single-transaction', `--dbname=${address}`, file];
  const { failed } = await runProgram(program.value, args, password);
  return failed === undefined ? ok(file) : refuse({ code: 'restore-failed', path, detail: failed });
}

/** Why a backup must not be restored. */
async function whyUnfit(reader: string, file: string): Promise<Fault | undefined> {
  const unsound = (detail: string): Fault => ({ code: 'backup-unsound', path: file, detail });
  const tables = await dumpedTables(reader, file);
  if (!tables.ok) return unsound(tables.fault.detail);
  if (!tables.value.includes('matches')) return { code: 'database-foreign', path: file };
  const applied = await dumpedMigrations(reader, file);
  if (!applied.ok) return unsound(applied.fault.detail);
  const known = knownMigrations();
  if (!applied.value.some(at => known.includes(at))) return { code: 'database-foreign', path: file };
  return applied.value.every(at => known.includes(at)) ? undefined : { code: 'database-newer', path: file };
}
