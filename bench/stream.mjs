import { deepStrictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const PHASES = 20_000;

/** The reference: a bare loop that parses and stringifies every line. */
const BARE = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(JSON.stringify(JSON.parse(line)) + '\\n');
`;

/** Runs a program from one file to another, so that whoever measures it takes no time of the processors from it. */
async function run(args, { from, to }) {
  const [input, output] = [openSync(from, 'r'), openSync(to, 'w')];
  const start = process.hrtime.bigint();
  const child = spawn(process.execPath, args, { stdio: [input, output, 'inherit'] });
  await once(child, 'exit');
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  closeSync(input);
  closeSync(output);
  const printed = readFileSync(to, 'utf8').trimEnd().split('\n');
  if (printed.length !== PHASES) throw new Error(`${printed.length} answers to ${PHASES} lines`);
  return { seconds, printed };
}

/**
 * Compares the command line streaming 20,000 phases with a bare loop over the same lines, each as a whole process. `answered`: the answer
 * of the "text to result" benchmark to a line; the command must print the same.
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
  const bare = await run(['--input-type=module', '-e', BARE], files);
  const alone = await run([...command, '--jobs', '1'], files);
  const stream = await run(command, files);
  rmSync(folder, { recursive: true });
  for (const [i, line] of lines.entries()) deepStrictEqual(answered(line), JSON.parse(stream.printed[i]));
  return [
    [`bare parse and stringify of ${PHASES} lines (reference)`, `${bare.seconds.toFixed(2)} s`, '1.00', ''],
    ['adjudicate, as a stream, in one thread', `${alone.seconds.toFixed(2)} s`, (alone.seconds / bare.seconds).toFixed(2), ''],
    [
      `adjudicate, as a stream, on ${availableParallelism()} cores`,
      `${stream.seconds.toFixed(2)} s`,
      (stream.seconds / bare.seconds).toFixed(2),
      '≤ 2.5 × bare',
    ],
  ];
}
