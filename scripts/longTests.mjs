// `npm run test:long`: first what runs within the tests' own process, on every core, and what measures time closely; then, beside each other, the
// tests that open a browser and those that start the bot, each one file after the other: they wait for much. What follows `--` is handed on: files, or
// options of vitest.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
/** Those of an inner list run beside each other. */
const PROJECTS = [['long-inside'], ['long-alone'], ['long-page', 'long-process']];

const asked = process.argv.slice(2);
if (asked.some(one => one.startsWith('--project'))) {
  console.error('One project alone is run by `npx vitest run --project long-page`.');
  process.exit(2);
}

/** The projects that have a test among those asked for. */
function projectsAsked() {
  const all = PROJECTS.flat();
  if (asked.length === 0) return all;
  const projects = all.flatMap(project => ['--project', project]);
  const listed = spawnSync(process.execPath, [VITEST, 'list', '--filesOnly', ...projects, ...asked], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  return all.filter(project => listed.stdout.includes(`[${project}] `));
}

const running = new Set();
let interrupted;
// Ctrl+C reaches all processes of a terminal. Vitest, told twice, would end without its tests having closed what they opened.
process.on('SIGINT', () => {
  interrupted = 'SIGINT';
});
for (const signal of ['SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interrupted = signal;
    for (const child of running) child.kill(signal);
  });

/** Runs the tests of a project. Returns the exit status, and what they said if it is to be kept. */
function run(project, isKept) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [VITEST, 'run', '--project', project, ...asked], {
      stdio: ['ignore', ...(isKept ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    });
    running.add(child);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', piece => said.push(piece));
    const end = status => {
      running.delete(child);
      resolve({ project, status, said: Buffer.concat(said).toString() });
    };
    child.once('error', error => {
      console.error(`${project}: ${error.message}`);
      end(1);
    });
    child.once('close', status => end(status ?? 1));
  });
}

/** Runs projects beside each other. What all but the first say is kept, and told when all have ended. */
async function runBeside(projects) {
  const results = await Promise.all(projects.map((project, i) => run(project, i > 0)));
  for (const { project, said } of results.slice(1)) process.stdout.write(`\n── ${project}\n${said}`);
  return results;
}

const wanted = projectsAsked();
if (wanted.length === 0) console.error(`There is no long test among ${asked.join(' ')}.`);
const results = [];
for (const group of PROJECTS) if (!interrupted) results.push(...(await runBeside(group.filter(project => wanted.includes(project)))));
for (const { project, status } of results) if (status !== 0) console.error(`${project} ended with ${status}.`);
const isPassed = results.length > 0 && results.every(({ status }) => status === 0);
process.exitCode = interrupted ? 128 + constants.signals[interrupted] : isPassed ? 0 : 1;
