import { execFileSync } from 'node:child_process';
import { constants } from 'node:perf_hooks';
import process from 'node:process';
import { expect, test } from 'vitest';
import { z } from 'zod';
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

/** Fills the heap with what is used and what is not, asks for a collection, works on, and prints what was left and in how many steps. */
const COLLECTED = `
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { collectGarbageInSteps, keepNewSpaceSmall } from '${new URL('../dist/littleMemory.js', import.meta.url).href}';
keepNewSpaceSmall();
const used = Array.from({ length: 100_000 }, (_, i) => ({ i }));
let unused = Array.from({ length: 400_000 }, (_, i) => ({ i, text: 'text ' + i }));
unused = undefined;
const kinds = new Set();
new PerformanceObserver(list => list.getEntries().forEach(({ detail }) => kinds.add(detail.kind))).observe({ entryTypes: ['gc'] });
const heap = () => getHeapStatistics().used_heap_size;
const full = heap();
collectGarbageInSteps();
const until = Date.now() + 20_000;
const work = setInterval(() => {
  const made = Array.from({ length: 500 }, (_, i) => ({ i }));
  if (!kinds.has(4) && Date.now() < until) return;
  clearInterval(work);
  console.log(JSON.stringify({ left: heap() / full, kinds: [...kinds], used: used.length + made.length }));
}, 2);
`;

test('what nothing uses is freed in steps while the thread goes on with its work', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', COLLECTED], { encoding: 'utf8', stdio: 'pipe' });
  const { left, kinds } = z.object({ left: z.number(), kinds: z.array(z.number()) }).parse(JSON.parse(said));
  expect(left, 'of the heap').toBeLessThan(0.6);
  expect(kinds, 'steps, and the end of them').toEqual(
    expect.arrayContaining([constants.NODE_PERFORMANCE_GC_INCREMENTAL, constants.NODE_PERFORMANCE_GC_MAJOR]),
  );
});

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
