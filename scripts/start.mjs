// `npm start`: builds, unless nothing has changed since the last build (asking the compiler would take longer than starting), and starts.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

/** What a build writes last. */
const BUILT = 'dist/program/main.js';
const SOURCES = ['src', 'assets/localGuild', 'scripts', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];

const changedAt = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newestIn = path =>
  statSync(path).isDirectory()
    ? Math.max(changedAt(path), ...readdirSync(path, { withFileTypes: true }).map(one => newest(join(path, one.name), one)))
    : changedAt(path);
const newest = (path, one) => (one.isDirectory() ? newestIn(path) : changedAt(path));

const begun = new Date();
if (Math.max(...SOURCES.map(newestIn)) > changedAt(BUILT)) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  utimesSync(BUILT, begun, begun);
}
process.argv.splice(2, 0, 'start');
// From Node 22 on what was compiled is kept for the next start.
module.enableCompileCache?.();
await import('../dist/program/main.js');
