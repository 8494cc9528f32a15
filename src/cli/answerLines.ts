import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { AnswerThreads } from './adjudicate/answerThreads.js';
import type { Bytes } from './adjudicate/jsonBytes.js';
import { type Lines, linesOf } from './adjudicate/linesOf.js';

/**
 * Answers are written as soon as they have this many bytes. With one more answer they still fit into a pipe, which holds 64 KB: a larger write waits until
 * somebody reads.
 */
const WRITTEN_AT_ONCE = 56 * 1024;

/** Answers a line. It gets undefined for one that is too long to be kept. */
export type AnswerLine = (line: string | undefined) => Bytes;

/** The answers to several lines, each with its end. */
export const allAnswered = (lines: Lines, answer: AnswerLine): Bytes => lines.map(line => `${answer(line)}\n`).join('');

/** Reads one JSON object per line and writes one answer per line, in the same order. */
export async function answerLines(input: Readable, output: Writable, answer: AnswerLine): Promise<void> {
  const write = writerTo(output);
  for await (const lines of linesOf(input)) await answerHere(lines, write, answer);
}

async function answerHere(lines: Lines, write: (answers: Bytes) => Promise<void>, answer: AnswerLine): Promise<void> {
  let answers = '';
  for (const line of lines) {
    answers += `${answer(line)}\n`;
    if (answers.length < WRITTEN_AT_ONCE) continue;
    await write(answers);
    answers = '';
  }
  if (answers !== '') await write(answers);
}

/** How many pieces of work may wait for an earlier one at most. */
const MOST_WAITING = 32;

interface Helpers {
  readonly threads: AnswerThreads;
  /** How many lines are answered before other threads help. */
  readonly after: number;
}

/** The same, with the help of other threads once there have been many lines. Answers are written as soon as those before them are. */
export async function answerLinesWith({ threads, after }: Helpers, input: Readable, output: Writable, answer: AnswerLine): Promise<void> {
  const write = writerTo(output);
  const waiting: Promise<void>[] = [];
  let last = Promise.resolve();
  let count = 0;
  for await (const lines of linesOf(input)) {
    count += lines.length;
    if (count <= after) {
      await answerHere(lines, write, answer);
      continue;
    }
    void threads.start();
    const answers = threads.answer(lines) ?? Promise.resolve(allAnswered(lines, answer));
    last = last.then(async () => write(await answers));
    last.catch(() => undefined); // what went wrong is thrown when it is waited for
    waiting.push(last);
    if (waiting.length > MOST_WAITING) await waiting.shift();
  }
  await last;
}

const writerTo =
  (output: Writable) =>
  async (answers: Bytes): Promise<void> => {
    if (!output.write(answers, 'latin1')) await once(output, 'drain');
  };
