import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { connectPersona, type Simulator } from 'discord-simulator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startTestSimulator } from '../openSimulator.js';
import { buildImage, copyAll, type Image, type Instead, linkAll, placeIn, sentOf } from './harness/dockerfile.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 900_000 });

const SOON = { timeout: 30_000 };

/**
 * Whether to install packages from the registry, as CI does, which takes minutes. Otherwise the project's own packages are copied, except
 * those that npm would leave out.
 */
const INSTALLS = process.env.CI !== undefined;

/** Replaces the lines that must not be run unchanged: those that would change the machine, and installing. */
const instead: Instead = (line, folder) => {
  if (line === 'apt-get update' || line === 'apt-get install -y --no-install-recommends python3 make g++') return () => undefined;
  if (line === 'mkdir --mode=700 /data') return () => void mkdirSync(join(folder, '..', 'data'), { mode: 0o700 });
  if (line === 'chown node:node /data') return () => ours(join(folder, '..', 'data'));
  if (INSTALLS || !line.startsWith('npm ')) return undefined;
  if (line === 'npm rebuild better-sqlite3') return () => undefined;
  if (line === 'npm ci --ignore-scripts --no-audit --no-fund')
    return () => symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  if (line === 'npm ci --omit=dev --ignore-scripts --no-audit --no-fund') return () => packagesOfTheProgramInto(folder);
  return undefined;
};

const lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

/** Copies the packages that npm would install from the lock file without development packages, if this machine has them. */
function packagesOfTheProgramInto(folder: string): void {
  const { packages } = lock.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')));
  const wanted = Object.keys(packages).filter(path => path.startsWith('node_modules/') && packages[path]?.dev !== true && existsSync(path));
  for (const path of wanted) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyAll(path, join(folder, path));
  }
}

/** A user who owns nothing. The image runs as this user if the tests run as root. */
const NOBODY = 65_534;
const isRoot = process.geteuid?.() === 0;
const ours = (path: string): void => {
  if (isRoot) chownSync(path, NOBODY, NOBODY);
};

let folder: string;
let image: Image;
let guild: Simulator;
let port: number;
let bot: ChildProcess | undefined;

/** Copies the project, with records, settings and a history, as in the clone of somebody who has worked with it. */
function contextIn(place: string): string {
  mkdirSync(place);
  const names = readdirSync('.').filter(name => !['node_modules', '.git', 'dist', 'coverage', 'data', '.env'].includes(name));
  for (const name of names) copyAll(name, join(place, name));
  for (const name of ['data', '.git', 'node_modules', 'dist', 'packages/discord-simulator/node_modules']) {
    mkdirSync(join(place, name), { recursive: true });
    writeFileSync(join(place, name, 'secret'), 'DISCORD_TOKEN=abc');
  }
  writeFileSync(join(place, '.env'), 'DISCORD_TOKEN=abc');
  return place;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  chmodSync(folder, 0o755);
  const context = contextIn(join(folder, 'context'));
  image = buildImage({ dockerfile: 'Dockerfile', context, into: join(folder, 'stages'), instead });
  execFileSync('chmod', ['-R', 'a-w,a+rX', placeIn(image, '.')]);
  guild = await startTestSimulator();
  port = await freePort();
});

