import type { ReviewFinding, ReviewPart } from '../../../games/review.js';
import { yieldToEventLoop } from '../../../lib/breath.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { computeOf } from '../../context/compute.js';
import { gameOf } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import { whereItBroke } from '../../context/whereItBroke.js';
import type { HostingFault } from '../../fault.js';
import type { Match, MatchId, PhaseHead, UserId } from '../../model/match.js';
import type { GameReview, ReviewedPhase } from '../../read/gameReview.js';

/** How far a review is. The last three are its end. */
export type ReviewProgress =
  /** Another one is made first. */
  | { readonly kind: 'waiting' }
  /** In years of the game, or in phases if it has none. */
  | { readonly kind: 'working'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly review: GameReview }
  /** Cancelled, or the bot ends. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' };

/** The reviews of games that are over: one is made at a time, in many small tasks of the worker, so that nothing else has to wait. */
export interface GameReviews {
  /** The whole review, if it is remembered. */
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

/** Milliseconds between two tellings of a review, whoever they go to: Discord counts them among all requests of the bot. */
const A_TELLING = 100;
/** How often a task is tried while the worker has no room. */
const TRIES = 120;
/** Milliseconds in which what is being made notices that the bot ends. */
const SOON = 500;
/** In a longer game the chances are looked at in so many phases, evenly. */
const CHANCES = 48;

interface Kept {
  phases: ReviewedPhase[];
  leftOut: number;
  isWhole: boolean;
}

interface Job {
  readonly match: Match;
  readonly kept: Kept;
  readonly listeners: Set<{ readonly user: UserId }>;
  now: ReviewProgress;
  /** Resolves when `now`, or who listens, has changed. */
  changed: Signal;
}

export function createGameReviews(
  hosting: HostingContext,
  { kept: mostKept = 20, most = 8, pause = 2_000 }: ReviewLimits = {},
): GameReviews {
  const remembered = new Map<MatchId, Kept>();
  const jobs = new Map<MatchId, Job>();
  const ending = signal();
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();

  function keptOf(match: MatchId): Kept {
    const kept = remembered.get(match) ?? { phases: [], leftOut: 0, isWhole: false };
    remembered.delete(match);
    remembered.set(match, kept);
    for (const one of remembered.keys()) {
      if (remembered.size <= mostKept) break;
      if (!jobs.has(one)) remembered.delete(one);
    }
    return kept;
  }

  function jobFor(match: Match): Job {
    const under = jobs.get(match.id);
    if (under) return under;
    const job: Job = { match, kept: keptOf(match.id), listeners: new Set(), now: { kind: 'waiting' }, changed: signal() };
    jobs.set(match.id, job);
    last = last.then(() => made(job));
    return job;
  }

  async function made(job: Job): Promise<void> {
    try {
      tell(job, await endOf(job));
    } catch (error) {
      hosting.log.error({ match: job.match.id, ...whereItBroke(error) }, 'a review could not be made');
      tell(job, { kind: 'failed' });
    }
    jobs.delete(job.match.id);
  }

  const isWanted = ({ listeners }: Job): boolean => !isClosed && listeners.size > 0;

  async function endOf(job: Job): Promise<ReviewProgress> {
    const { match, kept } = job;
    const closed = (await hosting.store.history.phaseHeads(match.id)).filter(({ closedAt }) => closedAt !== undefined);
    const years = closed.map(yearOf);
    const of = new Set(years).size;
    const every = Math.max(1, Math.ceil(closed.filter(({ kind }) => kind === 'movement').length / CHANCES));
    let moves = 0;
    for (const [i, head] of closed.entries()) {
      if (!isWanted(job)) return { kind: 'stopped' };
      tell(job, { kind: 'working', done: new Set(years.slice(0, i)).size - (years[i] === years[i - 1] ? 1 : 0), of });
      if (head.kind === 'movement') moves += 1;
      if (kept.phases.some(({ number }) => number === head.number)) continue;
      const phase = await reviewed(job, head, moves % every === 0);
      if (phase === 'left') return { kind: 'stopped' };
      if (phase) kept.phases.push(phase);
    }
    kept.isWhole = true;
    return { kind: 'done', review: kept };
  }

  /** Undefined: nothing is to be said of the phase. */
  async function reviewed(job: Job, { number }: PhaseHead, withChances: boolean): Promise<ReviewedPhase | undefined | 'left'> {
    const game = gameOf(hosting, job.match);
    const phase = await hosting.store.history.phase(job.match.id, number);
    if (phase?.report === undefined || !game.review) return undefined;
    await yieldToEventLoop();
    const state: unknown = game.state.parse(phase.state);
    const parts = game.review.parts(state, game.report.parse(phase.report)).filter(({ kind }) => withChances || kind !== 'chances');
    const findings: ReviewFinding[] = [];
    // The secrets of the state have no part in what is found.
    const shown = { game: game.id, state: game.published?.(state) ?? state, report: phase.report };
    for (const [place, part] of parts.entries()) {
      const finding = await found(job, { ...shown, part, seed: job.match.id * 1_000_003 + number * 101 + place });
      if (finding === 'left') return 'left';
      if (finding) findings.push(finding);
      else job.kept.leftOut += 1;
    }
    return findings.length > 0 ? { number, name: game.phase(state), findings } : undefined;
  }

  /** One task of the worker. Undefined: it took too long. */
  async function found(job: Job, task: ReviewTaskAsked): Promise<ReviewFinding | undefined | 'left'> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (!isWanted(job)) return 'left';
      const answer = await computeOf(hosting).run('reviewPart', task);
      if (answer.ok) return answer.value;
      if (answer.fault.code !== 'too-busy') {
        hosting.log.warn({ match: job.match.id, part: task.part.kind, fault: answer.fault.code }, 'a look back at a phase was left out');
        return undefined;
      }
      await Promise.race([after(pause), ending.happened]);
    }
    return undefined;
  }

  async function* listen(job: Job, listener: { readonly user: UserId }): AsyncGenerator<ReviewProgress> {
    try {
      for (;;) {
        const { changed } = job;
        const now: ReviewProgress = job.listeners.has(listener) || isOver(job.now) ? job.now : { kind: 'stopped' };
        yield now;
        if (isOver(now)) return;
        // Not told more often than somebody can read, but the end at once.
        await changed.happened;
        if (pause > 0 && isGoingOn(job, listener))
          await Promise.race([after(Math.max(pause, job.listeners.size * A_TELLING)), ended(job, listener)]);
      }
    } finally {
      job.listeners.delete(listener);
    }
  }

  const isGoingOn = (job: Job, listener: { readonly user: UserId }): boolean => job.listeners.has(listener) && !isOver(job.now);

  async function ended(job: Job, listener: { readonly user: UserId }): Promise<void> {
    while (isGoingOn(job, listener)) await job.changed.happened;
  }

  return {
    known: match => {
      const kept = remembered.get(match);
      return kept?.isWhole ? keptOf(match) : undefined;
    },
    follow: (match, user) => {
      if (!gameOf(hosting, match).review) return refuse({ code: 'no-review' });
      // Whoever asks anew waits for one review, in one place.
      for (const job of jobs.values()) dropped(job, user);
      const waited = [...jobs.values()].filter(({ listeners }) => listeners.size > 0).length;
      if (isClosed || (!jobs.has(match.id) && waited >= most)) return refuse({ code: 'too-busy' });
      const job = jobFor(match);
      const listener = { user };
      job.listeners.add(listener);
      return ok(listen(job, listener));
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

interface ReviewTaskAsked {
  readonly game: string;
  readonly state: unknown;
  readonly report: unknown;
  readonly part: ReviewPart;
  readonly seed: number;
}

/** The user waits for it no longer. */
function dropped(job: Job, user: UserId): void {
  const own = [...job.listeners].filter(listener => listener.user === user);
  for (const listener of own) job.listeners.delete(listener);
  if (own.length > 0) wakeUp(job);
}

const isOver = ({ kind }: ReviewProgress): boolean => kind === 'done' || kind === 'stopped' || kind === 'failed';
const yearOf = ({ turn, number }: PhaseHead): string | number => turn?.year ?? `phase ${number}`;
const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref());

function tell(job: Job, now: ReviewProgress): void {
  if (isOver(job.now) || JSON.stringify(job.now) === JSON.stringify(now)) return;
  job.now = now;
  wakeUp(job);
}

function wakeUp(job: Job): void {
  const { changed } = job;
  job.changed = signal();
  changed.happen();
}

interface Signal {
  readonly happened: Promise<void>;
  happen(): void;
}

function signal(): Signal {
  let happen = (): void => undefined;
  const happened = new Promise<void>(resolve => {
    happen = resolve;
  });
  return { happened, happen: () => happen() };
}
