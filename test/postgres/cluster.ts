import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A PostgreSQL server of a test's own. */
export interface Cluster {
  /** The address of one of its databases. */
  address(database?: string): string;
  /** Stops it as a crash would, and starts it again with the same files. */
  stop(): void;
  start(): void;
  /** Stops it and deletes its files. */
  remove(): void;
}

/** Where Debian keeps the programs of a server, of which only some are on the path. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs. Undefined if there is none. */
function programsHere(): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...debian.map(version => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find(folder => ['initdb', 'pg_ctl', 'postgres'].every(program => existsSync(join(folder, program))));
}

export const hasPostgres = (): boolean => programsHere() !== undefined;

/** The folder of PostgreSQL's programs. Throws if there is none. */
function programs(): string {
  const found = programsHere();
  if (!found) throw new Error('PostgreSQL is not on this machine: install it (Debian: apt-get install postgresql), its tests need it');
  return found;
}

/** PostgreSQL refuses to run as root: root starts it as this user. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].flatMap(name => users.find(user => user.startsWith(`${name}:`)) ?? [])[0];
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('there is no user postgres or nobody to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Starts a server on a free port, its files in a temporary folder. `durable`: it writes to the disk at every commit, as in real use. */
export async function startCluster({ durable = false } = {}): Promise<Cluster> {
  const bin = programs();
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: readonly string[]): void => {
    const { status, stderr } = spawnSync(join(bin, program), args, {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const data = join(folder, 'data');
  const port = await freePort();
  const speed = durable ? '' : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c max_connections=1000 ${speed}`;
  run('initdb', '-D', data, '-U', 'zongheng', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  // The role "locked", where a test creates it, needs its password.
  const rules = join(data, 'pg_hba.conf');
  writeFileSync(rules, `host all locked 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  // pg_ctl's server keeps its standard error open: it goes to a file. After a crash it reads its log first, which a busy machine may take long for.
  const start = (): void => run('pg_ctl', 'start', '-w', '-t', '300', '-s', '-D', data, '-l', join(folder, 'log'), '-o', settings);
  const stop = (): void => run('pg_ctl', 'stop', '-w', '-s', '-D', data, '-m', 'immediate');
  start();
  // A run that breaks off leaves no server behind.
  const left = (): void => void spawnSync(join(bin, 'pg_ctl'), ['stop', '-s', '-D', data, '-m', 'immediate'], { ...owner, cwd: folder });
  process.once('exit', left);
  return {
    address: (database = 'postgres') => `postgres://zongheng@127.0.0.1:${port}/${database}`,
    start,
    stop,
    remove: () => {
      process.off('exit', left);
      try {
        stop();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
