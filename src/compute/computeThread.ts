import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { StoredVariant } from '../authoring/gate/hostedVariant.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { keepNewSpaceSmall } from '../littleMemory.js';
import type { HostingFault } from '../matches/fault.js';
import type { WorkInputs, WorkName, WorkOutputs } from './works.js';

/** Message to the worker. */
export interface ComputeTask<Name extends WorkName> {
  readonly name: Name;
  readonly input: WorkInputs[Name];
  /** The variant of the task's game, if it is one that somebody brought to a server. */
  readonly variant?: StoredVariant;
}
/** The worker's answer. `failed`: the message of the error that the task threw. */
export type ComputeResult<Name extends WorkName> = { readonly output: WorkOutputs[Name] } | { readonly failed: string };

/** What a worker says once, when it has started: from then on its first task has all of its time. */
export const STARTED = 'started';

/** What a task may use. If it needs more, its worker dies and is replaced. */
export interface ComputeLimits {
  /** Milliseconds by the clock, so that a busy machine makes tasks late. */
  readonly deadline: number;
  /** Megabytes of heap. */
  readonly memory: number;
}

export interface ComputeThreadOptions extends ComputeLimits {
  /** The worker's program. */
  readonly program: URL;
}

/**
 * Runs tasks in a worker thread, one at a time. The thread starts with the first task, and is replaced when it dies or misses the deadline.
 */
export interface ComputeThread {
  /** Refuses with `took-too-long` if the worker dies or misses the deadline, or an earlier one of this task. Rejects if the task throws. */
  perform<Name extends WorkName>(task: ComputeTask<Name>, earlier?: number): Promise<Result<WorkOutputs[Name], HostingFault>>;
  /** Terminates the worker; its current task is refused. */
  close(): Promise<void>;
}

/** Milliseconds without a task after which the worker is terminated, to free its memory. */
const IDLE = 15_000;

export function createComputeThread({ deadline, memory, program }: ComputeThreadOptions): ComputeThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const terminate = async (): Promise<void> => {
    clearTimeout(idle);
    const leaving = worker;
    worker = undefined;
    await leaving?.terminate();
  };
  /** A worker that dies without a task, or while it is terminated, is no error of the program's: it is replaced. */
  const begin = (first: ComputeTask<WorkName>): Worker => {
    const begun = new Worker(program, { workerData: { warmsUp: isGenerals(first) }, resourceLimits: heapOf(memory) });
    const lost = (): void => {
      if (worker === begun) worker = undefined;
    };
    return begun.once('online', keepNewSpaceSmall).on('error', lost).on('exit', lost);
  };
  return {
    perform: async (task, earlier = deadline) => {
      clearTimeout(idle);
      worker ??= begin(task);
      const result = await ask(worker, task, Math.min(deadline, earlier));
      if (result === undefined) {
        await terminate();
        return refuse({ code: 'took-too-long' });
      }
      idle = setTimeout(() => void terminate(), IDLE).unref();
      if ('failed' in result) throw new Error(`${task.name} failed: ${result.failed}`);
      return ok(result.output);
    },
    close: terminate,
  };
}

/** Whether a General of the bot is to answer: a worker that starts for that plays a little first, so that the code of its search is compiled. */
const isGenerals = ({ input }: ComputeTask<WorkName>): boolean => 'level' in input && input.level === 'general';

/** The limits of a heap, of which a part is for young objects. */
function heapOf(memory: number): ResourceLimits {
  const young = Math.min(MOST_YOUNG, memory / 4);
  return { maxYoungGenerationSizeMb: young, maxOldGenerationSizeMb: memory - young };
}
const MOST_YOUNG = 32;

/** The worker's result. Undefined if the worker died or missed the deadline, which a worker that has yet to start has once more for that. */
function ask<Name extends WorkName>(worker: Worker, task: ComputeTask<Name>, deadline: number): Promise<ComputeResult<Name> | undefined> {
  worker.ref();
  return new Promise(resolve => {
    const settle = (result?: ComputeResult<Name>): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', giveUp).off('exit', giveUp);
      worker.unref();
      resolve(result);
    };
    const giveUp = (): void => settle();
    const timer = setTimeout(giveUp, deadline);
    const hear = (said: ComputeResult<Name> | typeof STARTED): void => void (said === STARTED ? timer.refresh() : settle(said));
    worker.on('message', hear).on('error', giveUp).on('exit', giveUp);
    worker.postMessage(task, transferable(task.input));
  });
}

/** The buffer of a Uint8Array that spans all of it; a part of a buffer cannot be transferred. */
const transferable = (input: unknown): ArrayBuffer[] =>
  input instanceof Uint8Array && input.buffer instanceof ArrayBuffer && input.byteLength === input.buffer.byteLength ? [input.buffer] : [];
