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
  const refusals = createRefusals({ now, log });
  const pause = createPause({ now, log, refused: refusals.recent });
  let entered = 0;
  let run = 0;
  /** Requests up to this one had entered when the last refusal of the run came. */
  let runUpTo = 0;
  let isTrying = false;

  const waits = (): number => Math.max(0, refusals.spentFor(), pause.waits());

  const state: Breaker['state'] = () => {
    if (waits() > 0 || isTrying) return 'open';
    return pause.isOver() ? 'closed' : 'half-open';
  };

  /** Opens or closes the breaker according to the result of a request. */
  function judge(ended: Ended, number: number, isTrial: boolean): void {
    if (ended === 'answered' || ended === 'recipient-refused') {
      if (!isTrial && !pause.isOver()) return;
      run = 0;
      pause.end();
    } else if (ended === 'refused') {
      if (number > runUpTo) {
        run += 1;
        runUpTo = entered;
      }
      if (isTrial || (pause.isOver() && run >= RUN)) pause.begin();
    } else if (isTrial) pause.goOn();
  }

  return {
    state,
    waits,
    room: () => (state() === 'closed' ? Number.POSITIVE_INFINITY : state() === 'half-open' ? 1 : 0),
    enter: (urgency = 'usual') => {
      const isTrial = urgency === 'usual' && state() === 'half-open';
      if (refusals.areTooMany() || (urgency === 'usual' && state() === 'open')) return undefined;
      refusals.begin();
      entered += 1;
      const number = entered;
      if (isTrial) isTrying = true;
      return ended => {
        refusals.end(ended === 'refused' || ended === 'recipient-refused');
        if (isTrial) isTrying = false;
        if (urgency === 'usual') judge(ended, number, isTrial);
      };
    },
  };
}

/** The refusals of the last ten minutes. */
interface Refusals {
  begin(): void;
  end(isRefused: boolean): void;
  /** How many there were. */
  recent(): number;
  /** Whether nothing more may be sent, should all requests under way be refused too. Logs when that begins. */
  areTooMany(): boolean;
  /** Returns the ms until enough of the last ten minutes' refusals have expired. */
  spentFor(): number;
}

function createRefusals({ now, log }: Required<BreakerParts>): Refusals {
  let times: number[] = [];
  let underWay = 0;
  let wereTooMany = false;
  const recent = (): number => {
    const oldest = now() - WINDOW;
    const firstRecent = times.findIndex(at => at > oldest);
    if (firstRecent !== 0) times = firstRecent < 0 ? [] : times.slice(firstRecent);
    return times.length;
  };
  return {
    begin: () => {
      underWay += 1;
    },
    end: isRefused => {
      underWay -= 1;
      if (isRefused) times.push(now());
    },
    recent,
    areTooMany: () => {
      const areTooMany = recent() + underWay >= MOST_REFUSALS;
      if (areTooMany && !wereTooMany)
        log.error({ refusals: recent() }, 'Discord has refused so much in ten minutes that nothing more is sent for a while');
      wereTooMany = areTooMany;
      return areTooMany;
    },
    spentFor: () => {
      const last = recent() >= MOST_REFUSALS ? times[times.length - MOST_REFUSALS] : undefined;
      return last === undefined ? 0 : last + WINDOW - now();
    },
  };
}

/** A time in which nothing is posted, until a trial request is answered. */
interface Pause {
  isOver(): boolean;
  /** Ms until a trial request may be sent; 0 or less if it may be sent now, or if the pause is over. */
  waits(): number;
  /** Begins the pause, or another, longer one if a trial request was refused. */
  begin(): void;
  /** Goes on for a short while: nobody knows what became of the trial request. */
  goOn(): void;
  end(): void;
}

function createPause({ now, log, refused }: Required<BreakerParts> & { readonly refused: () => number }): Pause {
  let length = FIRST_PAUSE;
  let until: number | undefined;
  let calmSince = Number.NEGATIVE_INFINITY;
  return {
    isOver: () => until === undefined,
    waits: () => (until === undefined ? 0 : until - now()),
    begin: () => {
      const isSoon = until !== undefined || now() - calmSince < CALM;
      length = isSoon ? Math.min(length * 2, LONGEST_PAUSE) : FIRST_PAUSE;
      if (until === undefined)
        log.error({ refusals: refused(), pause: length }, 'Discord refuses one request after another: nothing is posted for a while');
      until = now() + length;
    },
    goOn: () => {
      until = now() + FIRST_PAUSE;
    },
    end: () => {
      if (until === undefined) return;
      until = undefined;
      calmSince = now();
      log.info({}, 'Discord accepts requests again');
    },
  };
}
