import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { adjudicateLines } from '../../src/cli/adjudicate.js';
import { createAnswerCrew } from '../../src/cli/answerCrew.js';
import { answerLines } from '../../src/cli/answerLines.js';
import { GOOD } from './badLines.js';

const recordedLines = gunzipSync(readFileSync(new URL('../../bench/recorded/movement-phases.jsonl.gz', import.meta.url)))
  .toString()
  .trim()
  .split('\n');

/** Questions, bad ones among them, of three million characters. */
const lines = Array.from({ length: 1_200 }, (_, i) => {
  if (i % 97 === 0) return 'no question';
  return i % 89 === 0 ? JSON.stringify({ ...GOOD, variant: `v${i}` }) : (recordedLines[i % recordedLines.length] ?? '');
});
const asked = Buffer.from(lines.map(line => `${line}\n`).join(''));
const piece = 64 * 1024;
const pieces = Array.from({ length: Math.ceil(asked.length / piece) }, (_, i) => asked.subarray(i * piece, (i + 1) * piece));

async function answers(threads: number): Promise<string> {
  const output = new PassThrough();
  const read = buffer(output);
  await adjudicateLines(Readable.from(pieces, { objectMode: false }), output, threads);
  output.end();
  return String(await read);
}

describe('a long input of zongheng adjudicate', () => {
  it('is answered by several threads as by one, to the byte and in order', async () => {
    expect(await answers(3)).toBe(await answers(0));
  });

  it('is answered to its last line while its end is awaited', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const done = adjudicateLines(input, output, 2);
    let told = 0;
    output.on('data', (bytes: Uint8Array) => {
      told += bytes.filter(byte => byte === 10).length;
    });
    for (const bytes of pieces) if (!input.write(bytes)) await once(input, 'drain');
    while (told < lines.length) await once(output, 'data');
    expect(told).toBe(lines.length);
    input.end();
    await done;
  });

  it('ends with the error of a thread that dies', async () => {
    const crew = createAnswerCrew(2);
    const broken = { ...crew, answer: () => Promise.reject(new Error('out of memory')) };
    const done = answerLines(Readable.from(pieces, { objectMode: false }), new PassThrough().resume(), () => '', { hire: () => broken });
    await expect(done).rejects.toThrow('out of memory');
  });
});

describe('a crew', () => {
  it('tells whoever waits that its threads are gone', async () => {
    const crew = createAnswerCrew(1);
    const answered = crew.answer(recordedLines);
    const told = expect(answered).rejects.toThrow('a thread that answers ended');
    await crew.close();
    await told;
  });
});
