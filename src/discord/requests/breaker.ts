import type { Log } from '../../matches/context/ports.js';

/**
 * This many refusals in a row stop the bot from posting. Those of requests that were under way together count as one: when a limit is exceeded, Discord
 * refuses all that arrive in the same moment.
 */
export const RUN = 10;
/** Maximum number of refusals in any ten minutes. Discord bans an address at 10,000, and other programs may share the address. */
export const MOST_REFUSALS = 5_000;
const WINDOW = 10 * 60_000;
/** Ms until the first trial request, and the maximum. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 5 * 60_000;
/** After this many ms without a pause, the next pause is the shortest again. */
const CALM = 10 * 60_000;

/**
 * How a request ended. `refused`: 401, 403 or 429. `recipient-refused`: the same, but about a single user or channel (closed DMs, missing
 * permissions). `lost`: 5xx, or no response. `answered`: any other response.
 */
export type Ended = 'answered' | 'refused' | 'recipient-refused' | 'lost';

/** `urgent`: somebody is waiting for it (the answer to an interaction). It is sent even while the breaker is open. */
export type Urgency = 'usual' | 'urgent';

/**
 * A circuit breaker for all requests to Discord. After a run of refusals it stops posting for a while, then tries a single request. If
 * that is answered, posting resumes. In any ten minutes at most `MOST_REFUSALS` requests are refused, whatever happens: requests in
 * progress count as refused until they have ended.
 *
 * Requests through the client's `rest` already pass through the breaker (`guardRequests`), and fail with `PostingStopped` while it is
 * open. That says nothing about the message: keep it, do not count an attempt, and try again later. Workers must ask `room()` before
 * they start anything.
 */
export interface Breaker {
  /**
   * Starts a request; it counts as in progress until the returned function is called with its result. Undefined: the request must not be
   * sent.
   */
  enter(urgency?: Urgency): ((ended: Ended) => void) | undefined;
  /** `open`: nothing is posted. `half-open`: one trial request may be sent. */
  state(): 'closed' | 'open' | 'half-open';
  /** Returns the milliseconds until a request may be tried. */
  waits(): number;
  /** Returns how many posts may be started now: infinitely many, one, or none. */
  room(): number;
}

export interface BreakerParts {
  /** A monotonic clock in ms. */
  readonly now?: () => number;
  readonly log: Log;
}

/** A request that was not sent, because Discord is refusing everything at the moment. */
export class PostingStopped extends Error {
  override readonly name = 'PostingStopped';
  constructor() {
    super('nothing is posted while Discord refuses one request after another');
  }
}

export function createBreaker({ now = () => performance.now(), log }: BreakerParts): Breaker {
  /** The times of the refusals in the last ten minutes. */
  let refusals: number[] = [];
  let underWay = 0;
  let run = 0;
  let entered = 0;
  /** Requests up to this one had entered when the last refusal of the run came. */
  let runUpTo = 0;
  let pause = FIRST_PAUSE;
  let stoppedUntil: number | undefined;
  let calmSince = Number.NEGATIVE_INFINITY;
  let isTrying = false;
  let wasSpent = false;

  const recent = (): number => {
    const oldest = now() - WINDOW;
    const firstRecent = refusals.findIndex(at => at > oldest);
    if (firstRecent !== 0) refusals = firstRecent < 0 ? [] : refusals.slice(firstRecent);
    return refusals.length;
  };
  const isSpent = (): boolean => {
    const spent = recent() + underWay >= MOST_REFUSALS;
    if (spent && !wasSpent)
      log.error({ refusals: recent() }, 'Discord has refused so much in ten minutes that nothing more is sent for a while');
    wasSpent = spent;
    return spent;
  };

  /** Returns the ms until enough of the last ten minutes' refusals have expired. */
  const spentFor = (): number => {
    const last = recent() >= MOST_REFUSALS ? refusals[refusals.length - MOST_REFUSALS] : undefined;
    return last === undefined ? 0 : last + WINDOW - now();
  };
  const waits = (): number => Math.max(0, spentFor(), stoppedUntil === undefined ? 0 : stoppedUntil - now());

  const state: Breaker['state'] = () => {
    if (waits() > 0 || isTrying) return 'open';
    return stoppedUntil === undefined ? 'closed' : 'half-open';
  };

  function stop(): void {
    const isSoon = stoppedUntil !== undefined || now() - calmSince < CALM;
    pause = isSoon ? Math.min(pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
    if (stoppedUntil === undefined)
      log.error({ refusals: recent(), pause }, 'Discord refuses one request after another: nothing is posted for a while');
    stoppedUntil = now() + pause;
  }

  function goOn(): void {
    run = 0;
    if (stoppedUntil === undefined) return;
    stoppedUntil = undefined;
    calmSince = now();
    log.info({}, 'Discord accepts requests again');
  }

  /** Opens or closes the breaker according to the result of a request. */
  function judge(ended: Ended, number: number, isTrial: boolean): void {
    if (ended === 'answered' || ended === 'recipient-refused') {
      if (isTrial || stoppedUntil === undefined) goOn();
    } else if (ended === 'refused') {
      if (number > runUpTo) {
        run += 1;
        runUpTo = entered;
      }
      if (isTrial || (stoppedUntil === undefined && run >= RUN)) stop();
    } else if (isTrial) stoppedUntil = now() + FIRST_PAUSE;
  }

  return {
    state,
    waits,
    room: () => (state() === 'closed' ? Number.POSITIVE_INFINITY : state() === 'half-open' ? 1 : 0),
    enter: (urgency = 'usual') => {
      const isTrial = urgency === 'usual' && state() === 'half-open';
      if (isSpent() || (urgency === 'usual' && state() === 'open')) return undefined;
      underWay += 1;
      entered += 1;
      const number = entered;
      if (isTrial) isTrying = true;
      return ended => {
        underWay -= 1;
        if (isTrial) isTrying = false;
        if (ended === 'refused' || ended === 'recipient-refused') refusals.push(now());
        if (urgency === 'usual') judge(ended, number, isTrial);
      };
    },
  };
}
