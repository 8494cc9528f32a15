import { deepStrictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const PHASES = 20_000;

/** The reference: a bare loop that parses and stringifies every line. */
const BARE = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(JSON.stringify(JSON.parse(line)) + '\\n');
`;

async function run(args, text) {
  const start = process.hrtime.bigint();
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(text);
  const printed = [];
  for await (const line of createInterface({ input: child.stdout })) printed.push(line);
  if (child.exitCode === null) await once(child, 'exit');
  if (printed.length !== PHASES) throw new Error(`${printed.length} answers to ${PHASES} lines`);
  return { seconds: Number(process.hrtime.bigint() - start) / 1e9, printed };
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
  const text = Array.from({ length: PHASES }, (_, i) => `${lines[i % lines.length]}\n`).join('');
  const bare = await run(['--input-type=module', '-e', BARE], text);
  const stream = await run([fileURLToPath(new URL('../dist/program/main.js', import.meta.url)), 'adjudicate'], text);
  for (const [i, line] of lines.entries()) deepStrictEqual(answered(line), JSON.parse(stream.printed[i]));
  return [
    [`bare parse and stringify of ${PHASES} lines (reference)`, `${bare.seconds.toFixed(2)} s`, '1.00', ''],
    ['adjudicate, as a stream', `${stream.seconds.toFixed(2)} s`, (stream.seconds / bare.seconds).toFixed(2), '≤ 2.5 × bare'],
  ];
}
