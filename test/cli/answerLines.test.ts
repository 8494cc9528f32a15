import { PassThrough, Readable, Writable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { AnswerThreads } from '../../src/cli/adjudicate/answerThreads.js';
import { answerLinesWith } from '../../src/cli/answerLines.js';

const nobody: AnswerThreads = {
  start: async () => undefined,
  answer: () => {
    throw new Error('a thread is asked');
  },
  close: async () => undefined,
};

/** The answers to pieces of input, where other threads may be asked after `after` lines. */
async function answered(after: number, ...pieces: readonly string[]): Promise<string> {
  const output = new PassThrough();
  const told = textOf(output);
  await answerLinesWith({ threads: nobody, after }, Readable.from(pieces), output, line => `<${line}>`);
  output.end();
  return await told;
}

describe('Lines that are answered with the help of other threads', () => {
  it('are answered here as long as they are few', async () => {
    expect(await answered(4, 'a\nb\n', 'c\nd')).toBe('<a>\n<b>\n<c>\n<d>\n');
  });

  it('are given to others from the piece on that brings one more', async () => {
    await expect(answered(3, 'a\nb\n', 'c\nd\n')).rejects.toThrow('a thread is asked');
  });

  it('are written in pieces, each of which is waited for', async () => {
    const written: number[] = [];
    const goOn: (() => void)[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      write: (chunk: Buffer, _, done) => {
        written.push(chunk.length);
        goOn.push(done);
      },
    });
    const long = 'x'.repeat(30_000);
    const done = answerLinesWith({ threads: nobody, after: 10 }, Readable.from([`${long}\n`.repeat(5)]), slow, line => `${line}`);
    for (const expected of [[60_002], [60_002, 60_002], [60_002, 60_002, 30_001]]) {
      await expect.poll(() => goOn.length).toBe(expected.length);
      await new Promise(resolve => setImmediate(resolve));
      expect(written).toEqual(expected);
      goOn.at(-1)?.();
    }
    await done;
  });
});
