import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';
import { WITHOUT_TIERS } from '../src/littleMemory.js';

/** Reads many answers over HTTP, as discord.js does, and prints how many megabytes V8 allocated at most beside its heap. */
const REQUESTS = `
import { createServer } from 'node:http';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
for (const flag of process.argv.slice(1)) setFlagsFromString(flag);
const server = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1');
await new Promise(resolve => server.once('listening', resolve));
for (let i = 0; i < 1_500; i++) await (await fetch('http://127.0.0.1:' + server.address().port)).text();
console.log(getHeapStatistics().peak_malloced_memory / 1e6);
process.exit();
`;

const peak = (...flags: readonly string[]): number =>
  Number(
    execFileSync(process.execPath, ['--no-opt', '--no-maglev', '--input-type=module', '-e', REQUESTS, ...flags], {
      encoding: 'utf8',
      stdio: 'pipe',
    }),
  );

test('V8 knows the settings with which it compiles WebAssembly once, and then takes less memory for a moment', () => {
  expect(peak(...WITHOUT_TIERS)).toBeLessThan(peak() - 5);
});
