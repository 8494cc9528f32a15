import { Worker } from 'node:worker_threads';

/** Lines of questions, in the order in which they came. Undefined stands for a line that was too long to be kept. */
export type Lines = readonly (string | undefined)[];

/** Threads that answer blocks of lines beside each other. */
export interface AnswerCrew {
  /** How many blocks keep all threads at work. */
  readonly busyWith: number;
  /** Returns the answers to a block, one per line, as UTF-8. Rejects if its thread dies. */
  answer(lines: Lines): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Tests run the TypeScript sources, but the threads need the program bundled by `npm run build`. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/program/answerProgram.js' : '../program/answerProgram.js',
  import.meta.url,
);

/** A thread has a second block waiting while it answers one. */
const BLOCKS_PER_THREAD = 2;

interface Hand {
  readonly worker: Worker;
  /** Who waits for its answers. A thread answers in the order in which it was asked. */
  readonly waiting: { readonly resolve: (answers: Uint8Array) => void; readonly reject: (error: unknown) => void }[];
}

/** Starts this many threads. They end with `close`, and keep the process alive until then. */
export function createAnswerCrew(threads: number): AnswerCrew {
  const hands = Array.from({ length: threads }, hired);
  return {
    busyWith: threads * BLOCKS_PER_THREAD,
    answer: lines =>
      new Promise((resolve, reject) => {
        const [idlest] = hands.toSorted((a, b) => a.waiting.length - b.waiting.length);
        if (!idlest) throw new Error('a crew needs a thread');
        idlest.waiting.push({ resolve, reject });
        idlest.worker.postMessage(lines);
      }),
    close: async () => {
      await Promise.all(hands.map(({ worker }) => worker.terminate()));
    },
  };
}

function hired(): Hand {
  const worker = new Worker(PROGRAM);
  const waiting: Hand['waiting'] = [];
  const fail = (error: unknown): void => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', (answers: Uint8Array) => waiting.shift()?.resolve(answers));
  worker.on('error', fail);
  worker.on('exit', code => fail(new Error(`a thread that answers ended with ${code}`)));
  return { worker, waiting };
}
