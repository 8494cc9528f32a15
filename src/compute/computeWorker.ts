import { refuse } from '../lib/result.js';
import type { Compute } from '../matches/context/compute.js';
import { type ComputeThreadOptions, createComputeThread } from './computeThread.js';

export interface ComputeOptions extends Partial<ComputeThreadOptions> {
  /** How many tasks may wait while one runs; further ones are refused with `too-busy`. */
  readonly maxWaiting?: number;
}

/** Tests run the TypeScript sources, but the worker needs the program compiled by `npm run build`. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? '../../dist/compute/computeProgram.js' : './computeProgram.js', import.meta.url);

/**
 * Runs tasks in a worker thread, one at a time, in the order requested. A worker that dies or misses the deadline is replaced; only its
 * current task is lost, refused with `took-too-long`. A Uint8Array given as input is transferred to the worker, not copied.
 */
export function createComputeWorker({
  deadline = 20_000,
  maxWaiting = 8,
  memory = 512,
  program = PROGRAM,
}: ComputeOptions = {}): Compute & { close(): Promise<void> } {
  const thread = createComputeThread({ deadline, memory, program });
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  let isClosed = false;
  const perform: typeof thread.perform = async task => (isClosed ? refuse({ code: 'too-busy' }) : thread.perform(task));
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
      return thread.close();
    },
  };
}
