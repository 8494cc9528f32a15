import { refuse } from '../lib/result.js';
import type { Compute } from '../matches/context/compute.js';
import { type ComputeThreadOptions, createComputeThread } from './computeThread.js';

export interface ComputeOptions extends Partial<ComputeThreadOptions> {
  /** Tasks that may wait while one is done; more are refused as `too-busy`. */
  readonly maxWaiting?: number;
}

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
