import { ok, type Result, refuse } from '../../lib/result.js';
import { signal } from '../../lib/signal.js';
import { after } from '../../lib/soon.js';
import { gameOf } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../model/match.js';
import type { GameReview } from '../read/gameReview.js';
import { createFindPart } from './findPart.js';
import { createLook } from './lookAtPhase.js';
import { makeReview } from './makeReview.js';
import { createJob, dropped, type KeptReview, listen, type ReviewJob, type ReviewProgress, tell } from './reviewJob.js';

/** The reviews of games that are over: one is made at a time, in many small tasks of the worker, so that nothing else has to wait. */
export interface GameReviews {
  /** The review, if it was made and is remembered. Of one that lacks something, whoever follows it tries to get that too. */
  known(match: MatchId): GameReview | undefined;
  /**
   * Makes the review, or joins in if it is being made. Tells how far it is whenever that changed, and then its end. Whoever stops listening
   * cancels; once nobody listens, the review is left, and goes on from there when somebody asks again. Faults: `too-busy`, `no-review`.
   */
  follow(match: Match, user: UserId): Result<AsyncIterable<ReviewProgress>, HostingFault>;
  /** The user waits for it no longer. */
  cancel(match: MatchId, user: UserId): void;
  /** Ends whatever is being made. */
  close(): Promise<void>;
}

export interface ReviewLimits {
  /** How many games are remembered, those asked for last. */
  readonly kept?: number;
  /** How many may be waited for at once. */
  readonly most?: number;
  /** Milliseconds before a task is tried again that the worker had no room for, and between two tellings. */
  readonly pause?: number;
}

/** Milliseconds in which what is being made notices that the bot ends. */
const SOON = 500;

export function createGameReviews(
  hosting: HostingContext,
  { kept: mostKept = 20, most = 8, pause = 2_000 }: ReviewLimits = {},
): GameReviews {
  const jobs = new Map<MatchId, ReviewJob>();
  const memory = createMemory(mostKept, match => jobs.has(match));
  const ending = signal();
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  const isWanted = ({ listeners }: ReviewJob): boolean => !isClosed && listeners.size > 0;
  const making = { hosting, isWanted, look: createLook(hosting, createFindPart({ hosting, isWanted, pause, ending: ending.happened })) };

  function jobFor(match: Match): ReviewJob {
    const under = jobs.get(match.id);
    if (under) return under;
    const job = createJob(match, memory.of(match.id));
    jobs.set(match.id, job);
    last = last.then(() => made(job));
    return job;
  }

  async function made(job: ReviewJob): Promise<void> {
    try {
      tell(job, await makeReview(making, job));
    } catch (error) {
      hosting.log.error({ match: job.match.id, ...whereItBroke(error) }, 'a review could not be made');
      tell(job, { kind: 'failed' });
    }
    jobs.delete(job.match.id);
  }

  return {
    known: memory.known,
    follow: (match, user) => {
      if (!gameOf(hosting, match).review) return refuse({ code: 'no-review' });
      // Whoever asks anew waits for one review, in one place.
      for (const job of jobs.values()) dropped(job, user);
      const waited = [...jobs.values()].filter(({ listeners }) => listeners.size > 0).length;
      if (isClosed || (!jobs.has(match.id) && waited >= most)) return refuse({ code: 'too-busy' });
      const job = jobFor(match);
      const listener = { user };
      job.listeners.add(listener);
      return ok(listen(job, listener, pause));
    },
    cancel: (match, user) => {
      const job = jobs.get(match);
      if (job) dropped(job, user);
    },
    close: async () => {
      isClosed = true;
      ending.happen();
      for (const job of jobs.values()) tell(job, { kind: 'stopped' });
      // The task that the worker has is not waited for: nothing is done with its answer.
      await Promise.race([last, after(SOON)]);
    },
  };
}

/** What was found in the games that were asked for last. */
interface ReviewMemory {
  /** What was found in a game so far. It is then the one asked for last. */
  of(match: MatchId): KeptReview;
  known(match: MatchId): GameReview | undefined;
}

/** Forgets, of more games than `most`, those that were asked for first, but none that is in use. */
function createMemory(most: number, isInUse: (match: MatchId) => boolean): ReviewMemory {
  const remembered = new Map<MatchId, KeptReview>();
  const of = (match: MatchId): KeptReview => {
    const kept: KeptReview = remembered.get(match) ?? { phases: new Map() };
    remembered.delete(match);
    remembered.set(match, kept);
    for (const one of remembered.keys()) {
      if (remembered.size <= most) break;
      if (!isInUse(one)) remembered.delete(one);
    }
    return kept;
  };
  return {
    of,
    known: match => {
      const review = remembered.get(match)?.review;
      return review && of(match).review;
    },
  };
}
