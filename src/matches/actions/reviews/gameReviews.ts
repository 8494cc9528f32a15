import type { Phase } from '../../../games/game.js';
import type { ReviewFinding, ReviewPart } from '../../../games/review.js';
import { yieldToEventLoop } from '../../../lib/breath.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { computeOf } from '../../context/compute.js';
import { gameOf } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import { whereItBroke } from '../../context/whereItBroke.js';
import type { HostingFault } from '../../fault.js';
import type { Match, MatchId, PhaseHead, UserId } from '../../model/match.js';
import type { GameReview } from '../../read/gameReview.js';

/** How far a review is. The last three are its end. */
export type ReviewProgress =
  /** Another one is made first. */
  | { readonly kind: 'waiting' }
  /** In years of the game, or in phases if they have none. */
  | { readonly kind: 'working'; readonly unit: 'years' | 'phases'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly review: GameReview }
  /** Cancelled, or the bot ends. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' };

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

/** Milliseconds between two tellings of a review, whoever they go to: Discord counts them among all requests of the bot. */
const A_TELLING = 100;
/** How often a task is tried while the worker has no room. */
const TRIES = 120;
/** Milliseconds in which what is being made notices that the bot ends. */
const SOON = 500;
/** In a longer game the chances are looked at in so many phases, evenly. */
const CHANCES = 48;

interface Kept {
  /** By number. */
  readonly phases: Map<number, KeptPhase>;
  /** Set once all phases have been looked at. */
  review?: GameReview;
}

/** What was found in a phase so far. */
interface KeptPhase {
  readonly name?: Phase;
  /** By the place of their parts. */
  readonly findings: ReadonlyMap<number, ReviewFinding>;
  /** How many parts are missing. Undefined: the phase is not finished. */
  readonly missing?: number;
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
    const kept: Kept = remembered.get(match) ?? { phases: new Map() };
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
    const unit = closed.every(({ turn }) => turn?.year !== undefined) ? 'years' : 'phases';
    const years = closed.map(({ turn, number }) => (unit === 'years' ? turn?.year : number));
    const of = new Set(years).size;
    const every = Math.max(1, Math.ceil(closed.filter(({ kind }) => kind === 'movement').length / CHANCES));
    let moves = 0;
    for (const [i, head] of closed.entries()) {
      if (!isWanted(job)) return { kind: 'stopped' };
      tell(job, { kind: 'working', unit, done: new Set(years.slice(0, i)).size - (years[i] === years[i - 1] ? 1 : 0), of });
      if (head.kind === 'movement') moves += 1;
      if (kept.phases.get(head.number)?.missing === 0) continue;
      if (!(await look(job, head, moves % every === 0))) return { kind: 'stopped' };
    }
    const review = reviewOf(kept);
    // Nothing but gaps is no review.
    if (review.phases.length === 0 && review.leftOut > 0) return { kind: 'failed' };
    kept.review = review;
    return { kind: 'done', review };
  }

  /** Looks at what has not been found in a phase. What fails is missing; the rest is kept. False if nobody waits any more. */
  async function look(job: Job, head: PhaseHead, withChances: boolean): Promise<boolean> {
    const { phases } = job.kept;
    const before = phases.get(head.number)?.findings;
    try {
      return await reviewed(job, head, withChances);
    } catch (error) {
      hosting.log.error({ match: job.match.id, phase: head.number, ...whereItBroke(error) }, 'a phase could not be looked back at');
      phases.set(head.number, { findings: before ?? new Map(), missing: 1 });
      return true;
    }
  }

  async function reviewed(job: Job, { number }: PhaseHead, withChances: boolean): Promise<boolean> {
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
      const finding = await found(job, { ...shown, part, seed: match.id * 1_000_003 + number * 101 + place });
      if (finding === 'left') {
        kept.phases.set(number, { name, findings });
        return false;
      }
      if (finding) findings.set(place, finding);
    }
    kept.phases.set(number, { name, findings, missing: parts.length - findings.size });
    return true;
  }

  /** One task of the worker. Undefined: it took too long, or failed. */
  async function found(job: Job, task: ReviewTaskAsked): Promise<ReviewFinding | undefined | 'left'> {
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
      await Promise.race([after(pause), ending.happened]);
    }
    return leftOut({ fault: 'too-busy' });
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
      const review = remembered.get(match)?.review;
      return review && keptOf(match).review;
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

/** What was found so far. */
function reviewOf({ phases }: Kept): GameReview {
  const inOrder = [...phases].toSorted(([one], [other]) => one - other);
  return {
    phases: inOrder.flatMap(([number, { name, findings }]) =>
      name && findings.size > 0
        ? [{ number, name, findings: [...findings].toSorted(([one], [other]) => one - other).map(([, finding]) => finding) }]
        : [],
    ),
    leftOut: inOrder.reduce((sum, [, { missing = 0 }]) => sum + missing, 0),
  };
}

const isOver = ({ kind }: ReviewProgress): boolean => kind === 'done' || kind === 'stopped' || kind === 'failed';
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
