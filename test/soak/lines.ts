import { Readable, Writable } from 'node:stream';
import { adjudicateLines } from '../../src/cli/adjudicate.js';
import { seededRandom } from '../../src/lib/random.js';
import { badLine, GOOD } from '../cli/badLines.js';

const EVERY = 10_000;
const MEGABYTE = 1024 * 1024;
/** The maximum ratio of the heap after a collection at the end to that early on. */
const SLACK = 1.25;

/** Sends many lines. Returns whether every line was answered, none with a failure, and the memory did not grow. */
export async function soakLines(seed: number, count: number): Promise<boolean> {
  const start = performance.now();
  const heaps: number[] = [];
  let answered = 0;
  let failures = 0;
  const output = new Writable({
    decodeStrings: false,
    write(line: string, _, done) {
      answered++;
      if (line.includes('"code":"failed"')) failures++;
      if (answered % EVERY === 0) heaps.push(report(answered, failures, start));
      done();
    },
  });
  await adjudicateLines(streamOf(linesFrom(seed, count)), output);
  const isLevel = (heaps.at(-1) ?? 0) <= (heaps[0] ?? 0) * SLACK;
  console.log(`${answered} of ${count} lines answered, ${failures} failures, memory ${isLevel ? 'level' : 'growing'}`);
  return answered === count && failures === 0 && isLevel;
}

function report(answered: number, failures: number, start: number): number {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${answered} lines, ${Math.round(answered / seconds)} lines/s, ${failures} failures, heap ${Math.round(heapUsed / MEGABYTE)} MB, resident ${Math.round(rss / MEGABYTE)} MB`,
  );
  return heapUsed;
}

/** Streams one line at a time, each in its own turn of the event loop, as another program would. */
function streamOf(lines: Iterator<string>): Readable {
  return new Readable({
    read() {
      setImmediate(() => {
        const { value, done } = lines.next();
        this.push(done ? null : value);
      });
    },
  });
}

function* linesFrom(seed: number, count: number): Generator<string, void> {
  const random = seededRandom(seed);
  for (let n = 0; n < count; n++) yield `${n % 3 === 0 ? JSON.stringify(GOOD) : badLine(random)}\n`;
}
