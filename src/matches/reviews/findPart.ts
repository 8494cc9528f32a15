import { after } from '../../lib/soon.js';
import { computeOf } from '../context/compute.js';
import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { FindPart } from './lookAtPhase.js';
import type { ReviewJob } from './reviewJob.js';

/** How often a task is tried while the worker has no room. */
const TRIES = 120;

interface FindPartParts {
  readonly hosting: HostingContext;
  /** Whether anybody waits for the review. */
  readonly isWanted: (job: ReviewJob) => boolean;
  /** Milliseconds before a task is tried again. */
  readonly pause: number;
  /** Resolves when the bot ends. */
  readonly ending: Promise<void>;
}

/** Gives tasks to the worker, each again while the worker has no room for it. */
export function createFindPart({ hosting, isWanted, pause, ending }: FindPartParts): FindPart {
  return async (job, task) => {
    const leftOut = (why: object): undefined => {
      hosting.log.warn({ match: job.match.id, part: task.part.kind, ...why }, 'a look back at a phase was left out');
    };
    for (let tries = 0; tries < TRIES; tries++) {
      if (!isWanted(job)) return 'left';
      try {
        const answer = await computeOf(hosting).run('reviewPart', task);
        if (answer.ok) return answer.value;
        if (answer.fault.code !== 'too-busy') return leftOut({ fault: answer.fault.code });
      } catch (error) {
        return leftOut(whereItBroke(error));
      }
      await Promise.race([after(pause), ending]);
    }
    return leftOut({ fault: 'too-busy' });
  };
}
