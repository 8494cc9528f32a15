import type { Phase } from '../../games/game.js';
import type { ReviewFinding } from '../../games/review.js';
import { type Signal, signal } from '../../lib/signal.js';
import { after } from '../../lib/soon.js';
import type { Match, UserId } from '../model/match.js';
import type { GameReview } from '../read/gameReview.js';

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

/** What was found in a game so far. */
export interface KeptReview {
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

/** A review that is being made, or waits for its turn. */
export interface ReviewJob {
  readonly match: Match;
  readonly kept: KeptReview;
  readonly listeners: Set<ReviewListener>;
  now: ReviewProgress;
  /** Resolves when `now`, or who listens, has changed. */
  changed: Signal;
}

export interface ReviewListener {
  readonly user: UserId;
}

/** Milliseconds between two tellings of a review, whoever they go to: Discord counts them among all requests of the bot. */
const A_TELLING = 100;

export const createJob = (match: Match, kept: KeptReview): ReviewJob => ({
  match,
  kept,
  listeners: new Set(),
  now: { kind: 'waiting' },
  changed: signal(),
});

/** Says how far a review is, unless that was said, or its end. */
export function tell(job: ReviewJob, now: ReviewProgress): void {
  if (isOver(job.now) || JSON.stringify(job.now) === JSON.stringify(now)) return;
  job.now = now;
  wakeUp(job);
}

/** The user waits for it no longer. */
export function dropped(job: ReviewJob, user: UserId): void {
  const own = [...job.listeners].filter(listener => listener.user === user);
  for (const listener of own) job.listeners.delete(listener);
  if (own.length > 0) wakeUp(job);
}

/** Tells how far a review is whenever that changed, but not twice within `pause` milliseconds, and then its end at once. */
export async function* listen(job: ReviewJob, listener: ReviewListener, pause: number): AsyncGenerator<ReviewProgress> {
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

const isGoingOn = (job: ReviewJob, listener: ReviewListener): boolean => job.listeners.has(listener) && !isOver(job.now);

async function ended(job: ReviewJob, listener: ReviewListener): Promise<void> {
  while (isGoingOn(job, listener)) await job.changed.happened;
}

const isOver = ({ kind }: ReviewProgress): boolean => kind === 'done' || kind === 'stopped' || kind === 'failed';

function wakeUp(job: ReviewJob): void {
  const { changed } = job;
  job.changed = signal();
  changed.happen();
}
