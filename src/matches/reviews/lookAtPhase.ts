import type { ReviewFinding } from '../../games/review.js';
import { yieldToEventLoop } from '../../lib/breath.js';
import { gameOf } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import type { ReviewTask } from '../context/tasks.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { PhaseHead } from '../model/match.js';
import type { ReviewJob } from './reviewJob.js';

/** Does one task of a review. Undefined: it took too long, or failed. `left`: nobody waits for the review any more. */
export type FindPart = (job: ReviewJob, task: ReviewTask) => Promise<ReviewFinding | undefined | 'left'>;

/** Looks at what has not been found in a phase. What fails is missing; the rest is kept. False if nobody waits any more. */
export type LookAtPhase = (job: ReviewJob, head: PhaseHead, withChances: boolean) => Promise<boolean>;

export function createLook(hosting: HostingContext, findPart: FindPart): LookAtPhase {
  async function reviewed(job: ReviewJob, { number }: PhaseHead, withChances: boolean): Promise<boolean> {
    const { match, kept } = job;
    const game = gameOf(hosting, match);
    const phase = await hosting.store.history.phase(match.id, number);
    if (phase?.report === undefined || !game.review) {
      kept.phases.set(number, { findings: new Map(), missing: 0 });
      return true;
    }
    await yieldToEventLoop();
    const state: unknown = game.state.parse(phase.state);
    const parts = game.review.parts(state, game.report.parse(phase.report)).filter(({ kind }) => withChances || kind !== 'chances');
    const name = game.phase(state);
    const findings = new Map(kept.phases.get(number)?.findings);
    // The secrets of the state have no part in what is found.
    const shown = { game: game.id, state: game.published?.(state) ?? state, report: phase.report };
    for (const [place, part] of parts.entries()) {
      if (findings.has(place)) continue;
      const finding = await findPart(job, { ...shown, part, seed: match.id * 1_000_003 + number * 101 + place });
      if (finding === 'left') {
        kept.phases.set(number, { name, findings });
        return false;
      }
      if (finding) findings.set(place, finding);
    }
    kept.phases.set(number, { name, findings, missing: parts.length - findings.size });
    return true;
  }

  return async (job, head, withChances) => {
    const { phases } = job.kept;
    const before = phases.get(head.number)?.findings;
    try {
      return await reviewed(job, head, withChances);
    } catch (error) {
      hosting.log.error({ match: job.match.id, phase: head.number, ...whereItBroke(error) }, 'a phase could not be looked back at');
      phases.set(head.number, { findings: before ?? new Map(), missing: 1 });
      return true;
    }
  };
}
