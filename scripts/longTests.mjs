// `npm run test:long`: first what runs within the tests' own process, on every core, and what tells how soon something must happen; then, beside each other, the
// tests that open a browser and those that start the bot, each one file after the other: they wait for much. What follows `--` is handed on: files, or
// options of vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const asked = process.argv.slice(2);
const options = asked.length > 0 ? ['--passWithNoTests', ...asked] : [];

const start = (project, stdout) =>
  spawn(process.execPath, [VITEST, 'run', '--project', project, ...options], { stdio: ['ignore', stdout, 'inherit'] });

/** Runs the tests of a project and says what they say as they say it. Returns the exit status. */
async function run(project) {
  const [status] = await once(start(project, 'inherit'), 'exit');
  return status ?? 1;
}

/** Runs them in silence. What they said is returned with the exit status. */
async function runQuietly(project) {
  const tests = start(project, 'pipe');
  const [said, [status]] = await Promise.all([text(tests.stdout), once(tests, 'exit')]);
  return { said, status: status ?? 1 };
}

const first = [await run('long-inside'), await run('long-alone')];
const beside = runQuietly('long-process');
const page = await run('long-page');
const { said, status } = await beside;
process.stdout.write(said);
process.exitCode = [...first, page, status].every(one => one === 0) ? 0 : 1;
