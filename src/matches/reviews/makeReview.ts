import type { HostingContext } from '../context/ports.js';
import type { PhaseHead } from '../model/match.js';
import type { GameReview } from '../read/gameReview.js';
import type { LookAtPhase } from './lookAtPhase.js';
import { type KeptReview, type ReviewJob, type ReviewProgress, tell } from './reviewJob.js';

/** In a longer game the chances are looked at in so many phases, evenly. */
const CHANCES = 48;

interface ReviewMaking {
  readonly hosting: HostingContext;
  readonly look: LookAtPhase;
  /** Whether anybody waits for the review. */
  readonly isWanted: (job: ReviewJob) => boolean;
}

/** Looks at the phases of a game one after the other, and tells how far it is. Returns the end of it. */
export async function makeReview({ hosting, look, isWanted }: ReviewMaking, job: ReviewJob): Promise<ReviewProgress> {
  const { match, kept } = job;
  const closed = (await hosting.store.history.phaseHeads(match.id)).filter(({ closedAt }) => closedAt !== undefined);
  for (const { head, now, withChances } of looksAt(closed)) {
    if (!isWanted(job)) return { kind: 'stopped' };
    tell(job, now);
    if (kept.phases.get(head.number)?.missing === 0) continue;
    if (!(await look(job, head, withChances))) return { kind: 'stopped' };
  }
  const review = reviewOf(kept);
  // Nothing but gaps is no review.
  if (review.phases.length === 0 && review.leftOut > 0) return { kind: 'failed' };
  kept.review = review;
  return { kind: 'done', review };
}

interface Look {
  readonly head: PhaseHead;
  /** How far the review is before it. */
  readonly now: ReviewProgress;
  readonly withChances: boolean;
}

/** The looks at the phases of a game, in order. */
function looksAt(closed: readonly PhaseHead[]): readonly Look[] {
  const unit = closed.every(({ turn }) => turn?.year !== undefined) ? 'years' : 'phases';
  const years = closed.map(({ turn, number }) => (unit === 'years' ? turn?.year : number));
  const of = new Set(years).size;
  const every = Math.max(1, Math.ceil(closed.filter(({ kind }) => kind === 'movement').length / CHANCES));
  let moves = 0;
  const begun = new Set<(typeof years)[number]>();
  return closed.map((head, i) => {
    if (head.kind === 'movement') moves += 1;
    const isBegun = i > 0 && years[i] === years[i - 1];
    const done = begun.size - (isBegun ? 1 : 0);
    begun.add(years[i]);
    return { head, now: { kind: 'working', unit, done, of }, withChances: moves % every === 0 };
  });
}

/** What was found so far. */
function reviewOf({ phases }: KeptReview): GameReview {
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
