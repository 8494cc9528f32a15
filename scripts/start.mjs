// `npm start`: builds unless nothing has changed since the last build, and starts. Compares file times, since asking the compiler would
// take longer than starting.
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { BUILT, build, canBuild, isBuilt, NOT_BUILT } from './built.mjs';

const SIMULATOR = ['src', 'assets', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];
const SOURCES = [
  ...['src', 'scripts', 'assets/boards', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
  ...SIMULATOR.map(name => `packages/discord-simulator/${name}`),
];

const changedAt = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newestIn = path =>
  existsSync(path) && statSync(path).isDirectory()
    ? Math.max(changedAt(path), ...readdirSync(path, { withFileTypes: true }).map(one => newest(join(path, one.name), one)))
    : changedAt(path);
const newest = (path, one) => (one.isDirectory() ? newestIn(path) : changedAt(path));

const begun = new Date();
const isStale = Math.max(...SOURCES.map(newestIn)) > changedAt(BUILT);
if (isStale && canBuild()) {
  build();
  utimesSync(BUILT, begun, begun);
} else if (!isBuilt()) {
  console.error(NOT_BUILT);
  process.exit(1);
} else if (isStale) {
  console.error('What is started was built before its sources last changed, and what builds it is not installed: `npm ci --include=dev`.');
}
/**
 * glibc would keep the memory of finished pictures for the next ones, and reads these settings only when a process starts: where Node can
 * (22.15), this one starts anew in its own place. On Node 20 they have to be set outside.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
if (process.execve && process.platform === 'linux' && !Object.keys(ALLOCATOR).some(name => name in process.env))
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], { ...process.env, ...ALLOCATOR });

process.argv.splice(2, 0, 'start');
// Node 22 and later keep compiled code for the next start.
module.enableCompileCache?.();
await import('../dist/program/main.js');
