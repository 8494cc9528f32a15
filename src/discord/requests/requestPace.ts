import { setTimeout as sleep } from 'node:timers/promises';

/** Ms in which so many requests may be sent: Discord counts them by the second, and some take a little longer to get there than others. */
const WINDOW = 1_050;

/** Lets the requests of all clients of a process pass one after the other, at most so many in a second. */
export interface RequestPace {
  /** Resolves when the next request may be sent. */
  turn(): Promise<void>;
  /** Says how many may be sent in a second. Before that, any number may. */
  allow(perSecond: number): void;
}

export interface RequestPaceParts {
  /** A monotonic clock in ms. */
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

export function createRequestPace({ now = () => performance.now(), pause = sleep }: RequestPaceParts = {}): RequestPace {
  let perSecond = Number.POSITIVE_INFINITY;
  /** When the latest requests were sent, oldest first. */
  let sent: number[] = [];
  let last: Promise<void> = Promise.resolve();

  async function pass(): Promise<void> {
    for (;;) {
      sent = sent.filter(at => now() - at < WINDOW);
      const [oldest] = sent;
      if (oldest === undefined || sent.length < perSecond) return void sent.push(now());
      await pause(oldest + WINDOW - now());
    }
  }

  return {
    turn: () => {
      last = last.then(pass);
      return last;
    },
    allow: most => {
      perSecond = most;
    },
  };
}
