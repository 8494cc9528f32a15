import { deepStrictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { spread } from './timing.mjs';

const PHASES = 20_000;
/** How often each program runs, in turn. The median counts. */
const ROUNDS = 3;

/** The reference: a bare loop that parses and stringifies every line. */
const BARE = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(JSON.stringify(JSON.parse(line)) + '\\n');
`;

/** Loaded into each program before its own code: when it ends it writes the processor time of all its threads, in microseconds, from its start. */
const SAYS_TIME = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => { const { user, system } = process.cpuUsage(); writeSync(3, String(user + system)); });
`)}`;

/** Runs a program from one file to another, so that whoever measures it takes no time of the processors from it. */
async function run(args, { from, to }) {
  const [input, output] = [openSync(from, 'r'), openSync(to, 'w')];
  const start = process.hrtime.bigint();
  const child = spawn(process.execPath, ['--import', SAYS_TIME, ...args], { stdio: [input, output, 'inherit', 'pipe'] });
  const [said] = await Promise.all([text(child.stdio[3]), once(child, 'exit')]);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const processor = Number(said) / 1e6;
  closeSync(input);
  closeSync(output);
  const printed = readFileSync(to, 'utf8').trimEnd().split('\n');
  if (printed.length !== PHASES) throw new Error(`${printed.length} answers to ${PHASES} lines`);
  return { seconds, processor, printed };
}

/**
 * Compares the command line streaming 20,000 phases with a bare loop over the same lines, each as a whole process from its start to its end: by the
 * clock, and by processor time, which hardly depends on what else the machine does. `answered`: the answer of the "text to result" benchmark to a
 * line; the command must print the same.
 */
export async function benchStream(answered) {
  const lines = gunzipSync(readFileSync(new URL('recorded/movement-phases.jsonl.gz', import.meta.url)))
    .toString()
    .trim()
    .split('\n');
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-stream-'));
  const files = { from: join(folder, 'questions.jsonl'), to: join(folder, 'answers.jsonl') };
  writeFileSync(files.from, Array.from({ length: PHASES }, (_, i) => `${lines[i % lines.length]}\n`).join(''));
  const command = [fileURLToPath(new URL('../dist/program/main.js', import.meta.url)), 'adjudicate'];
  const runs = { bare: [], alone: [], stream: [] };
  for (let round = 0; round < ROUNDS; round++) {
    runs.bare.push(await run(['--input-type=module', '-e', BARE], files));
    runs.alone.push(await run([...command, '--jobs', '1'], files));
    runs.stream.push(await run(command, files));
  }
  rmSync(folder, { recursive: true });
  for (const { printed } of [...runs.alone, ...runs.stream])
    for (const [i, line] of lines.entries()) deepStrictEqual(answered(line), JSON.parse(printed[i]));
  const [bare, alone, stream] = [runs.bare, runs.alone, runs.stream].map(each => ({
    seconds: spread(each.map(({ seconds }) => seconds)).median,
    processor: spread(each.map(({ processor }) => processor)).median,
  }));
  const row = (what, run, wanted) => [
    [what, `${run.seconds.toFixed(2)} s`, (run.seconds / bare.seconds).toFixed(2), wanted],
    ['  processor time', `${run.processor.toFixed(2)} s`, (run.processor / bare.processor).toFixed(2), ''],
  ];
  return [
    ...row(`bare parse and stringify of ${PHASES} lines (reference)`, bare, ''),
    ...row('adjudicate, as a stream, in one thread', alone, ''),
    ...row(`adjudicate, as a stream, on ${availableParallelism()} cores`, stream, '≤ 2.5 × bare'),
  ];
}
