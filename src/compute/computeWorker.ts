import type { StoredVariant } from '../authoring/gate/hostedVariant.js';
import { type Result, refuse } from '../lib/result.js';
import type { HostingFault } from '../matches/fault.js';
import { type ComputeLimits, type ComputeThread, createComputeThread } from './computeThread.js';
import type { WorkInputs, WorkName, WorkOutputs } from './works.js';

/** Each kind has a worker of its own, because their limits differ. At any time only one of them has a task. */
type Kind = 'files' | 'opponents' | 'variants' | 'reviews';

const KIND_OF: Readonly<Record<WorkName, Kind>> = {
  readMatchFile: 'files',
  readStudyFile: 'files',
  readStart: 'files',
  opponentOrders: 'opponents',
  judgeVariant: 'variants',
  readUpload: 'variants',
  playTrial: 'variants',
  reviewPart: 'reviews',
};

/**
 * An opponent computes for at most a second of one core, and so does a part of a review; the rest is for a machine that is busy with other
 * things, and for starting the worker.
 */
const LIMITS: Readonly<Record<Kind, ComputeLimits>> = {
  files: { deadline: 20_000, memory: 512 },
  opponents: { deadline: 5_000, memory: 150 },
  variants: { deadline: 20_000, memory: 512 },
  reviews: { deadline: 20_000, memory: 150 },
};

export interface ComputeOptions extends Partial<ComputeLimits> {
  /** The worker's program. */
  readonly program?: URL;
  /** The variants that people brought to servers, by the ids of their games. Default: none. */
  readonly storedOf?: (game: string) => StoredVariant | undefined;
  /** How many tasks may wait while one runs; further ones are refused with `too-busy`. */
  readonly maxWaiting?: number;
}

/** Tests run the TypeScript sources, but the worker needs the program bundled by `npm run build`. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/program/computeProgram.js' : '../program/computeProgram.js',
  import.meta.url,
);

/** The game that a task is about. Files say themselves which one theirs is. */
const gameIn = (input: WorkInputs[WorkName]): string | undefined => ('game' in input ? input.game : undefined);

export interface ComputeWorker {
  run<Name extends WorkName>(name: Name, input: WorkInputs[Name]): Promise<Result<WorkOutputs[Name], HostingFault>>;
  close(): Promise<void>;
}

/**
 * Runs tasks in worker threads, one at a time, in the order requested. A worker that dies or misses the deadline is replaced; only its
 * current task is lost, refused with `took-too-long`. A Uint8Array given as input is transferred to the worker, not copied.
 */
export function createComputeWorker({ maxWaiting = 8, program = PROGRAM, storedOf, ...limits }: ComputeOptions = {}): ComputeWorker {
  const threadOf = (kind: Kind): ComputeThread => createComputeThread({ ...LIMITS[kind], ...limits, program });
  const threads: Readonly<Record<Kind, ComputeThread>> = {
    files: threadOf('files'),
    opponents: threadOf('opponents'),
    variants: threadOf('variants'),
    reviews: threadOf('reviews'),
  };
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  let isClosed = false;
  const perform: ComputeThread['perform'] = async task =>
    isClosed ? refuse({ code: 'too-busy' }) : threads[KIND_OF[task.name]].perform(task);
  return {
    run: async (name, input) => {
      if (unfinished > maxWaiting) return refuse({ code: 'too-busy' });
      unfinished += 1;
      const game = gameIn(input);
      const variant = game === undefined ? undefined : storedOf?.(game);
      const done = last.then(() => perform({ name, input, ...(variant && { variant }) }));
      last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        unfinished -= 1;
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(Object.values(threads).map(thread => thread.close()));
    },
  };
}