afterAll(async () => {
  bot?.kill('SIGKILL');
  await guild?.stop();
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise<void>(done => server.close(() => done()));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Returns the environment of a container: the image's own, with its volume placed on this machine, and the test's settings. */
const environment = () => ({
  PATH: process.env.PATH ?? '',
  ...Object.fromEntries(Object.entries(image.env).map(([name, value]) => [name, value.replace(/^\/data/, placeIn(image, '/data'))])),
  ZONGHENG_HEALTH_PORT: `${port}`,
  DISCORD_TOKEN: guild.token,
  DISCORD_API: guild.api,
});

const container = () => ({ cwd: placeIn(image, '.'), env: environment(), ...(isRoot && { uid: NOBODY, gid: NOBODY }) });

/** Runs a command beside the bot, as `docker exec` does. */
function exec(command: readonly string[]) {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { ...container(), timeout: 60_000, maxBuffer: 2 ** 26 });
}

describe('The image', () => {
  test('is sent nothing but what it is built from: no settings, records or history', () => {
    expect(sentOf(join(folder, 'context')).toSorted()).toEqual([
      'assets',
      'docs',
      'migrations',
      'package-lock.json',
      'package.json',
      'packages',
      'scripts',
      'src',
      'tsconfig.build.json',
      'tsconfig.json',
      'tsconfig.library.json',
    ]);
  });

  test('has the program, what it needs, and nothing that builds or tests it', () => {
    expect(readdirSync(placeIn(image, '.')).toSorted()).toEqual([
      'assets',
      'dist',
      'docs',
      'migrations',
      'node_modules',
      'package.json',
      'packages',
    ]);
    expect(readdirSync(placeIn(image, 'docs'))).toEqual(['rules']);
    expect(readdirSync(placeIn(image, 'packages'), { recursive: true }).toSorted()).toEqual([
      'discord-simulator',
      'discord-simulator/package.json',
    ]);
    const isInstalled = (name: string) =>
      existsSync(placeIn(image, join('node_modules', name))) && readdirSync(placeIn(image, join('node_modules', name))).length > 0;
    for (const name of [
      'typescript',
      'esbuild',
      '@esbuild',
      'vitest',
      'tsx',
      'drizzle-kit',
      '@biomejs',
      'preact',
      'marked',
      'playwright-core',
    ])
      expect([name, isInstalled(name)]).toEqual([name, false]);
    const files = readdirSync(image.root, { recursive: true, encoding: 'utf8' });
    expect(files.filter(file => !file.includes('node_modules/') && /\.test\.|\.tsx?$|\.env|secret$/.test(file))).toEqual([]);
    for (const name of ['deps', 'src', 'build/Release/obj.target'])
      expect(existsSync(join(placeIn(image, 'node_modules/better-sqlite3'), name))).toBe(false);
  });

  test('declares every package it needs as one', () => {
    const listed = spawnSync('npm', ['ls', '--omit=dev', '--all', '--json'], { cwd: placeIn(image, '.'), encoding: 'utf8' });
    expect(JSON.parse(listed.stdout).problems ?? []).toEqual([]);
  });

  test('is run by a user who cannot change it, with its records in a volume that is theirs alone', () => {
    expect(image.user).toBe('node');
    expect(image.volumes).toEqual(['/data']);
    expect(spawnSync('touch', ['dist/program/main.js', 'new'], container()).status).toBe(isRoot ? 1 : 0);
  });
});

describe('A container of it', () => {
  test('hosts games, answers its health check, and says how it is', async () => {
    const [program = '', ...args] = [...image.entrypoint, ...image.command];
    const started = spawn(program, args, { ...container(), stdio: ['ignore', 'pipe', 'pipe'] });
    bot = started;
    let said = '';
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        said += piece;
      });
    await expect.poll(() => said, SOON).toContain('is on Discord');
    const ada = await connectPersona(guild.controlUrl, 'Ada');
    await ada.command('lobby', '/game create', { variant: 'classic' });
    await ada.until('lobby', 'Players (0 of 7)');
    expect(exec(image.healthcheck).status).toBe(0);
    const status = exec([...image.entrypoint, 'status']);
    expect(status.stdout.toString()).toContain('It is ready.');
    expect(status.status).toBe(0);
    expect(readdirSync(placeIn(image, '/data'))).toContain('zongheng.db');
    const ended = new Promise(resolve => started.once('close', resolve));
    started.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(exec(image.healthcheck).status).toBe(1);
  });

  test('draws maps', () => {
    copyFileSync('docs/examples/warring-states-results.json', placeIn(image, '/data/report.json'));
    const drawn = exec([...image.entrypoint, 'draw', placeIn(image, '/data/report.json')]);
    expect(drawn.stderr.toString()).toBe('');
    expect(drawn.stdout.subarray(1, 4).toString()).toBe('PNG');
  });
});

describe('Where only what it needs to run is installed', () => {
  const start = (place: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: place, env: { PATH: process.env.PATH ?? '' }, encoding: 'utf8', timeout: 60_000 });

  /** Installs the project without development packages, with or without the built program. */
  function installed(name: string, built: boolean): string {
    const place = join(folder, name);
    mkdirSync(place);
    for (const part of [
      'package.json',
      'package-lock.json',
      'scripts',
      'src',
      'assets',
      'migrations',
      'tsconfig.json',
      'tsconfig.build.json',
      'tsconfig.library.json',
    ])
      copyAll(part, join(place, part));
    linkAll(placeIn(image, 'node_modules'), join(place, 'node_modules'));
    if (built) linkAll(placeIn(image, 'dist'), join(place, 'dist'));
    return place;
  }

  test('`npm ci` does not fail for it, and `npm start` starts what was built', () => {
    const place = installed('built', true);
    expect(start(place, 'scripts/prepare.mjs')).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const started = start(place, 'scripts/start.mjs', '--help');
    expect(started).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: zongheng start') });
    expect(started.stderr.trim()).toMatch(
      /^(|What is started was built before its sources last changed, and what builds it is not installed: .*)$/,
    );
  });

  test('and where nothing was, they say what to do', () => {
    const place = installed('unbuilt', false);
    const words =
      /^Zongheng is not built, and what builds it is not installed\. Run `npm ci --include=dev` where its sources are, or copy `dist` from where it was built\.\n$/;
    expect(start(place, 'scripts/prepare.mjs')).toMatchObject({ status: 0, stderr: expect.stringMatching(words) });
    expect(start(place, 'scripts/start.mjs')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(words) });
  });
});

test('What only builds or tests the project is no package of the program', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of ['typescript', 'esbuild', 'preact', 'marked']) expect(Object.keys(dependencies)).not.toContain(name);
});
