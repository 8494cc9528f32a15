import { Worker } from 'node:worker_threads';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Compute } from '../matches/compute/compute.js';
import type { Inputs, Outputs, TaskName } from '../matches/compute/tasks.js';
import type { HostingFault } from '../matches/fault.js';

/** What the worker is sent. */
export interface ComputeTask<Name extends TaskName> {
  readonly name: Name;
  readonly input: Inputs[Name];
}
/** What the worker answers. `failed`: the message of the error that the task threw. */
export type ComputeResult<Name extends TaskName> = { readonly output: Outputs[Name] } | { readonly failed: string };

export interface ComputeOptions {
  /** Milliseconds after which a task is given up and its worker terminated. */
  readonly deadline?: number;
  /** Tasks that may wait while one is done; more are refused as `too-busy`. */
  readonly maxWaiting?: number;
  /** Megabytes that a task may use; if it needs more, its worker dies. */
  readonly memory?: number;
  /** The worker's program. */
  readonly program?: URL;
}

/** Milliseconds without a task after which the worker is terminated, to free its memory. */
const IDLE = 60_000;

/** Tests run the sources, and use the program that `npm run build` made of them. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? '../../dist/compute/computeProgram.js' : './computeProgram.js', import.meta.url);

/**
 * Does tasks in a worker thread, one at a time in the order asked. A worker that dies or misses the deadline is replaced; only the
 * task it was doing is lost, as `took-too-long`. A Uint8Array given as input is moved into the worker, not copied.
 */
export function createComputeWorker({
  deadline = 20_000,
  maxWaiting = 8,
  memory = 512,
  program = PROGRAM,
}: ComputeOptions = {}): Compute & { close(): Promise<void> } {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  const dismiss = async (): Promise<void> => {
    const leaving = worker;
    worker = undefined;
    await leaving?.terminate();
  };
  const currentWorker = (): Worker => {
    clearTimeout(idle);
    worker ??= new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    return worker;
  };
  const dismissWhenIdle = (): void => {
    idle = setTimeout(() => void dismiss(), IDLE).unref();
  };

  const perform = async <Name extends TaskName>(task: ComputeTask<Name>): Promise<Result<Outputs[Name], HostingFault>> => {
    if (isClosed) return refuse({ code: 'too-busy' });
    const answer = await ask(currentWorker(), task, deadline);
    if (answer === undefined) {
      await dismiss();
      return refuse({ code: 'took-too-long' });
    }
    dismissWhenIdle();
    if ('failed' in answer) throw new Error(`${task.name} failed: ${answer.failed}`);
    return ok(answer.output);
  };

  return {
    run: async (name, input) => {
      if (unfinished > maxWaiting) return refuse({ code: 'too-busy' });
      unfinished += 1;
      const done = last.then(() => perform({ name, input }));
      last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        unfinished -= 1;
      }
    },
    close: () => {
      isClosed = true;
      clearTimeout(idle);
      return dismiss();
    },
  };
}

/** The worker's answer; undefined if it died or missed the deadline. */
function ask<Name extends TaskName>(worker: Worker, task: ComputeTask<Name>, deadline: number): Promise<ComputeResult<Name> | undefined> {
  worker.ref();
  return new Promise(resolve => {
    const settle = (answer?: ComputeResult<Name>): void => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', giveUp).off('exit', giveUp);
      worker.unref();
      resolve(answer);
    };
    const giveUp = (): void => settle();
    const timer = setTimeout(giveUp, deadline);
    worker.on('message', settle).on('error', giveUp).on('exit', giveUp);
    worker.postMessage(task, transferable(task.input));
  });
}

/** The buffer of bytes that fill it; nothing else can be moved as a whole. */
const transferable = (input: unknown): ArrayBuffer[] =>
  input instanceof Uint8Array && input.buffer instanceof ArrayBuffer && input.byteLength === input.buffer.byteLength ? [input.buffer] : [];
