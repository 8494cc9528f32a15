import { Worker } from 'node:worker_threads';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Compute } from '../matches/compute/compute.js';
import type { Inputs, Outputs, TaskName } from '../matches/compute/tasks.js';
import type { HostingFault } from '../matches/fault.js';

/** What the worker is sent, and what it answers. */
export interface ComputeQuestion<Name extends TaskName> {
  readonly name: Name;
  readonly input: Inputs[Name];
}
export type ComputeAnswer<Name extends TaskName> = { readonly output: Outputs[Name] } | { readonly broke: string };

export interface ComputeOptions {
  /** Milliseconds after which a task is given up, and its worker ended. */
  readonly deadline?: number;
  /** Tasks that may wait while one is done; more are refused. */
  readonly waiting?: number;
  /** Megabytes that a task may use; one that wants more ends with its worker. */
  readonly memory?: number;
  /** The worker's program. */
  readonly program?: URL;
}

/** After so many idle milliseconds the worker is ended, so that it holds no memory. */
const IDLE = 60_000;

/** Run from its sources, as tests are, it uses the worker that `npm run build` made of them. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? '../../dist/compute/computeProgram.js' : './computeProgram.js', import.meta.url);

/**
 * Does tasks in a worker thread, one after the other in the order asked. A worker that does not answer by the deadline, or dies, is ended and
 * replaced: only the task it was at is lost, `took-too-long`. Bytes that a task is given are moved into the worker, not copied.
 */
export function createComputeWorker({
  deadline = 20_000,
  waiting = 8,
  memory = 512,
  program = PROGRAM,
}: ComputeOptions = {}): Compute & { close(): Promise<void> } {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  const dismiss = async (): Promise<void> => {
    const leaving = worker;
    worker = undefined;
    await leaving?.terminate();
  };
  const workerNow = (): Worker => {
    clearTimeout(idle);
    worker ??= new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    return worker;
  };
  const rest = (): void => {
    idle = setTimeout(() => void dismiss(), IDLE).unref();
  };

  const perform = async <Name extends TaskName>(question: ComputeQuestion<Name>): Promise<Result<Outputs[Name], HostingFault>> => {
    if (isClosed) return refuse({ code: 'too-busy' });
    const answer = await ask(workerNow(), question, deadline);
    if (answer === undefined) {
      await dismiss();
      return refuse({ code: 'took-too-long' });
    }
    rest();
    if ('broke' in answer) throw new Error(`${question.name} broke down: ${answer.broke}`);
    return ok(answer.output);
  };

  return {
    run: async (name, input) => {
      if (underWay > waiting) return refuse({ code: 'too-busy' });
      underWay += 1;
      const task = last.then(() => perform({ name, input }));
      last = task.catch(() => undefined);
      try {
        return await task;
      } finally {
        underWay -= 1;
      }
    },
    close: () => {
      isClosed = true;
      clearTimeout(idle);
      return dismiss();
    },
  };
}

/** The worker's answer; undefined: it died, or did not answer in time. */
function ask<Name extends TaskName>(
  worker: Worker,
  question: ComputeQuestion<Name>,
  deadline: number,
): Promise<ComputeAnswer<Name> | undefined> {
  worker.ref();
  return new Promise(resolve => {
    const settle = (answer?: ComputeAnswer<Name>): void => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', gone).off('exit', gone);
      worker.unref();
      resolve(answer);
    };
    const gone = (): void => settle();
    const timer = setTimeout(gone, deadline);
    worker.on('message', settle).on('error', gone).on('exit', gone);
    worker.postMessage(question, moved(question.input));
  });
}

const moved = (input: unknown): ArrayBuffer[] =>
  input instanceof Uint8Array && input.buffer instanceof ArrayBuffer && input.byteLength === input.buffer.byteLength ? [input.buffer] : [];
