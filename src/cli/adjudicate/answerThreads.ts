import { Worker } from 'node:worker_threads';
import type { Bytes } from './jsonBytes.js';
import type { Lines } from './linesOf.js';

/** Answers one line after the other, each with a line. */
export type AnswerAll = (lines: Lines) => Bytes;

/** Other threads that answer lines. None of them is started before it is asked for. */
export interface AnswerThreads {
  /** Has another thread answer. Undefined if all of them have enough to do. */
  answer(lines: Lines): Promise<Bytes> | undefined;
  close(): Promise<void>;
}

export interface AnswerThreadsOptions {
  readonly program: URL;
  /** How many threads there are. */
  readonly count: number;
  /** Answers in this thread what another one, which died, did not. */
  readonly instead: AnswerAll;
}

/** How many pieces of work a thread has at a time, so that it need not wait for the next. */
const AHEAD = 3;

export function createAnswerThreads({ program, count, instead }: AnswerThreadsOptions): AnswerThreads {
  const threads: AnswerThread[] = [];
  return {
    answer: lines => {
      while (threads.length < count) threads.push(createAnswerThread(program, instead));
      const [first, ...others] = threads;
      const idlest = others.reduce((least, one) => (one && least && one.waiting() < least.waiting() ? one : least), first);
      return idlest && idlest.waiting() < AHEAD ? idlest.answer(lines) : undefined;
    },
    close: async () => void (await Promise.all(threads.map(thread => thread.close()))),
  };
}

interface AnswerThread {
  /** How many pieces of work the thread has now. */
  waiting(): number;
  answer(lines: Lines): Promise<Bytes>;
  close(): Promise<void>;
}

function createAnswerThread(program: URL, instead: AnswerAll): AnswerThread {
  const worker = new Worker(program);
  const tasks: { readonly lines: Lines; readonly resolve: (answers: Bytes) => void }[] = [];
  let isDead = false;
  const giveUp = (): void => {
    isDead = true;
    for (const { lines, resolve } of tasks.splice(0)) resolve(instead(lines));
  };
  worker
    .on('message', (answers: Bytes) => tasks.shift()?.resolve(answers))
    .on('error', giveUp)
    .on('exit', giveUp);
  return {
    waiting: () => (isDead ? Number.POSITIVE_INFINITY : tasks.length),
    answer: lines =>
      new Promise(resolve => {
        tasks.push({ lines, resolve });
        worker.postMessage(lines);
      }),
    close: async () => void (await worker.terminate()),
  };
}
