import type { StoredVariant } from '../authoring/gate/hostedVariant.js';
import { type Result, refuse } from '../lib/result.js';
import type { HostingFault } from '../matches/fault.js';
import { type ComputeLimits, type ComputeTask, type ComputeThread, createComputeThread } from './computeThread.js';
import { createTaskLanes } from './taskLanes.js';
import type { WorkInputs, WorkName, WorkOutputs } from './works.js';

/** Each kind has a worker of its own, because their limits differ. */
type Kind = 'files' | 'opponents' | 'reviews' | 'trials' | 'uploads';

const KIND_OF: Readonly<Record<WorkName, Kind>> = {
  readMatchFile: 'files',
  readStudyFile: 'files',
  readStart: 'files',
  opponentOrders: 'opponents',
  reviewPart: 'reviews',
  playTrial: 'trials',
  judgeVariant: 'uploads',
  readUpload: 'uploads',
  importStep: 'uploads',
};

/**
 * An opponent computes for at most a second of one core, and so does a part of a review or of a trial; the rest is for a machine that is busy
 * with other things, and for starting the worker.
 */
const LIMITS: Readonly<Record<Kind, ComputeLimits>> = {
  files: { deadline: 20_000, memory: 512 },
  opponents: { deadline: 5_000, memory: 150 },
  reviews: { deadline: 20_000, memory: 150 },
  trials: { deadline: 5_000, memory: 512 },
  uploads: { deadline: 20_000, memory: 512 },
};
/** Whatever a task is: if it is about a variant that somebody brought, it may take so many milliseconds. */
const DEADLINE_OF_UPLOADED = 5_000;

export interface ComputeOptions extends Partial<ComputeLimits> {
  /** The worker's program. */
  readonly program?: URL;
  /** The variants that people brought to servers, by the ids of their games. Default: none. */
  readonly storedOf?: (game: string) => StoredVariant | undefined;
  /** How many tasks of everybody's games, and how many others, may wait while one runs; further ones are refused with `too-busy`. */
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
 * Runs tasks in worker threads, in the order requested, one at a time: first those of everybody's games, then those of variants that people
 * brought, which have less time. Only uploads are read beside the others, one at a time too. A worker that dies or misses the deadline is
 * replaced; only its current task is lost, refused with `took-too-long`. What was too slow with a variant that somebody brought is refused
 * for a while without being tried. A Uint8Array given as input is transferred to the worker, not copied.
 */
export function createComputeWorker({ maxWaiting = 8, program = PROGRAM, storedOf, ...limits }: ComputeOptions = {}): ComputeWorker {
  const threadOf = (kind: Kind): ComputeThread => createComputeThread({ ...LIMITS[kind], ...limits, program });
  const threads: Readonly<Record<Kind, ComputeThread>> = {
    files: threadOf('files'),
    opponents: threadOf('opponents'),
    reviews: threadOf('reviews'),
    trials: threadOf('trials'),
    uploads: threadOf('uploads'),
  };
  const shared = createTaskLanes(maxWaiting);
  const beside = createTaskLanes(maxWaiting);
  const resting = restAfterSlowness();
  let isClosed = false;
  const perform = async <Name extends WorkName>(task: ComputeTask<Name>): Promise<Result<WorkOutputs[Name], HostingFault>> => {
    if (isClosed) return refuse({ code: 'too-busy' });
    const thread = threads[KIND_OF[task.name]];
    if (!task.variant) return await thread.perform(task);
    const what = slownessOf(task);
    if (resting.isResting(what)) return refuse({ code: 'took-too-long' });
    const done = await thread.perform(task, DEADLINE_OF_UPLOADED);
    resting.note(what, done.ok || isClosed);
    return done;
  };
  return {
    run: async (name, input) => {
      const game = gameIn(input);
      const variant = game === undefined ? undefined : storedOf?.(game);
      const kind = KIND_OF[name];
      const isUploaded = variant !== undefined || kind === 'trials';
      const lanes = kind === 'uploads' ? beside : shared;
      const done = lanes.run(() => perform({ name, input, ...(variant && { variant }) }), isUploaded ? 'behind' : 'first');
      return done ?? refuse({ code: 'too-busy' });
    },
    close: async () => {
      isClosed = true;
      await Promise.all(Object.values(threads).map(thread => thread.close()));
    },
  };
}

/** What is not tried again at once if it was slow: a kind of task with a game, and the level of an opponent. */
const slownessOf = ({ name, input }: ComputeTask<WorkName>): string => [name, gameIn(input), 'level' in input ? input.level : ''].join(' ');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Remembers what was slow. It rests for a minute and each time for twice as long, at most an hour, until it was in time again. */
function restAfterSlowness() {
  const slow = new Map<string, { readonly until: number; readonly rest: number }>();
  return {
    isResting: (what: string): boolean => performance.now() < (slow.get(what)?.until ?? 0),
    note: (what: string, wasInTime: boolean): void => {
      const rest = Math.min(HOUR, (slow.get(what)?.rest ?? MINUTE / 2) * 2);
      slow.delete(what);
      const now = performance.now();
      if (!wasInTime) slow.set(what, { until: now + rest, rest });
      for (const [other, { until }] of slow) if (until + HOUR < now) slow.delete(other);
    },
  };
}
