import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import type { ClientBase } from 'pg';
import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';

/** Where Debian keeps the programs of each version of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

/** Folders in which PostgreSQL's programs may be, Debian's first: what it puts on the path only chooses one of those. */
function programFolders(path: string = process.env.PATH ?? '', debian: string = DEBIAN): readonly string[] {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [...versions.map(version => join(debian, version, 'bin')), ...path.split(delimiter).filter(folder => folder !== '')];
}

interface Found {
  readonly file: string;
  /** The number before the dot. */
  readonly version: number;
}

const VERSION = /\(PostgreSQL\) (\d+)/;

function foundIn(folders: readonly string[], program: string): readonly Found[] {
  const files = folders.map(folder => join(folder, program)).filter(file => existsSync(file));
  return files.flatMap(file => {
    const version = VERSION.exec(spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout ?? '')?.[1];
    return version === undefined ? [] : [{ file, version: Number(version) }];
  });
}

/** The version of the server, the number before the dot. */
export async function serverVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version");
  return rows[0]?.version ?? 0;
}

/**
 * The path of a program of PostgreSQL that fits a server: of the same version, else of the next newer one. Faults: `program-missing`
 * { program, server }, `program-old` { program, version, server }.
 */
export function programFor(program: string, server: number, folders: readonly string[] = programFolders()): Result<string, Fault> {
  const found = foundIn(folders, program).toSorted((one, other) => one.version - other.version);
  const newest = found.at(-1);
  if (newest === undefined) return refuse({ code: 'program-missing', program, server });
  const fit = found.find(({ version }) => version >= server);
  return fit ? ok(fit.file) : refuse({ code: 'program-old', program, version: newest.version, server });
}

export interface Ran {
  /** What it wrote to its standard output. */
  readonly written: string;
  /** Why it failed. Undefined if it succeeded. */
  readonly failed: string | undefined;
}

/** Runs a program of PostgreSQL. */
export function runProgram(file: string, args: readonly string[], password?: string): Promise<Ran> {
  const env = password === undefined ? process.env : { ...process.env, PGPASSWORD: password };
  return new Promise(resolve => {
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [written, said]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => written.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', error => resolve({ written: '', failed: error.message }));
    child.on('close', code => {
      const failed = code === 0 ? undefined : onOneLine(Buffer.concat(said).toString()) || `it ended with ${code}`;
      resolve({ written: Buffer.concat(written).toString(), failed });
    });
  });
}

/** What a program complained of, as a clause. */
const onOneLine = (said: string): string =>
  said
    .trim()
    .split(/\s*\n\s*/)
    .join('; ')
    .replace(/\.$/, '');

/** The address of a database as its programs take it, and the password apart: arguments of a program can be seen by everybody on a machine. */
export function withoutPassword(url: string): { readonly address: string; readonly password: string | undefined } {
  const address = new URL(url);
  const password = address.password === '' ? address.searchParams.get('password') : decodeURIComponent(address.password);
  if (address.password !== '') address.password = '';
  // The driver's own settings, which the programs do not know.
  for (const setting of ['password', 'uselibpqcompat']) address.searchParams.delete(setting);
  return { address: address.href, password: password ?? undefined };
}
