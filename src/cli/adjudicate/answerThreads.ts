import { Worker } from 'node:worker_threads';
import type { Bytes } from './jsonBytes.js';
import type { Lines } from './linesOf.js';

/** Answers one line after the other, each with a line. */
export type AnswerAll = (lines: Lines) => Bytes;

/** Other threads that answer lines. */
export interface AnswerThreads {
  /** Starts them, if that has not been done. The promise is kept once each has loaded the rules, has died, or could not be started. */
  start(): Promise<void>;
  /** Has another thread answer. Undefined if none can at once: each has enough to do, or is loading the rules. */
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

/** What a thread says first, once it has loaded the rules. After that it says answers, which end with the end of a line. */
export const READY = 'ready';

export function createAnswerThreads({ program, count, instead }: AnswerThreadsOptions): AnswerThreads {
  const threads: AnswerThread[] = [];
  const startAll = async (): Promise<void> => {
    try {
      while (threads.length < count) threads.push(createAnswerThread(program, instead));
    } catch {
      // The machine allows no more threads: those that there are do the work.
    }
    await Promise.all(threads.map(({ ready }) => ready));
  };
  let started: Promise<void> | undefined;
  return {
    start: () => {
      started ??= startAll();
      return started;
    },
    answer: lines => {
      const [first, ...others] = threads;
      const idlest = others.reduce((least, one) => (one && least && one.waiting() < least.waiting() ? one : least), first);
      return idlest && idlest.waiting() < AHEAD ? idlest.answer(lines) : undefined;
    },
    close: async () => void (await Promise.all(threads.map(thread => thread.close()))),
  };
}

interface AnswerThread {
  /** Kept once the thread has loaded the rules, or died. */
  readonly ready: Promise<void>;
  /** How many pieces of work the thread has now: no end of them if it cannot take any. */
  waiting(): number;
  answer(lines: Lines): Promise<Bytes>;
  close(): Promise<void>;
}

function createAnswerThread(program: URL, instead: AnswerAll): AnswerThread {
  const worker = new Worker(program);
  const tasks: { readonly lines: Lines; readonly resolve: (answers: Bytes) => void }[] = [];
  let isReady = false;
  let sayReady = (): void => undefined;
  const ready = new Promise<void>(resolve => {
    sayReady = resolve;
  });
  const begin = (): void => {
    isReady = true;
    sayReady();
  };
  const giveUp = (): void => {
    isReady = false;
    sayReady();
    for (const { lines, resolve } of tasks.splice(0)) resolve(instead(lines));
  };
  worker
    .on('message', (said: Bytes) => (said === READY ? begin() : tasks.shift()?.resolve(said)))
    .on('error', giveUp)
    .on('exit', giveUp);
  return {
    ready,
    waiting: () => (isReady ? tasks.length : Number.POSITIVE_INFINITY),
    answer: lines =>
      new Promise(resolve => {
        tasks.push({ lines, resolve });
        worker.postMessage(lines);
      }),
    close: async () => void (await worker.terminate()),
  };
}
